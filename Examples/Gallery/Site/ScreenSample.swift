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
