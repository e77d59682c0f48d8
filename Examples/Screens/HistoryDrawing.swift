public import ExampleSupport
public import OpenWeatherHistoryFeature
import OpenWeatherScreenKit

/// A drawing of the history with characters.
public enum HistoryDrawing: Sendable {
    /// Returns the screen as lines of text, with a mark at the entry at index `selected`.
    public static func lines(
        _ content: HistoryContent,
        selected: Int? = nil,
        for terminal: Terminal
    ) -> [DrawnLine] {
        var rows: [Card.Row] = [.text(content.title.text, isBold: true)]
        rows += .notice(content.notice)
        rows.append(.rule)
        switch content.list {
        case .loading(let text): rows.append(.text(text.text, isDim: true))
        case .empty(let prompt):
            rows += .prompt(prompt)
        case .sections(let sections): rows += self.rows(of: sections, selected)
        case .failed(let failure):
            rows += .failure(failure)
        }
        if let question = content.confirmation {
            rows += [
                .rule, .text(question.title, isBold: true), .text(question.message),
                .button(question.confirm), .button(question.cancel, key: .escape),
            ]
        }
        return Card(rows: rows, theme: .neutral, direction: content.layoutDirection).lines(for: terminal)
    }

    private static func rows(of sections: [HistoryContent.Section], _ selected: Int?) -> [Card.Row] {
        var first = 0
        return sections.enumerated()
            .flatMap { index, section in
                defer { first += section.rows.count }
                let cells = section.rows.map { row in
                    let title = row.kind == .search ? "⌕ \(row.title)" : row.title
                    return [row.time?.text ?? "", title, row.subtitle ?? ""].map { StyledText($0) }
                }
                let columns: [Table.Column] = [.init(), .init(isFlexible: true), .init(isFlexible: true)]
                let entries = [Card.Row.items(cells, columns, first: first, selected: selected)]
                return (index == 0 ? [] : [.space]) + [.text(section.title, isDim: true)] + entries
            }
    }
}
