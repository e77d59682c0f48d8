import OpenWeatherFavoritesFeature
import OpenWeatherScreenKit

/// The favorites as HTML.
enum FavoritesPage: Sendable {
    /// Returns the screen; `more` names the button that opens the actions of a row.
    static func markup(_ content: FavoritesContent, more: String) -> Markup {
        ScreenFrame.plain(content.layoutDirection) {
            Part.bar(back: content.back, title: content.title, refresh: content.refresh)
            Part.notice(content.notice)
            list(content.list, more: more)
            content.retry.map { Part.button($0, class: "secondary") }
            content.attribution.map { Part.attribution($0) }
        }
    }

    @MarkupBuilder
    private static func list(_ list: FavoritesContent.List, more: String) -> [Markup] {
        switch list {
        case .loading(let text): LocationSearchPage.progress(text)
        case .empty(let prompt): Part.prompt(prompt)
        case .rows(let rows):
            Markup("ul", ["class": "rows card"]) {
                for row in rows { self.row(row, more: more) }
            }
        case .failed(let failure): Part.failure(failure)
        }
    }

    private static func row(_ row: FavoritesContent.Row, more: String) -> Markup {
        Markup("li", ["aria-busy": row.weather.isLoading ? "true" : nil]) {
            place(row)
            Part.menu("\(more) · \(row.place.title)") {
                for action in [row.moveUp, row.moveDown, row.remove].compactMap(\.self) {
                    Part.button(action, class: "menu-item")
                }
            }
        }
    }

    /// Returns the button of a place with the weather there; `isCurrent` marks the place that is shown.
    private static func place(_ row: FavoritesContent.Row, isCurrent: Bool = false) -> Markup {
        Markup(
            "button",
            [
                "type": "button", "class": "row listed", "title": row.place.accessibility.hint,
                "data-id": row.place.identifier, "aria-current": isCurrent ? "true" : nil,
            ]
        ) {
            Part.spoken(row.place.accessibility)
            Markup("span", ["aria-hidden": "true", "class": "listed-face"]) {
                icon(row.weather)
                Markup("span", ["class": "listed-words"]) {
                    Markup("span", ["class": "row-title"]) {
                        row.isDevice ? SymbolIcon.markup("location.fill") : nil
                        row.place.title
                    }
                    if row.isDevice, let place = row.place.subtitle { detail(place) }
                    row.weather.weather.map { detail($0.condition.text) }
                    row.weather.notice.map { detail($0.text) }
                }
                Markup("span", ["class": "listed-value"]) { row.weather.weather?.temperature.text ?? "––" }
            }
        }
    }

    /// Returns the places beside a wide screen, with the first one marked as the one that is shown.
    static func sidebar(_ content: FavoritesContent) -> Markup {
        Markup("nav", ["class": "places", "aria-label": content.title.text]) {
            Markup("p", ["class": "places-title", "aria-hidden": "true"]) { content.title.text }
            Markup("ul") {
                for (index, row) in content.list.rows.enumerated() {
                    Markup("li") { place(row, isCurrent: index == 0) }
                }
            }
        }
    }

    private static func icon(_ weather: FavoritesContent.WeatherState) -> Markup? {
        weather.weather.map { IconMarkup.markup($0.icon, class: "listed-icon") }
    }

    private static func detail(_ text: String) -> Markup {
        Markup("span", ["class": "row-detail"]) { text }
    }

    /// Returns a button that shows only its symbol and is named after its action and its row.
    static func iconButton(_ action: ActionContent, of title: String) -> Markup {
        Markup(
            "button",
            [
                "type": "button", "class": "icon-button", "data-id": action.id,
                "aria-label": "\(action.title) · \(title)",
            ]
        ) { SymbolIcon.markup(action.symbolName) }
    }
}
