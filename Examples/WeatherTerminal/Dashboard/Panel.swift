import ExampleSupport

/// A frame of lines around a part of the dashboard, with its title in the upper edge.
struct Panel {
    /// The title.
    let title: String
    /// The lines within the frame, as many as it has room for.
    let lines: [StyledText]
    /// The number of columns with the frame.
    let width: Int
    /// The number of lines with the frame.
    let height: Int
    /// Whether the reading direction is right to left.
    var isRightToLeft = false
    /// The meaning of a click on the title; `nil` for none.
    var target: ClickTarget?

    /// The number of columns within the frame.
    static func innerWidth(_ width: Int) -> Int { width - 4 }

    /// Returns the lines with the frame.
    func framed() -> [StyledText] {
        let inner = Self.innerWidth(width)
        let edge = TextStyle(isDim: true)
        let name = StyledText(title, TextStyle(isBold: true)).truncated(to: max(0, inner - 2)).isolated
        let title = target.map { name.clickable($0) } ?? name
        let rule = StyledText(String(repeating: "─", count: max(0, inner - 1 - name.width)), edge)
        let gap = StyledText(" ")
        let parts = [StyledText("─", edge) + gap, title, gap + rule]
        let top = parts.reversed(if: isRightToLeft).reduce(StyledText("")) { $0 + $1 }
        let body = (0..<max(0, height - 2))
            .map { row in
                let line = row < lines.count ? lines[row] : StyledText("")
                let side = TextLayout.Alignment.leading.mirrored(if: isRightToLeft)
                return StyledText("│ ", edge) + line.padded(to: inner, side) + StyledText(" │", edge)
            }
        let bottom = StyledText("╰" + String(repeating: "─", count: inner + 2) + "╯", edge)
        return [StyledText("╭", edge) + top.padded(to: inner + 2) + StyledText("╮", edge)] + body + [bottom]
    }
}

extension Array {
    /// Returns the elements in the opposite order where the reading direction is right to left.
    func reversed(if isRightToLeft: Bool) -> [Element] { isRightToLeft ? reversed() : self }
}
