public import ExampleSupport
public import OpenWeatherLocationSearchFeature
import OpenWeatherScreenKit

/// A drawing of the search with characters.
public enum LocationSearchDrawing: Sendable {
    /// Returns the screen as lines of text, with a mark at the row at index `selected`.
    public static func lines(
        _ content: LocationSearchContent,
        selected: Int? = nil,
        for terminal: Terminal
    ) -> [DrawnLine] {
        var rows: [Card.Row] = [.text(content.title.text, isBold: true), .space]
        rows.append(field(content.field))
        if let locating = content.locating { rows.append(.text(locating.text, isDim: true)) }
        rows += .notice(content.notice)
        rows.append(.rule)
        switch content.list {
        case .nothingSaved(let prompt), .noResults(let prompt):
            rows += .prompt(prompt)
        case .saved(let sections):
            rows += saved(sections, selected)
        case .searching(let text, let previous):
            rows += [.text(text.text, isDim: true)] + places(previous, selected)
        case .results(let found, _):
            rows += places(found, selected)
        case .failed(let failure, let previous):
            rows += .failure(failure)
            rows += places(previous, selected)
        }
        return Card(rows: rows, theme: .neutral, direction: content.layoutDirection).lines(for: terminal)
    }

    /// Returns the row of the field, with the text or, when it is empty, the prompt.
    static func field(_ field: SearchFieldContent, isInFocus: Bool = true) -> Card.Row {
        let cursor = isInFocus ? "▏" : ""
        // A line and not a text, so that spaces stay as they were typed.
        return field.text.isEmpty ? .line("> \(cursor)\(field.prompt)", isDim: true) : .line("> \(field.text)\(cursor)")
    }

    private static func saved(_ sections: [LocationSearchContent.Section], _ selected: Int?) -> [Card.Row] {
        var first = 0
        return sections.enumerated()
            .flatMap { index, section in
                defer { first += section.rows.count }
                let heading: [Card.Row] = [.text(section.title, isDim: true)]
                return (index == 0 ? [] : [.space]) + heading + places(section.rows, first: first, selected)
            }
    }

    private static func places(
        _ places: [LocationSearchContent.Row],
        first: Int = 0,
        _ selected: Int?
    ) -> [Card.Row] {
        let cells = places.map { row in
            [row.isFavorite ? "★" : "", row.place.title, row.place.subtitle ?? "", row.place.coordinates ?? ""]
                .map { StyledText($0) }
        }
        let columns: [Table.Column] = [
            .init(gap: 1), .init(isFlexible: true), .init(isFlexible: true), .init(isOptional: true),
        ]
        return places.isEmpty ? [] : [.items(cells, columns, first: first, selected: selected)]
    }
}
