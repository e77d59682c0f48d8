/// The style of text in a terminal.
public struct TextStyle: Hashable, Sendable {
    /// The text color; `nil` for the default of the terminal.
    public var foreground: TerminalColor?
    /// The background color; `nil` for the default of the terminal.
    public var background: TerminalColor?
    /// Whether the text is bold.
    public var isBold = false
    /// Whether the text is dim.
    public var isDim = false

    /// Creates a style.
    public init(
        foreground: TerminalColor? = nil,
        background: TerminalColor? = nil,
        isBold: Bool = false,
        isDim: Bool = false
    ) {
        self.foreground = foreground
        self.background = background
        self.isBold = isBold
        self.isDim = isDim
    }

    /// Returns `text` with the escape sequences of the style; unchanged when the terminal has no colors.
    public func apply(to text: String, depth: ColorDepth) -> String {
        guard depth > .none else { return text }
        var parameters: [String] = []
        if isBold { parameters.append("1") }
        if isDim { parameters.append("2") }
        if let foreground {
            let color = depth == .basic ? foreground.legible(on: background) : foreground
            parameters.append(color.parameters(isBackground: false, depth: depth))
        }
        if let background { parameters.append(background.parameters(isBackground: true, depth: depth)) }
        guard !parameters.isEmpty else { return text }
        return "\u{1B}[\(parameters.joined(separator: ";"))m\(text)\u{1B}[0m"
    }
}
