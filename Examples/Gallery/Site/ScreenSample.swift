/// A screen in one state.
public struct ScreenSample: Hashable, Sendable {
    /// A name that is unique on the page, for example `home-loaded`.
    public let id: String
    /// What the state is called.
    public let title: String
    /// The screen.
    let markup: Markup

    /// The screen with its title.
    var article: Markup {
        Markup("article", ["class": "sample", "id": id, "aria-labelledby": "\(id)-title"]) {
            Markup("h3", ["id": "\(id)-title"]) { title }
            markup
        }
    }
}
