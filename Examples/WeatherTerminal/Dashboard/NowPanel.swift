import ExampleScreens
import ExampleSupport
import OpenWeatherHomeFeature
import OpenWeatherScreenKit

/// The weather now: its drawing, the number, and what comes next in one sentence.
struct NowPanel {
    /// The content of home.
    let home: HomeContent
    /// The size and the colors of the terminal.
    let terminal: Terminal

    /// Returns the lines; the first ones matter most.
    func lines(width: Int, height: Int) -> [StyledText] {
        let isRightToLeft = home.layoutDirection == .rightToLeft
        let art =
            home.isPlaceholder
            ? [] : ConditionArt.of(home.hero.icon.picture, home.hero.icon.partOfDay).styled(for: terminal)
        let room = width - ConditionArt.width - 2
        let text = self.text(width: room, height: height)
        let count = max(art.count, text.count)
        return (0..<count)
            .map { row in
                let picture = (row < art.count ? art[row] : StyledText("")).padded(to: ConditionArt.width)
                let side = TextLayout.Alignment.leading.mirrored(if: isRightToLeft)
                let words = (row < text.count ? text[row].isolated : StyledText("")).padded(to: room, side)
                return [picture, StyledText("  "), words].reversed(if: isRightToLeft).reduce(StyledText("")) { $0 + $1 }
            }
    }

    private func text(width: Int, height: Int) -> [StyledText] {
        let hero = home.hero
        let now = home.hours?.columns.first { $0.kind == .now }?.degrees
        let style = TextStyle(foreground: TemperatureInk(terminal).color(now), isBold: true)
        let range = [hero.high, hero.low].compactMap(\.self).map { "\($0.label) \($0.value)" }
        let details = (range + [hero.feelsLike?.text].compactMap(\.self)).joined(separator: " · ")
        let short =
            wrapped(hero.description.text, width, TextStyle(isBold: true)) + wrapped(details, width)
            + [home.rainNotice, home.outlook].flatMap { wrapped($0?.text ?? "", width, TextStyle(isBold: true)) }
        let comparison = wrapped(home.comparison?.text ?? "", width) + usualOffer(width)
        let size = BigNumber.lines(hero.temperature.text)?.count ?? 1
        // The number is more important than what it is compared with.
        let rest = size + short.count + comparison.count <= height ? short + comparison : short
        guard let big = BigNumber.lines(hero.temperature.text), big.count + rest.count <= height else {
            return [StyledText(hero.temperature.text, style)] + rest
        }
        return big.map { StyledText($0, style) } + rest
    }

    /// Returns the button that loads the usual weather, or the progress.
    private func usualOffer(_ width: Int) -> [StyledText] {
        guard let action = home.usualOffer?.action else {
            return wrapped(home.usualOffer?.progress?.text ?? "", width, TextStyle(isDim: true))
        }
        return wrapped("[ \(action.title) ]", width, TextStyle(isBold: true))
            .map { $0.clickable(.key(.character("u"))) }
    }

    private func wrapped(_ text: String, _ width: Int, _ style: TextStyle = TextStyle()) -> [StyledText] {
        TextLayout.wrapped(text, to: width).map { StyledText($0, style) }
    }
}
