/// A screen in all its states.
public struct ScreenSection: Hashable, Sendable {
    /// An identifier that is unique on the page.
    public let id: String
    /// The name of the screen.
    public let title: String
    /// The views that the page shows one at a time.
    public let views: [ScreenView]

    /// Creates a section with a view for each sample.
    init(id: String, title: String, samples: [ScreenSample]) {
        self.init(id: id, title: title, views: samples.map { ScreenView(id: $0.id, title: $0.title, samples: [$0]) })
    }

    /// Creates a section with some views of several samples.
    init(id: String, title: String, views: [ScreenView]) {
        self.id = id
        self.title = title
        self.views = views
    }
}

/// What the page shows at a time: one sample, or several that belong together.
public struct ScreenView: Hashable, Sendable {
    /// An identifier that is unique on the page, which is the fragment of the view's address.
    public let id: String
    /// The name of the state.
    public let title: String
    /// The samples.
    public let samples: [ScreenSample]
}

/// A screen in one state.
public struct ScreenSample: Hashable, Sendable {
    /// An identifier that is unique on the page, for example `home-loaded`.
    public let id: String
    /// The name of the state.
    public let title: String
    /// The HTML of the screen.
    let markup: Markup
}

/// The identifiers of the sections of a page, one for each screen.
enum Anchor: Sendable {
    static let home = "home"
    static let search = "search"
    static let forecast = "forecast"
    static let dayDetail = "day"
    static let airQuality = "air"
    static let map = "map"
    static let favorites = "favorites"
    static let history = "history"
    static let converter = "converter"
    static let settings = "settings"
    static let widget = "widget"
    static let parts = "parts"
}
