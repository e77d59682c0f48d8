/// A colour as a terminal is told of it.
public struct TerminalColor: Hashable, Sendable {
    /// Red, in `0...255`.
    public let red: Int
    /// Green, in `0...255`.
    public let green: Int
    /// Blue, in `0...255`.
    public let blue: Int

    /// Creates a colour; parts outside `0...255` are brought into it.
    public init(red: Int, green: Int, blue: Int) {
        self.red = min(255, max(0, red))
        self.green = min(255, max(0, green))
        self.blue = min(255, max(0, blue))
    }

    /// The colour `fraction` of the way from this one to `other`.
    public func mixed(with other: TerminalColor, fraction: Double) -> TerminalColor {
        func mix(_ from: Int, _ to: Int) -> Int { from + Int((Double(to - from) * fraction).rounded()) }
        return TerminalColor(
            red: mix(red, other.red),
            green: mix(green, other.green),
            blue: mix(blue, other.blue)
        )
    }

    /// The parameters of the escape sequence that selects the colour; empty when there are no colours.
    ///
    /// Source: ECMA-48 "select graphic rendition" with xterm's 256-colour cube and 24-bit extension.
    func parameters(isBackground: Bool, depth: ColorDepth) -> String {
        let base = isBackground ? 10 : 0
        switch depth {
        case .none:
            return ""
        case .basic:
            return "\((basicNumber < 8 ? 30 : 82) + base + basicNumber)"
        case .indexed:
            func level(_ part: Int) -> Int { part < 48 ? 0 : part < 115 ? 1 : (part - 35) / 40 }
            return "\(38 + base);5;\(16 + 36 * level(red) + 6 * level(green) + level(blue))"
        case .full:
            return "\(38 + base);2;\(red);\(green);\(blue)"
        }
    }
}
