import Foundation

/// The size and the colors of standard output.
public struct Terminal: Sendable {
    /// The number of columns.
    public let width: Int

    /// The number of colors; none when standard output is not a terminal.
    public let colors: ColorDepth

    /// Creates a terminal; a width below 40 columns is raised to 40.
    public init(width: Int, colors: ColorDepth) {
        self.width = max(40, width)
        self.colors = colors
    }

    /// Returns the terminal of standard output; it is plain for a file or a pipe, or when `isPlain` is `true`.
    public static func standardOutput(environment: [String: String], isPlain: Bool) -> Terminal {
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let columns = environment["COLUMNS"].flatMap(Int.init) ?? 80
        return Terminal(
            width: isTerminal ? size()?.columns ?? columns : columns,
            colors: isTerminal && !isPlain ? ColorDepth(environment: environment) : .none
        )
    }

    /// Returns the size of the terminal on standard output; `nil` when there is no terminal or its size is unknown.
    public static func size() -> (columns: Int, rows: Int)? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// Whether to print plain text only.
    public var isPlain: Bool { colors == .none }
}

/// The number of colors that a terminal supports.
public enum ColorDepth: Int, Comparable, Sendable {
    /// No colors.
    case none
    /// The sixteen basic colors.
    case basic
    /// The 256 colors of xterm.
    case indexed
    /// 24-bit color.
    case full

    /// Creates the depth that the environment describes.
    ///
    /// It is ``none`` with `NO_COLOR` (<https://no-color.org>) or a dumb terminal.
    public init(environment: [String: String]) {
        let term = environment["TERM"] ?? ""
        if environment["NO_COLOR"]?.isEmpty == false || term.isEmpty || term == "dumb" {
            self = .none
        } else if ["truecolor", "24bit"].contains(environment["COLORTERM"]?.lowercased()) {
            self = .full
        } else {
            self = term.contains("256color") ? .indexed : .basic
        }
    }

    /// Returns whether the first depth has fewer colors than the second.
    public static func < (lhs: ColorDepth, rhs: ColorDepth) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}
