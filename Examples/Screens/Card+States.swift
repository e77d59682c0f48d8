public import ExampleSupport
public import OpenWeatherScreenKit

extension Card {
    /// Creates the card of a screen that has nothing to show yet.
    public init(_ prompt: PromptContent, direction: TextDirection) {
        // The first of several ways takes Enter, and the search its own key.
        let others = prompt.alternatives.map { Row.button($0, .center) }
        let search =
            prompt.action.map { [Row.button($0, .center, key: others.isEmpty ? .enter : .character("/"))] } ?? []
        let buttons = others + search
        let action = buttons.isEmpty ? [] : [Row.space] + buttons
        self.init(
            rows: [.text(prompt.title, .center, isBold: true), .space, .text(prompt.message, .center)] + action,
            theme: .neutral,
            direction: direction
        )
    }

    /// Creates the card of a screen whose load failed.
    public init(_ failure: FailureContent, direction: TextDirection) {
        self.init(
            rows: [
                .text("! \(failure.title)", isBold: true), .text(failure.message),
            ] + (failure.action.map { [.space, .button($0)] } ?? []),
            theme: .neutral,
            direction: direction
        )
    }
}

extension Card.Row {
    /// Returns the row of a button, which a click presses like `key`.
    static func button(
        _ action: ActionContent,
        _ alignment: TextLayout.Alignment = .leading,
        key: Key = .enter
    ) -> Card.Row {
        .clickable([.text("[ \(action.title) ]", alignment, isBold: true)], .key(key))
    }

    /// Returns a table of items, each of which can be clicked.
    ///
    /// - Parameters:
    ///   - rows: The cells of each item.
    ///   - columns: The columns.
    ///   - first: The number of the first item on its screen.
    ///   - selected: The number of the item with the mark; `nil` for none.
    /// - Returns: The row.
    public static func items(
        _ rows: [[StyledText]],
        _ columns: [Table.Column],
        first: Int = 0,
        selected: Int?
    ) -> Card.Row {
        let cells = rows.enumerated()
            .map { index, cells in
                let isSelected = first + index == selected
                let mark = StyledText(isSelected ? Selection.mark : " ")
                return ([mark] + cells)
                    .map { cell in
                        cell.styled { $0.isBold = $0.isBold || isSelected }.clickable(.item(first + index))
                    }
            }
        return .table(Table([Table.Column(gap: 1)] + columns), cells)
    }
}

extension [Card.Row] {
    /// Returns the rows of a notice with space above it; empty when there is no notice.
    static func notice(_ notice: NoticeContent?) -> [Card.Row] {
        notice.map { [.space, .text("! \($0.text)", isBold: true)] } ?? []
    }

    /// Returns the rows of a prompt in place of a list.
    static func prompt(_ prompt: PromptContent) -> [Card.Row] {
        [.text(prompt.title, .center, isBold: true), .text(prompt.message, .center)]
    }

    /// Returns the rows of a failure in place of a list, with what helps below it.
    static func failure(_ failure: FailureContent) -> [Card.Row] {
        let action = failure.action.map { [Card.Row.button($0)] } ?? []
        return [.text("! \(failure.title)", isBold: true), .text(failure.message)] + action
    }
}

extension ScreenState {
    /// Returns the state as lines: `draw` for content, a card for any other state.
    func lines(
        in environment: ScreenEnvironment,
        for terminal: Terminal,
        _ draw: (Content) -> [DrawnLine]
    ) -> [DrawnLine] {
        let direction = environment.layoutDirection
        return switch self {
        case .idle(let prompt): Card(prompt, direction: direction).lines(for: terminal)
        case .loading(let content), .loaded(let content): draw(content)
        case .failed(let failure): Card(failure, direction: direction).lines(for: terminal)
        }
    }
}

/// The mark of the selected row.
public enum Selection: Sendable {
    /// The character of the mark.
    public static let mark = "▸"

    /// Returns `text` after the mark, or after as much space.
    static func row(_ text: String, isSelected: Bool) -> String {
        isSelected ? "\(mark) \(text)" : "  \(text)"
    }
}
