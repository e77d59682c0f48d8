/// A screen in all its states.
public struct ScreenSection: Hashable, Sendable {
    /// A name that is unique on the page.
    public let id: String
    /// What the screen is called.
    public let title: String
    /// The states.
    public let samples: [ScreenSample]

    /// The section of the page.
    var markup: Markup {
        Markup("section", ["id": id, "aria-labelledby": "\(id)-heading"]) {
            Markup("h2", ["id": "\(id)-heading"]) { title }
            Markup("div", ["class": "samples \(id)-samples"]) {
                for sample in samples { sample.article }
            }
        }
    }
}
