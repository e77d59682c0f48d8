import ExampleSupport
import OpenWeatherScreenKit

/// A screen of the app: the lines that it draws and the keys that it handles.
@MainActor
protocol TerminalScreen: AnyObject {
    /// Whether the screen is loading.
    var isLoading: Bool { get }

    /// The failure that is shown in place of the content; `nil` when there is none.
    var failure: FailureContent? { get }

    /// Returns the place on the screen and, where there is room, the age of its values; `nil` when there is none.
    func status(columns: Int) -> String?

    /// Whether character keys go to a field, so that the app must not take them for commands.
    var takesText: Bool { get }

    /// Loads what a terminal of this size shows and a smaller one does not.
    func prepare(for size: TerminalSize)

    /// Returns the keys of the screen, the most important first.
    func hints(_ texts: TerminalTexts) -> [KeyHint]

    /// Returns the lines of the screen.
    func lines(in space: DrawingSpace) -> [DrawnLine]

    /// Sends the event that the screen appeared, and loads its content.
    func appear() async

    /// Ends what the screen has started beside its task, after it was left.
    func end()

    /// Handles a key.
    func press(_ key: Key) -> KeyResponse

    /// Handles a click on the item at an index.
    func click(_ item: Int) -> KeyResponse
}

extension TerminalScreen {
    /// A screen without a field.
    var takesText: Bool { false }

    /// A screen that does not fail as a whole.
    var failure: FailureContent? { nil }

    /// A screen without a place.
    func status(columns: Int) -> String? { nil }

    /// A screen that shows the same in every size.
    func prepare(for size: TerminalSize) {}

    /// A screen that is there at once.
    var isLoading: Bool { false }

    /// Loads nothing.
    func appear() async {}

    /// Ends nothing.
    func end() {}

    /// Ignores the click.
    func click(_ item: Int) -> KeyResponse { .ignored }
}

/// The room that a screen has for its lines.
struct DrawingSpace {
    /// The width and the colors.
    let terminal: Terminal
    /// The number of lines that are visible at once.
    let height: Int
    /// The texts of the terminal.
    let texts: TerminalTexts
}

/// The result of a key.
enum KeyResponse {
    /// The key has no meaning on the screen.
    case ignored
    /// The key is handled.
    case handled
    /// The key starts work that takes time.
    case work(@MainActor () async -> Void)
}

/// A key and what it does, in words.
struct KeyHint: Hashable {
    /// The name of the key.
    let label: String
    /// What it does.
    let title: String
    /// The key that a click on the hint presses; `nil` when the hint stands for several.
    let key: Key?

    /// Creates a hint.
    init(_ label: String, _ title: String, _ key: Key?) {
        self.label = label
        self.title = title
        self.key = key
    }

    /// Creates a hint for a character key.
    init(_ character: Character, _ title: String) {
        self.init(String(character), title, .character(character))
    }
}

extension ScreenState {
    /// The failure that is shown in place of the content; `nil` when there is none.
    var failure: FailureContent? {
        if case .failed(let failure) = self { failure } else { nil }
    }

    /// Whether a load is running.
    var isLoading: Bool {
        if case .loading = self { true } else { false }
    }
}
