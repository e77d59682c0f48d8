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
