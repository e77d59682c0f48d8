import ExampleScreens
import ExampleSupport
import OpenWeatherFavoritesFeature
import OpenWeatherScreenKit

/// The favorites with their weather; a click on one shows it.
struct FavoritesPanel {
    /// The favorites.
    let favorites: FavoritesContent

    /// Returns the lines.
    func lines(width: Int) -> [StyledText] {
        let isRightToLeft = favorites.layoutDirection == .rightToLeft
        switch favorites.list {
        case .loading(let text): return [StyledText(text.text, TextStyle(isDim: true))]
        case .empty(let prompt): return wrapped(prompt.message, width)
        case .failed(let failure): return wrapped(failure.title, width)
        case .rows(let rows):
            let cells = rows.enumerated()
                .map { index, row in
                    let weather = row.weather.weather
                    let line = [
                        StyledText(row.remark == nil ? weather?.icon.glyph ?? " " : "!"),
                        StyledText(weather?.temperature.text ?? "––", TextStyle(isBold: true)),
                        StyledText(row.place.title), StyledText(weather?.condition.text ?? "", TextStyle(isDim: true)),
                    ]
                    // The number keys of home show the first nine.
                    let digit = Character(String(min(9, index + 1)))
                    return index < 9 ? line.map { $0.clickable(.key(.character(digit))) } : line
                }
            let lines = Table([
                .init(), .init(.trailing), .init(), .init(isFlexible: true, isOptional: true),
            ])
            .lines(cells, width: width, isRightToLeft: isRightToLeft)
            return lines + rows.compactMap(\.remark).flatMap { wrapped($0, width) }
        }
    }

    private func wrapped(_ text: String, _ width: Int) -> [StyledText] {
        TextLayout.wrapped(text, to: width).map { StyledText($0, TextStyle(isDim: true)) }
    }
}
