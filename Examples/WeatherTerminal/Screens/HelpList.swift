import ExampleScreens
import ExampleSupport
import OpenWeatherScreenKit

/// The list of all keys, above the screen whose keys it explains.
struct HelpList {
    /// The keys of the screen.
    let hints: [KeyHint]
    /// The reading direction.
    let direction: TextDirection

    /// Returns the lines of the list.
    func lines(in space: DrawingSpace) -> [DrawnLine] {
        let texts = space.texts
        func table(_ hints: [KeyHint]) -> Card.Row {
            let rows = hints.map { hint in
                let cells = [StyledText(hint.label, TextStyle(isBold: true)), StyledText(hint.title)]
                return hint.key.map { key in cells.map { $0.clickable(.key(key)) } } ?? cells
            }
            return .table(Table([.init(gap: 3), .init(isFlexible: true)]), rows)
        }
        return Card(
            rows: [
                .text(texts.keys, isBold: true), .space, table(hints), .rule, .text(texts.everywhere, isDim: true),
                table(texts.globalHints),
            ],
            theme: .neutral,
            direction: direction
        )
        .lines(for: space.terminal)
    }
}
