/// The colors of cards in a terminal.
public enum TerminalTheme: String, CaseIterable, Hashable, Sendable {
    /// The colors of the sky, from top to bottom.
    case sky
    /// Those of the terminal itself: its own background and text, and colors for values alone.
    case terminal

    /// The theme after this one, the first after the last.
    public var next: TerminalTheme { self == .sky ? .terminal : .sky }
}
