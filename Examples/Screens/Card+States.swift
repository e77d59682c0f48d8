import ExampleSupport
import OpenWeatherScreenKit

extension Card {
    /// Creates the card of a screen that has nothing to show yet.
    init(_ prompt: PromptContent, direction: TextDirection) {
        let action = prompt.action.map { [Row.space, .text("[ \($0.title) ]", .center, isBold: true)] } ?? []
        self.init(
            rows: [.text(prompt.title, .center, isBold: true), .space, .text(prompt.message, .center)] + action,
            theme: .neutral,
            direction: direction
        )
    }

    /// Creates the card of a screen whose load failed.
    init(_ failure: FailureContent, direction: TextDirection) {
        self.init(
            rows: [
                .text("! \(failure.title)", isBold: true), .text(failure.message),
            ] + (failure.action.map { [.space, .text("[ \($0.title) ]", isBold: true)] } ?? []),
            theme: .neutral,
            direction: direction
        )
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
        let action = failure.action.map { [Card.Row.text("[ \($0.title) ]", isBold: true)] } ?? []
        return [.text("! \(failure.title)", isBold: true), .text(failure.message)] + action
    }
}

extension ScreenState {
    /// Returns the state as lines of text: `draw` for content, a card for any other state.
    func lines(
        in environment: ScreenEnvironment,
        for terminal: Terminal,
        _ draw: (Content) -> [String]
    ) -> [String] {
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
