public import ExampleSupport
public import OpenWeatherHomeFeature
public import OpenWeatherScreenKit

/// A drawing of the home screen with characters.
public enum HomeDrawing: Sendable {
    /// Returns the screen in `state` as lines.
    ///
    /// - Parameters:
    ///   - state: The state.
    ///   - actions: The actions whose titles stand below the content; `nil` for none.
    ///   - further: Rows below the days, such as those of the air.
    ///   - environment: The language and the formats.
    ///   - terminal: The terminal.
    ///   - isCompact: Whether there is little height, so that empty lines and the drawing are left out.
    ///   - marksMadeUp: Whether the first line says that weather is made up, as where nothing around the lines does.
    /// - Returns: The lines.
    public static func lines(
        _ state: ScreenState<HomeContent>,
        _ actions: HomeContent.Actions? = nil,
        further: [Card.Row] = [],
        in environment: ScreenEnvironment,
        for terminal: Terminal,
        isCompact: Bool = false,
        marksMadeUp: Bool = true
    ) -> [DrawnLine] {
        state.lines(in: environment, for: terminal) { content in
            var card = card(content, actions, further, isCompact: isCompact, marksMadeUp: marksMadeUp, terminal)
            card.isCompact = isCompact
            return card.lines(for: terminal)
        }
    }

    private static func card(
        _ content: HomeContent,
        _ actions: HomeContent.Actions?,
        _ further: [Card.Row],
        isCompact: Bool,
        marksMadeUp: Bool,
        _ terminal: Terminal
    ) -> Card {
        let isRightToLeft = content.layoutDirection == .rightToLeft
        let isMadeUp = content.attribution?.isMadeUp == true
        let mark = isMadeUp && marksMadeUp ? content.attribution : nil
        var rows: [Card.Row] = mark.map { [.text($0.text, isDim: true)] } ?? []
        rows += isCompact ? hero(content, terminal) : heroBesideArt(content, terminal)
        rows += .notice(content.notice)
        rows += alerts(of: content)
        let colors = TemperatureDrawing(on: content.theme, content.layoutDirection, terminal)
        if let hours = content.hours { rows += [.rule] + HomeForecastDrawing.rows(of: hours, colors) }
        if let days = content.days { rows += [.rule] + HomeForecastDrawing.rows(of: days, colors) }
        rows += .notice(content.forecastNotice)
        if !further.isEmpty { rows += [.rule] + further }
        rows += [.rule, .grid(content.metrics.flatMap(cells))]
        rows += sun(content.sun, isRightToLeft)
        if let goodTimes = content.goodTimes { rows += [.rule] + GoodTimesDrawing.rows(of: goodTimes, for: terminal) }
        rows += [.space, .text(content.freshness.measured.text, isDim: true)]
        rows += [
            content.freshness.updated.text, content.freshness.fetched?.text,
            isMadeUp ? nil : content.attribution?.text,
        ]
        .compactMap(\.self)
        .map { .text($0, isDim: true) }
        if !content.favorites.isEmpty {
            let names = content.favorites.map { "\($0.symbolName == nil ? $0.isCurrent ? "★" : "☆" : "⌖") \($0.name)" }
            rows += [.rule, .text(names.joined(separator: "   "))]
        }
        if let actions { rows += [.rule, .text(bar(actions), isDim: true)] }
        return Card(rows: rows, theme: content.theme, direction: content.layoutDirection)
    }

    private static func hero(_ content: HomeContent, _ terminal: Terminal) -> [Card.Row] {
        let hero = content.hero
        let glyph = content.isPlaceholder || terminal.isPlain ? "" : "\(hero.icon.glyph)  "
        let range = [hero.high, hero.low].compactMap(\.self).map { "\($0.label) \($0.value)" }
        let details = (range + [hero.feelsLike?.text].compactMap(\.self)).joined(separator: " · ")
        var rows: [Card.Row] = [
            .text(content.name.text, isBold: true),
            .text("\(glyph)\(hero.temperature.text)  \(hero.description.text)", isBold: true),
        ]
        if !details.isEmpty { rows.append(.text(details)) }
        if let rain = content.rainNotice { rows.append(.text(rain.text, isBold: true)) }
        if let outlook = content.outlook { rows.append(.text(outlook.text, isBold: true)) }
        if let comparison = content.comparison { rows.append(.text(comparison.text)) }
        return rows + usualOffer(content.usualOffer)
    }

    /// Returns the remark about the last attempt, and the button that a key presses, or the progress.
    private static func usualOffer(_ offer: HomeContent.UsualOffer?) -> [Card.Row] {
        var rows: [Card.Row] = []
        if let notice = offer?.notice { rows.append(.text("! \(notice.text)", isBold: true)) }
        if let progress = offer?.progress { rows.append(.text(progress.text, isDim: true)) }
        if let action = offer?.action { rows.append(.button(action, key: .character("u"))) }
        return rows
    }

    /// Returns the alerts, each with its time, its sender, and its text.
    private static func alerts(of content: HomeContent) -> [Card.Row] {
        guard !content.alerts.isEmpty else { return [] }
        var rows: [Card.Row] = [.rule]
        for alert in content.alerts {
            rows.append(.text("! \(alert.title)", isBold: true))
            rows.append(.text([alert.period, alert.sender].compactMap(\.self).joined(separator: " · "), isDim: true))
            if let text = alert.text { rows.append(.text(text)) }
        }
        if let more = content.moreAlerts { rows.append(.text(more.text, isDim: true)) }
        return rows + .notice(content.alertsNotice)
    }

    /// Returns the rows of the most important values beside a drawing of the condition, where there is room for it.
    private static func heroBesideArt(_ content: HomeContent, _ terminal: Terminal) -> [Card.Row] {
        guard !terminal.isPlain, terminal.width >= 60, !content.isPlaceholder else { return hero(content, terminal) }
        let icon = content.hero.icon
        let art = ConditionArt.of(icon.picture, icon.partOfDay).styled(on: content.theme.background(on: terminal))
        let isRightToLeft = content.layoutDirection == .rightToLeft
        let width = Card.contentWidth(for: terminal) - ConditionArt.width - 2
        let words = Card(rows: hero(content, terminal), gradient: [], foreground: TerminalColor(.white))
            .layout(width: width, isRightToLeft: isRightToLeft)
        return (0..<max(art.count, words.count))
            .map { row in
                let picture = (row < art.count ? art[row] : StyledText("")).padded(to: ConditionArt.width)
                let text = (row < words.count ? words[row] : StyledText("")).padded(to: width)
                return .styled(isRightToLeft ? text + StyledText("  ") + picture : picture + StyledText("  ") + text)
            }
    }

    /// Returns a value, and the one that belongs to it without a label of its own.
    private static func cells(_ metric: HomeContent.Metric) -> [(label: String, value: String)] {
        [(metric.label, metric.value)] + (metric.detail.map { [("", $0.text)] } ?? [])
    }

    /// Returns sunrise and sunset on the two sides of an arc, with the sun on it while it is up.
    private static func sun(_ sun: HomeContent.Sun, _ isRightToLeft: Bool) -> [Card.Row] {
        guard let sunrise = sun.sunrise, let sunset = sun.sunset else {
            return sun.note.map { [.text($0.text)] } ?? []
        }
        var arc = [Character](repeating: "─", count: 20)
        if let position = sun.position { arc[min(Int(position * 20), 19)] = "●" }
        let parts =
            ["\(sunrise.label) \(sunrise.value)", "╭\(String(isRightToLeft ? arc.reversed() : arc))╮"]
            + ["\(sunset.label) \(sunset.value)"]
        return [.line((isRightToLeft ? parts.reversed() : parts).joined(separator: " "))]
    }

    private static func bar(_ actions: HomeContent.Actions) -> String {
        (actions.destinations.map { actions[$0] } + [actions.refresh]).map(\.title).joined(separator: " · ")
    }
}
