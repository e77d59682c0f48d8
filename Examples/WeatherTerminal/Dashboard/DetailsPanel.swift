import ExampleScreens
import ExampleSupport
import OpenWeatherAirQualityFeature
import OpenWeatherHomeFeature
import OpenWeatherScreenKit

/// The air, the sun, and further values.
struct DetailsPanel {
    /// The content of home.
    let home: HomeContent
    /// The air quality; `nil` while it is not known.
    let air: AirQualityContent?
    /// The UV index of today; `nil` while it is not known.
    var uvIndex: MetricContent?
    /// The size and the colors of the terminal.
    let terminal: Terminal
    /// The texts of the terminal.
    let texts: TerminalTexts

    private var isRightToLeft: Bool { home.layoutDirection == .rightToLeft }

    /// Returns the lines; the first ones matter most.
    func lines(width: Int) -> [StyledText] {
        airLines(width: width) + sunLines(width: width) + metrics(width: width)
    }

    /// Returns the lines of what no other part of a home without panels shows: the air, and the UV index.
    func further(width: Int) -> [StyledText] {
        let index = uvIndex.map { uv in
            joined([StyledText(uv.label, TextStyle(isDim: true)), StyledText(uv.value, TextStyle(isBold: true))])
                .truncated(to: width)
        }
        return airLines(width: width) + [index].compactMap(\.self)
    }

    private func airLines(width: Int) -> [StyledText] {
        guard let air else { return [] }
        let color = air.index.color.map { TerminalColor($0.background) }
        let position = air.bands.firstIndex(where: \.isCurrent).map { Double($0 + 1) / Double(max(1, air.bands.count)) }
        let parts = [
            StyledText(texts.air, TextStyle(isDim: true)),
            StyledText("\(air.index.value.text) \(air.index.label)", TextStyle(isBold: true)).isolated,
            StyledText(BlockChart.bar(position ?? 0, width: 10), terminal.ink(color)),
        ]
        let pollutants = air.pollutants.map { StyledText("\($0.symbol) \($0.value)").isolated }
        // As many pollutants as have room, the most important first.
        let fitting = (0...pollutants.count).last { joined(parts + pollutants.prefix($0)).width <= width } ?? 0
        let notice = air.notice.map { StyledText("! \($0.text)", TextStyle(isBold: true)).isolated }
        return [joined(parts + pollutants.prefix(fitting)), notice].compactMap { $0?.truncated(to: width) }
    }

    private func sunLines(width: Int) -> [StyledText] {
        guard let sunrise = home.sun.sunrise, let sunset = home.sun.sunset else {
            return home.sun.note.map { [StyledText($0.text).isolated.truncated(to: width)] } ?? []
        }
        var arc = [Character](repeating: "─", count: 18)
        if let position = home.sun.position { arc[min(17, max(0, Int(position * 18)))] = "●" }
        let style = TextStyle(foreground: ConditionArt.Ink.sun.color(for: terminal))
        let parts = [
            StyledText(texts.sun, TextStyle(isDim: true)), StyledText(sunrise.value).isolated,
            StyledText("╭\(String(arc.reversed(if: isRightToLeft)))╮", style), StyledText(sunset.value).isolated,
        ]
        return [joined(parts).truncated(to: width)]
    }

    /// Returns the metrics with their values in one column; a label that leaves too little room for them is longer than the
    /// others.
    private func metrics(width: Int) -> [StyledText] {
        var rows = home.metrics.map { metric in
            (metric.label, [metric.value, metric.detail?.text].compactMap(\.self).joined(separator: " · "))
        }
        if let uvIndex { rows.insert((uvIndex.label, uvIndex.value), at: 0) }
        let longest = rows.map { DisplayWidth.of($0.1) }.max() ?? 0
        let column = rows.map { DisplayWidth.of($0.0) }.filter { $0 + 2 + longest <= width }.max() ?? 0
        return rows.map { label, value in
            let name = StyledText(label, TextStyle(isDim: true)).isolated
            let side = TextLayout.Alignment.leading.mirrored(if: isRightToLeft)
            return joined([name.padded(to: max(column, name.width), side), StyledText(value).isolated])
                .truncated(to: width)
        }
    }

    private func joined(_ parts: [StyledText]) -> StyledText {
        parts.reversed(if: isRightToLeft).enumerated()
            .reduce(StyledText("")) { $0 + ($1.offset == 0 ? $1.element : StyledText("  ") + $1.element) }
    }
}
