/// A color in a terminal.
public struct TerminalColor: Hashable, Sendable {
    /// The red component, in `0...255`.
    public let red: Int
    /// The green component, in `0...255`.
    public let green: Int
    /// The blue component, in `0...255`.
    public let blue: Int

    /// Creates a color; components are clamped to `0...255`.
    public init(red: Int, green: Int, blue: Int) {
        self.red = min(255, max(0, red))
        self.green = min(255, max(0, green))
        self.blue = min(255, max(0, blue))
    }

    /// Returns the color at `fraction` of the way from this color to `other`.
    public func mixed(with other: TerminalColor, fraction: Double) -> TerminalColor {
        func mix(_ from: Int, _ to: Int) -> Int { from + Int((Double(to - from) * fraction).rounded()) }
        return TerminalColor(
            red: mix(red, other.red),
            green: mix(green, other.green),
            blue: mix(blue, other.blue)
        )
    }

    /// Returns the parameters of the escape sequence that selects the color; empty when the terminal has no colors.
    ///
    /// Source: ECMA-48 "select graphic rendition" with xterm's 256-color cube and 24-bit extension.
    func parameters(isBackground: Bool, depth: ColorDepth) -> String {
        let base = isBackground ? 10 : 0
        switch depth {
        case .none:
            return ""
        case .basic:
            return "\((basicNumber < 8 ? 30 : 82) + base + basicNumber)"
        case .indexed:
            return "\(38 + base);5;\(indexedNumber)"
        case .full:
            return "\(38 + base);2;\(red);\(green);\(blue)"
        }
    }
}
