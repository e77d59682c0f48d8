/// How many colours a terminal shows.
public enum ColorDepth: Int, Comparable, Sendable {
    /// None at all.
    case none
    /// The sixteen basic colours.
    case basic
    /// The 256 colours of xterm.
    case indexed
    /// 24-bit colour.
    case full

    /// The depth that the environment promises: none with `NO_COLOR` (<https://no-color.org>) or a dumb terminal.
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

    /// Orders depths from few to many colours.
    public static func < (lhs: ColorDepth, rhs: ColorDepth) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}
