import ExampleSupport
import OpenWeatherScreenKit

/// What lies above the screen.
enum Overlay {
    /// The list of keys.
    case help(HelpList)
    /// The card with the field for a key.
    case key(KeyEntry)

    /// Returns the keys at the bottom.
    func hints(_ texts: TerminalTexts) -> [KeyHint] {
        switch self {
        case .help: [texts.backHint(texts.close)]
        case .key(let entry): entry.hints(texts)
        }
    }

    /// Returns the lines.
    func lines(in space: DrawingSpace, direction: TextDirection) -> [DrawnLine] {
        switch self {
        case .help(let list): list.lines(in: space)
        case .key(let entry): entry.lines(in: space, direction: direction)
        }
    }
}
