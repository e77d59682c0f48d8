import OpenWeatherScreenKit

/// The index page, with links to the languages.
enum IndexPage: Sendable {
    /// The HTML document.
    static var document: String {
        let texts = GalleryTexts.texts(in: .english)
        return PageFrame.document(Edition(.english), title: "OpenWeather · \(texts.title)") {
            Markup("header", ["class": "masthead"]) {
                Markup("div") {
                    Markup("h1") { texts.title }
                    Markup("p") { texts.introduction }
                }
                PageFrame.themes(texts)
            }
            Markup("main", ["id": "main"]) {
                Markup("ul", ["class": "doors"]) {
                    for edition in Edition.all { door(edition) }
                }
            }
            Markup("footer") { Markup("p") { texts.closing } }
        }
    }

    private static func door(_ edition: Edition) -> Markup {
        Markup("li") {
            Markup(
                "a",
                [
                    "class": "door", "href": "\(edition.tag).html", "lang": edition.tag,
                    "dir": edition.language.layoutDirection == .rightToLeft ? "rtl" : "ltr",
                ]
            ) {
                Markup("strong") { edition.texts.languageName }
                Markup("span") { edition.texts.title }
            }
        }
    }
}
