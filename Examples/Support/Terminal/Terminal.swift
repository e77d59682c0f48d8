import Foundation

/// The size and the colors of standard output.
public struct Terminal: Sendable {
    /// The number of columns.
    public let width: Int

    /// The number of colors; none when standard output is not a terminal.
    public let colors: ColorDepth

    /// The brightness of the terminal's own background.
    public let background: TerminalBackground

    /// The colors of cards.
    public let theme: TerminalTheme

    /// Whether to print plain text only, without colors and drawings.
    ///
    /// A terminal without colors still draws, unless the user asked for text.
    public let isPlain: Bool

    /// Creates a terminal; a width below 40 columns is raised to 40.
    ///
    /// - Parameters:
    ///   - width: The number of columns.
    ///   - colors: The number of colors.
    ///   - background: The brightness of the background.
    ///   - theme: The colors of cards.
    ///   - isPlain: Whether to print plain text only; `nil` for text where there are no colors.
    public init(
        width: Int,
        colors: ColorDepth,
        background: TerminalBackground = .dark,
        theme: TerminalTheme = .sky,
        isPlain: Bool? = nil
    ) {
        self.width = max(40, width)
        self.isPlain = isPlain ?? (colors == .none)
        self.colors = self.isPlain ? .none : colors
        self.background = background
        self.theme = theme
    }

    /// Returns a color for text upon the terminal's own background; `nil` where the text is better left without one.
    public func ink(_ color: TerminalColor?) -> TerminalColor? {
        color?.readable(on: background, depth: colors)
    }

    /// Returns the terminal of standard output; it is plain for a file or a pipe, or when `isPlain` is `true`.
    public static func standardOutput(environment: [String: String], isPlain: Bool) -> Terminal {
        let isTerminal = isatty(STDOUT_FILENO) == 1 && (environment["TERM"] ?? "dumb") != "dumb"
        let columns = environment["COLUMNS"].flatMap(Int.init) ?? 80
        return Terminal(
            width: isTerminal ? size()?.columns ?? columns : columns,
            colors: ColorDepth(environment: environment),
            background: TerminalBackground(environment: environment),
            isPlain: isPlain || !isTerminal
        )
    }

    /// Returns the size of the terminal on standard output; `nil` when there is no terminal or its size is unknown.
    public static func size() -> (columns: Int, rows: Int)? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
        return (Int(size.ws_col), Int(size.ws_row))
    }
}
