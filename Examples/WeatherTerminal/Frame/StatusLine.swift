import ExampleSupport

/// The first line of the terminal: a wheel while something loads, the place, and the source of the weather.
struct StatusLine: Equatable {
    /// The step of the wheel; `nil` while nothing loads.
    var step: Int?
    /// The place or the title at the left.
    var title: String
    /// The source of the weather at the right.
    var source: String
    /// The number of colors.
    var depth: ColorDepth

    /// The wheel, one step a character.
    static let wheel = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")

    /// Returns the line, with arrows at its end that say where there is more of the screen.
    func line(width: Int, hasMoreAbove: Bool, hasMoreBelow: Bool) -> DrawnLine {
        let progress = step.map { Self.wheel[$0 % Self.wheel.count] } ?? " "
        let arrows = (hasMoreAbove ? "▲" : " ") + (hasMoreBelow ? "▼" : " ")
        let right = TextLayout.truncated(source, to: max(0, width - 6))
        let room = max(0, width - DisplayWidth.of(right) - 6)
        let left = StyledText(title, TextStyle(isBold: true)).isolated.padded(to: room)
        return
            (StyledText("\(progress) ") + left + StyledText(" \(right) ", TextStyle(isDim: true)) + StyledText(arrows))
            .truncated(to: width)
            .drawn(depth: depth)
    }
}
