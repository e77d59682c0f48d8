/// The page of one language, which shows one screen in one state at a time.
///
/// The fragment of the address selects the state, so that links are all it takes to browse: no script runs.
public struct LanguagePage: Hashable, Sendable {
    /// The language, and the region of its reader.
    public let edition: Edition
    /// The screens in order.
    public let sections: [ScreenSection]

    /// The HTML document.
    public var document: String {
        let texts = edition.texts
        let rules = [Stylesheet.all, Stylesheet.site, Stylesheet.marks(sections), Stylesheet.edges]
        return PageFrame.document(
            edition,
            title: "OpenWeather · \(texts.title)",
            rules: rules.joined(separator: "\n"),
            class: "gallery"
        ) {
            Markup("a", ["class": "skip", "href": "#\(Anchor.home)"]) { texts.skip }
            Markup("svg", ["class": "sprite", "aria-hidden": "true", "width": "0", "height": "0"]) {
                IconMarkup.sprite
                SymbolIcon.sprite
                MetricDrawing.shapes
            }
            Markup("div", ["class": "side"]) {
                Markup("header") {
                    Markup("h1") { texts.title }
                    PageFrame.themes(texts)
                }
                Markup("nav", ["class": "screens", "aria-label": texts.screens]) {
                    Markup("ul", ["class": "fading"]) {
                        for section in sections {
                            Markup("li") { Markup("a", ["class": "chip", "href": "#\(section.id)"]) { section.title } }
                        }
                    }
                }
            }
            Markup("main", ["id": "main"]) { views }
            Markup("footer") {
                Markup("p") { texts.introduction }
                Markup("p") { texts.closing }
            }
        }
    }

    @MarkupBuilder
    private var views: [Markup] {
        for (index, section) in sections.enumerated() {
            let before = index > 0 ? sections[index - 1].views.last : nil
            let after = index + 1 < sections.count ? sections[index + 1].views.first : nil
            SectionMarkup(section: section, edition: edition).markup(before: before, after: after)
        }
    }
}
