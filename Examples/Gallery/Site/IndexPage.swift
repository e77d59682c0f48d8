import OpenWeatherScreenKit

/// The index page, with links to the languages.
enum IndexPage: Sendable {
    /// The HTML document.
    static var document: String {
        let texts = GalleryTexts.texts(in: .english)
        return PageFrame.document(.english, title: "OpenWeather · \(texts.title)") {
            Markup("header", ["class": "masthead"]) {
                Markup("div") {
                    Markup("h1") { texts.title }
                    Markup("p") { texts.introduction }
                }
                PageFrame.themes(texts)
            }
            Markup("main", ["id": "main"]) {
                Markup("ul", ["class": "doors"]) {
                    for language in TextLanguage.allCases { door(language) }
                }
            }
            Markup("footer") { Markup("p") { texts.closing } }
        }
    }

    private static func door(_ language: TextLanguage) -> Markup {
        let texts = GalleryTexts.texts(in: language)
        return Markup("li") {
            Markup(
                "a",
                [
                    "class": "door", "href": "\(language.rawValue).html", "lang": language.rawValue,
                    "dir": language.layoutDirection == .rightToLeft ? "rtl" : "ltr",
                ]
            ) {
                Markup("strong") { texts.languageName }
                Markup("span") { texts.title }
            }
        }
    }
}
