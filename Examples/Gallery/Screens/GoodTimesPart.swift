import OpenWeatherScreenKit

/// The good times for activities as HTML, on home and on the screens of days.
enum GoodTimesPart: Sendable {
    /// Returns the card; `nil` without a content.
    static func markup(_ content: GoodTimesContent?) -> Markup? {
        content.map { content in
            Markup("div", ["class": "card"]) {
                Part.text(content.title, "h5")
                Markup("ul", ["class": "good-times"]) { for row in content.rows { self.row(row) } }
            }
        }
    }

    private static func row(_ row: GoodTimesContent.Row) -> Markup {
        Markup("li", ["data-id": row.id]) {
            Part.spoken(row.accessibility)
            Markup("span", ["class": "good-time", "aria-hidden": "true"]) {
                SymbolIcon.markup(row.symbolName)
                Markup("span", ["class": "value strong"]) { row.name }
                Markup("span", ["class": "value"]) { row.text }
            }
        }
    }
}
