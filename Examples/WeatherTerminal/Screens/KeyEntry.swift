import ExampleScreens
import ExampleSupport
import OpenWeatherCore
import OpenWeatherScreenKit

/// The card of a key that is missing or refused, with a field for another one.
///
/// The field shows a dot for each character and never the key.
struct KeyEntry {
    /// The result of a key.
    enum Outcome: Equatable {
        /// The card stays.
        case stays
        /// The card closes without a new key.
        case closes
        /// A key for the service was entered.
        case entered(Secret)
    }

    /// The failure that the card explains.
    let failure: FailureContent
    /// Whether a key in the environment comes first at the next start.
    let isSetInEnvironment: Bool

    private var text = ""

    /// Creates the card of a failure.
    init(_ failure: FailureContent, isSetInEnvironment: Bool) {
        self.failure = failure
        self.isSetInEnvironment = isSetInEnvironment
    }

    /// Returns the keys of the card.
    func hints(_ texts: TerminalTexts) -> [KeyHint] {
        [KeyHint(texts.enter, texts.save, .enter), texts.backHint(texts.close)]
    }

    /// Handles a key.
    mutating func press(_ key: Key) -> Outcome {
        switch key {
        // A key for the service has no spaces; a line break at its end is pasted as one.
        case .character(let character) where !character.isWhitespace: text.append(character)
        case .backspace: text = String(text.dropLast())
        case .control("u"): text = ""
        case .enter where !text.isEmpty: return .entered(Secret(text))
        case .escape: return .closes
        default: break
        }
        return .stays
    }

    /// Returns the lines of the card.
    func lines(in space: DrawingSpace, direction: TextDirection) -> [DrawnLine] {
        let texts = space.texts
        let width = Card.contentWidth(for: space.terminal) - 4
        let dots = String(repeating: "•", count: min(text.count, width))
        let field: Card.Row = text.isEmpty ? .line("> ▏\(texts.keyPrompt)", isDim: true) : .line("> \(dots)▏")
        let notes = [texts.keyNote] + (isSetInEnvironment ? [texts.keyInEnvironment] : [])
        return Card(
            rows: [.text("! \(failure.title)", isBold: true), .text(failure.message), .space, field, .space]
                + notes.map { .text($0, isDim: true) },
            theme: .neutral,
            direction: direction
        )
        .lines(for: space.terminal)
    }
}

extension FailureContent {
    /// Whether another key for the service may help.
    var concernsKey: Bool { symbolName == "key.slash" }
}
