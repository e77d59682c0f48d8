/// The number of colors that a terminal supports.
public enum ColorDepth: Int, Comparable, CaseIterable, Sendable {
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
        } else if ["truecolor", "24bit"].contains(environment["COLORTERM"]?.lowercased()) || term.hasSuffix("-direct") {
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
