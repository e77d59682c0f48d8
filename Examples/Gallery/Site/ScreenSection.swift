/// A screen in all its states.
public struct ScreenSection: Hashable, Sendable {
    /// An identifier that is unique on the page.
    public let id: String
    /// The name of the screen.
    public let title: String
    /// The screen in each state.
    public let samples: [ScreenSample]

    /// The HTML of the section.
    var markup: Markup {
        Markup("section", ["id": id, "aria-labelledby": "\(id)-heading"]) {
            Markup("h2", ["id": "\(id)-heading"]) { title }
            Markup("div", ["class": "samples \(id)-samples"]) {
                for sample in samples { sample.article }
            }
        }
    }
}

/// A screen in one state.
public struct ScreenSample: Hashable, Sendable {
    /// An identifier that is unique on the page, for example `home-loaded`.
    public let id: String
    /// The name of the state.
    public let title: String
    /// The HTML of the screen.
    let markup: Markup

    /// The HTML of the screen with its title.
    var article: Markup {
        Markup("article", ["class": "sample", "id": id, "aria-labelledby": "\(id)-title"]) {
            Markup("h3", ["id": "\(id)-title"]) { title }
            markup
        }
    }
}

/// The identifiers of the sections of a page, one for each screen.
enum Anchor: Sendable {
    static let home = "home"
    static let search = "search"
    static let forecast = "forecast"
    static let dayDetail = "day"
    static let airQuality = "air"
    static let favorites = "favorites"
    static let history = "history"
    static let converter = "converter"
    static let settings = "settings"
    static let widget = "widget"
}
