import OpenWeatherScreenKit

/// The parts that all pages of the site share.
enum PageFrame: Sendable {
    /// Returns a whole document.
    static func document(
        _ edition: Edition,
        title: String,
        rules: String = Stylesheet.all,
        class style: String? = nil,
        @MarkupBuilder _ body: () -> [Markup]
    ) -> String {
        Markup(
            document: Markup(
                "html",
                ["lang": edition.tag, "dir": edition.language.layoutDirection == .rightToLeft ? "rtl" : "ltr"]
            ) {
                Markup("head") {
                    Markup("meta", ["charset": "utf-8"])
                    Markup("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
                    Markup("meta", ["name": "color-scheme", "content": "light dark"])
                    Markup("title") { title }
                    // An empty icon, so that the browser does not request one.
                    Markup("link", ["rel": "icon", "href": "data:,"])
                    Markup(stylesheet: rules)
                }
                Markup("body", ["class": style]) { body() }
            }
        )
        .html
    }

    /// Returns the switch between the colors of the system, light, and dark; it needs no script.
    static func themes(_ texts: GalleryTexts) -> Markup {
        Markup("fieldset", ["class": "segments themes"]) {
            Markup("legend", ["class": "spoken"]) { texts.theme }
            theme("theme-system", texts.themeSystem, isChecked: true)
            theme("theme-light", texts.themeLight, isChecked: false)
            theme("theme-dark", texts.themeDark, isChecked: false)
        }
    }

    private static func theme(_ id: String, _ title: String, isChecked: Bool) -> Markup {
        Markup("label") {
            Markup("input", ["type": "radio", "name": "theme", "id": id, "checked": isChecked ? "" : nil])
            Markup("span") { title }
        }
    }
}
