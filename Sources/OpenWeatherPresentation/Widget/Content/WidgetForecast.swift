import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

/// The parts of a widget that come from the forecast.
///
/// All temperatures are those of one `DaySeries`, which includes the temperature on show, so that no two parts name
/// different numbers for the same thing.
struct WidgetForecast: Sendable {
    /// The highest temperature of what is left of today.
    private(set) var high: TextContent?
    /// The lowest temperature of what is left of today.
    private(set) var low: TextContent?
    /// The range of what is left of today, with the temperature on show.
    private(set) var gauge: RangeBarContent?
    /// The next change between dry and wet.
    private(set) var outlook: TextContent?
    /// The same as the end of a line, in as few words as possible; `nil` when nothing changes today.
    private(set) var line: TextContent?
    /// The next four steps.
    private(set) var steps: [WidgetContent.Step] = []
    /// Five days from today on, or as many as the forecast reaches the end of.
    private(set) var days: [WidgetContent.Day] = []

    /// The age from which on a forecast is not shown beside weather that is up to date.
    private static let longestAge: TimeInterval = 3 * 3600
    private static let stepCount = 4
    private static let dayCount = 5

    /// A Boolean value that indicates whether nothing of a forecast is shown.
    var isEmpty: Bool { steps.isEmpty && days.isEmpty }

    /// Creates no parts.
    init() {}

    /// Creates the parts for the date of `formatter`.
    ///
    /// A forecast older than three hours is left out, unless the weather is outdated, marked as such, and older still:
    /// the age in the widget is then that of the weather. Beside outdated weather there is nothing about today as a whole,
    /// whose low and high would be those of another time than the temperature.
    ///
    /// - Parameters:
    ///   - forecast: The forecast; `nil` without one.
    ///   - weather: The weather on show.
    ///   - updated: The update of what is on show.
    ///   - formatter: The formatter.
    init(
        _ forecast: Fetched<Forecast>?,
        beside weather: CurrentWeather,
        from updated: WidgetUpdate,
        _ formatter: WidgetFormatter
    ) {
        guard let forecast else { return }
        let isOutdated = formatter.isOutdated(updated)
        let isRecent = formatter.date.timeIntervalSince(forecast.fetchedAt) < Self.longestAge
        guard isRecent || isOutdated && forecast.fetchedAt >= updated.date else { return }
        let all = forecast.value.days
        let offset = forecast.value.city.utcOffset
        let present = isOutdated ? nil : weather.temperature
        let today = (offset ?? .utc).day(of: formatter.date)
        // The high of a last day that is known until the morning is not the day's, and a row has no room to say so.
        let known = all.filter { $0.day == today || $0.end == nil }
        let series = DaySeries(restOf: known, from: formatter.date, present: present)
        steps = Self.next(of: all, after: formatter.date).enumerated()
            .map { WidgetContent.Step($1, $0, forecast.value.city, formatter) }
        days = series.days.prefix(Self.dayCount).enumerated()
            .map { WidgetContent.Day($1, $0, isToday: $1.day == today, formatter) }
        guard !isOutdated else { return }
        let measured = weather.isPresent(at: formatter.date) ? weather : nil
        if let next = forecast.value.precipitationOutlook(from: formatter.date, present: measured) {
            let format = formatter.environment.formats.outlook(at: offset, now: formatter.date)
            outlook = TextContent(id: WidgetContent.ID.outlook, text: format.line(next))
            line = format.short(next).map { TextContent(id: WidgetContent.ID.line, text: $0) }
        }
        showRange(of: all.filter { $0.day == today }, present, formatter)
    }

    /// Returns the dates at which a step in a widget of four steps is over, and the midnight at which the day is, by the
    /// clocks of the place.
    static func endingDates(of forecast: Forecast, after date: Date) -> [Date] {
        let clock = forecast.city.utcOffset ?? .utc
        let midnight = clock.day(of: date).advanced(by: 1).start(at: clock)
        return next(of: forecast.days, after: date).map(\.date) + [midnight]
    }

    private static func next(of days: [ForecastDay], after date: Date) -> [ForecastEntry] {
        Array(days.lazy.flatMap(\.entries).filter { $0.date > date }.prefix(stepCount))
    }

    private mutating func showRange(of today: [ForecastDay], _ present: Temperature?, _ formatter: WidgetFormatter) {
        let series = DaySeries(restOf: today, from: formatter.date, present: present)
        guard let day = series.days.first, day.bar != nil else { return }
        let format = formatter.environment.formats.temperature
        let texts = formatter.texts
        let (low, high) = (format(day.summary.low), format(day.summary.high))
        self.high = TextContent(
            id: WidgetContent.ID.high,
            text: texts.high(high.text),
            accessibility: AccessibilityText(label: texts.spokenHigh(high.spoken))
        )
        self.low = TextContent(
            id: WidgetContent.ID.low,
            text: texts.low(low.text),
            accessibility: AccessibilityText(label: texts.spokenLow(low.spoken))
        )
        gauge = RangeBarContent(
            day,
            id: WidgetContent.ID.gauge,
            format,
            accessibility: AccessibilityText(
                label: formatter.sentences([texts.spokenHigh(high.spoken), texts.spokenLow(low.spoken)])
            )
        )
    }
}

extension WidgetContent.Step {
    fileprivate init(_ entry: ForecastEntry, _ index: Int, _ city: ForecastCity, _ formatter: WidgetFormatter) {
        let formats = formatter.environment.formats
        let temperature = formats.temperature(entry.temperature)
        let chance = formatter.chance(entry.chanceOfPrecipitation)
        id = "\(WidgetContent.ID.step).\(index)"
        time = formats.time(at: city.utcOffset).hour(entry.date)
        icon = ConditionIcon(entry.condition, partOfDay: entry.partOfDay(by: city.sun))
        self.temperature = temperature.text
        self.chance = chance?.text
        accessibility = AccessibilityText(
            label: time,
            value: formatter.sentences([
                formats.condition(entry.condition), temperature.spoken,
                chance.map { formatter.texts.chance($0.spoken) },
            ])
        )
    }
}

extension WidgetContent.Day {
    fileprivate init(_ day: DaySeries.Day, _ index: Int, isToday: Bool, _ formatter: WidgetFormatter) {
        let formats = formatter.environment.formats
        let (low, high) = (formats.temperature(day.summary.low), formats.temperature(day.summary.high))
        let chance = formatter.chance(day.summary.chanceOfPrecipitation)
        let range = formatter.sentences([
            formatter.texts.spokenHigh(high.spoken), formatter.texts.spokenLow(low.spoken),
        ])
        id = "\(WidgetContent.ID.day).\(index)"
        title = isToday ? formatter.texts.today : formats.day.weekday(day.day)
        icon = ConditionIcon(day.summary.condition)
        self.chance = chance?.text
        self.low = low.text
        self.high = high.text
        bar = RangeBarContent(day, id: "\(id).bar", formats.temperature, accessibility: AccessibilityText(label: range))
        accessibility = AccessibilityText(
            label: isToday ? title : formats.day(day.day),
            value: formatter.sentences([
                formats.condition(day.summary.condition), range, chance.map { formatter.texts.chance($0.spoken) },
            ])
        )
    }
}
