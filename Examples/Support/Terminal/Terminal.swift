import Foundation

/// What standard output can show.
public struct Terminal: Sendable {
    /// The number of columns.
    public let width: Int

    /// How many colours there are; none when standard output is not a terminal.
    public let colors: ColorDepth

    /// Describes a terminal; a width below 40 columns is taken as 40.
    public init(width: Int, colors: ColorDepth) {
        self.width = max(40, width)
        self.colors = colors
    }

    /// The terminal on standard output: plain when it is a file or a pipe, or when `isPlain` says so.
    public static func standardOutput(environment: [String: String], isPlain: Bool) -> Terminal {
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let columns = environment["COLUMNS"].flatMap(Int.init) ?? 80
        return Terminal(
            width: isTerminal ? size()?.columns ?? columns : columns,
            colors: isTerminal && !isPlain ? ColorDepth(environment: environment) : .none
        )
    }

    /// The size of the terminal on standard output; `nil` when there is none or it does not tell.
    public static func size() -> (columns: Int, rows: Int)? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// Whether only plain text should be shown.
    public var isPlain: Bool { colors == .none }
}
