/// The brightness of a terminal's own background, which decides the colors of text upon it.
public enum TerminalBackground: Hashable, Sendable {
    /// A dark background, also when nothing is known about it.
    case dark
    /// A light background.
    case light

    /// Creates the background that `COLORFGBG` describes; dark when it is missing or says nothing.
    ///
    /// The last of its numbers is the background, one of the sixteen basic colors: `15;0` is white on black. Rxvt,
    /// Konsole, and others set it.
    public init(environment: [String: String]) {
        let number = environment["COLORFGBG"]?.split(separator: ";").last.flatMap { Int($0) }
        // 7 and 15 are white, 9 to 14 are bright; 8 is dark gray.
        self = number.map { $0 == 7 || (9...15).contains($0) } == true ? .light : .dark
    }

    /// Creates the background of a color.
    public init(_ color: TerminalColor) {
        let (black, white) = (TerminalColor(red: 0, green: 0, blue: 0), TerminalColor(red: 255, green: 255, blue: 255))
        self = color.contrast(with: black) > color.contrast(with: white) ? .light : .dark
    }

    /// The sequence that asks the terminal for the color of its background; a terminal without a reply ignores it.
    ///
    /// Source: xterm, "OSC 11". The reply arrives among the keys, see ``KeyReader``.
    public static let query = "\u{1B}]11;?\u{1B}\\"

    /// Creates the background that a terminal replies to ``query``, such as `11;rgb:1e1e/1e1e/1e1e`.
    ///
    /// Returns `nil` for another text. A component has one to four hexadecimal digits.
    public init?(reply: String) {
        guard reply.hasPrefix("11;rgb:") || reply.hasPrefix("11;rgba:"), let colon = reply.firstIndex(of: ":") else {
            return nil
        }
        let parts = reply[reply.index(after: colon)...].split(separator: "/", omittingEmptySubsequences: false)
            .prefix(3)
        let levels = parts.compactMap { part -> Int? in
            guard (1...4).contains(part.count), let value = Int(part, radix: 16), value >= 0 else { return nil }
            return value * 255 / ((1 << (4 * part.count)) - 1)
        }
        guard levels.count == 3 else { return nil }
        self.init(TerminalColor(red: levels[0], green: levels[1], blue: levels[2]))
    }
}
