import OpenWeatherLocationSearchFeature
import OpenWeatherScreenKit

/// The search for places as HTML.
enum LocationSearchPage: Sendable {
    /// Returns the screen.
    static func markup(_ content: LocationSearchContent) -> Markup {
        ScreenFrame.plain(content.layoutDirection) {
            Part.bar(back: content.back, title: content.title)
            field(content.field)
            content.useCurrentLocation.map { Part.button($0, class: "secondary") }
            content.locating.map { progress($0) }
            if let help = content.locationHelp { Part.notice(help) } else { Part.notice(content.notice) }
            list(content.list)
        }
    }

    /// Returns the field for the name of a place.
    static func field(_ field: SearchFieldContent) -> Markup {
        Markup("label", ["class": "field"]) {
            SymbolIcon.markup("magnifyingglass")
            Markup("span", ["class": "spoken"]) { field.accessibility.label }
            Markup(
                "input",
                [
                    "type": "search", "value": field.text, "placeholder": field.prompt, "autocomplete": "off",
                    "data-id": field.id,
                ]
            )
        }
    }

    /// Returns a progress message.
    static func progress(_ text: TextContent) -> Markup {
        Markup("p", ["class": "progress", "data-id": text.id]) {
            Markup("span", ["class": "spinner", "aria-hidden": "true"])
            Markup("span") { text.text }
        }
    }

    @MarkupBuilder
    private static func list(_ list: LocationSearchContent.List) -> [Markup] {
        switch list {
        case .nothingSaved(let prompt), .noResults(let prompt): Part.prompt(prompt)
        case .saved(let sections):
            for section in sections {
                Markup("h5") { section.title }
                rows(section.rows)
            }
        case .searching(let text, let previous):
            progress(text)
            rows(previous)
        case .results(let places, let announcement):
            Markup("p", ["class": "spoken", "role": "status"]) { announcement }
            rows(places)
        case .failed(let failure, let previous):
            Part.failure(failure)
            rows(previous)
        }
    }

    private static func rows(_ rows: [LocationSearchContent.Row]) -> Markup? {
        guard !rows.isEmpty else { return nil }
        return Markup("ul", ["class": "rows card"]) {
            for row in rows {
                Markup("li") {
                    place(row.place)
                    for action in row.swipeActions {
                        iconButton(action, of: row)
                    }
                }
            }
        }
    }

    /// Returns the row of a place.
    static func place(_ place: PlaceContent) -> Markup {
        Markup(
            "button",
            ["type": "button", "class": "row", "title": place.accessibility.hint, "data-id": place.identifier]
        ) {
            Part.spoken(place.accessibility)
            Markup("span", ["aria-hidden": "true", "class": "row-title"]) { place.title }
            place.subtitle.map { text in Markup("span", ["aria-hidden": "true", "class": "row-detail"]) { text } }
            place.coordinates.map { text in Markup("span", ["aria-hidden": "true", "class": "row-detail"]) { text } }
        }
    }

    private static func iconButton(_ action: LocationSearchContent.SwipeAction, of row: LocationSearchContent.Row)
        -> Markup
    {
        let symbol = action.kind == .remove ? action.action.symbolName : row.favoriteSymbolName
        return Markup(
            "button",
            [
                "type": "button", "class": "icon-button \(action.kind.rawValue)", "data-id": action.id,
                "aria-label": "\(action.action.title) · \(row.place.title)",
            ]
        ) { SymbolIcon.markup(symbol) }
    }
}
