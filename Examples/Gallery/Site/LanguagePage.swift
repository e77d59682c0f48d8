public import OpenWeatherScreenKit

/// The page of one language, with every screen in every state.
public struct LanguagePage: Hashable, Sendable {
    /// The language.
    public let language: TextLanguage
    /// The screens in order.
    public let sections: [ScreenSection]

    /// The HTML document.
    public var document: String {
        let texts = GalleryTexts.texts(in: language)
        return PageFrame.document(language, title: "OpenWeather · \(texts.title)") {
            Markup("a", ["class": "skip", "href": "#main"]) { texts.skip }
            Markup("svg", ["class": "sprite", "aria-hidden": "true", "width": "0", "height": "0"]) {
                WeatherIcon.sprite
                SymbolIcon.sprite
            }
            Markup("header", ["class": "masthead"]) {
                Markup("div") {
                    Markup("h1") { texts.title }
                    Markup("p") { texts.introduction }
                }
                Markup("div", ["class": "choices"]) {
                    PageFrame.languages(texts, current: language)
                    PageFrame.themes(texts)
                }
            }
            Markup("nav", ["class": "sections", "aria-label": texts.screens]) {
                Markup("ul") {
                    for section in sections {
                        Markup("li") { Markup("a", ["class": "chip", "href": "#\(section.id)"]) { section.title } }
                    }
                }
            }
            Markup("main", ["id": "main"]) {
                for section in sections { section.markup }
            }
            Markup("footer") { Markup("p") { texts.closing } }
        }
    }
}
