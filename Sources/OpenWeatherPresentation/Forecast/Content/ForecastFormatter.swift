import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

/// A formatter for everything in one forecast.
///
/// Create it once for all rows of the forecast.
struct ForecastFormatter: Sendable {
    /// The texts of the screen.
    let texts: ForecastTexts
    /// The formatter for days of the place.
    let days: DayFormat
    /// The formatter for temperatures.
    let temperature: TemperatureFormat
    /// The formatter for the speed and direction of wind.
    let wind: WindFormat
    /// The formatter for the speed of gusts.
    let speed: SpeedFormat
    /// The formatter for percentages.
    let percent: PercentFormat
    /// The formatter for amounts of rain and snow.
    let precipitation: PrecipitationFormat

    /// The formatter for times on the place's own clocks.
    let time: TimeFormat

    /// The times until which days are known that the forecast covers in part.
    private let parts: [LocalDay: String]
    private let condition: ConditionFormat
    private let sun: SunState
    /// A Boolean value that indicates whether the descriptions of the forecast are in the language of the screen.
    let hasOwnDescriptions: Bool

    /// Creates a formatter for one forecast.
    init(for known: PlaceForecast, in environment: ScreenEnvironment) {
        let city = known.forecast.city
        let formats = environment.formats
        texts = .texts(in: environment)
        let today = (city.utcOffset ?? .utc).day(of: environment.now())
        days = DayFormat(today: today, texts: texts, in: environment)
        temperature = formats.temperature
        speed = formats.speed
        wind = formats.wind
        percent = formats.percent
        precipitation = formats.precipitation
        time = formats.time(at: city.utcOffset)
        parts = known.knownParts(in: environment)
        condition = formats.condition
        sun = city.sun
        // Descriptions in a language that is no longer the screen's are not used.
        hasOwnDescriptions = known.language == environment.language
    }

    /// Returns the card of a day, with a hint for assistive technology when it can be tapped.
    func card(
        of day: DaySeries.Day,
        id: String,
        metrics: [MetricContent] = [],
        isTappable: Bool = true
    ) -> ForecastContent.DayCard {
        let summary = day.summary
        let icon = ConditionIcon(summary.condition)
        let title = days.title(day.day)
        let date = days.heading(day.day)
        let part = parts[day.day]
        let condition = condition(summary.condition, usesDescriptions: hasOwnDescriptions)
        let low = temperature(summary.low)
        let high = temperature(summary.high)
        let chance = chance(summary.chanceOfPrecipitation)
        let rain = amount(summary.rain)
        let snow = amount(summary.snow)
        let spoken = [
            condition,
            texts.labeled(texts.low, low.spoken),
            texts.labeled(texts.high, high.spoken),
            chance.map { texts.labeled(texts.chance, $0.spoken) },
            rain.map { texts.labeled(texts.rain, $0.spoken) },
            snow.map { texts.labeled(texts.snow, $0.spoken) },
        ]
        let spokenMetrics = metrics.map { texts.labeled($0.label, $0.accessibility.value ?? $0.value) }
        return ForecastContent.DayCard(
            id: id,
            day: day.day,
            title: title,
            date: date,
            part: part,
            icon: icon,
            condition: condition,
            low: low.text,
            high: high.text,
            pair: temperature.pair(summary.low, summary.high),
            bar: RangeBarContent(
                day,
                id: "\(id).bar",
                temperature,
                accessibility: AccessibilityText(
                    label: list([texts.labeled(texts.low, low.spoken), texts.labeled(texts.high, high.spoken)])
                )
            ),
            chance: chance?.text,
            rain: rain?.text,
            snow: snow?.text,
            metrics: metrics,
            accessibility: AccessibilityText(
                label: list([title, title == date ? nil : date, part]),
                value: list(spoken + spokenMetrics),
                hint: isTappable ? texts.dayHint : nil
            )
        )
    }

    /// An entry of the forecast, formatted once for its card and for the curve.
    struct Step {
        /// The entry.
        let entry: ForecastEntry
        /// The card.
        let card: ForecastContent.Entry
        /// The temperature to read aloud, with the ends of its spread.
        let spokenTemperature: String

        /// A Boolean value that indicates whether the curve has a point for the entry.
        var isDrawn: Bool { entry.temperature.celsius.isFinite && entry.date.timeIntervalSince1970.isFinite }
    }

    /// Returns a day's entries, the identifiers of whose cards begin with `id`.
    func steps(of day: ForecastDay, id: String) -> [Step] {
        day.entries.enumerated().map { index, entry in step(entry, id: "\(id).\(index)") }
    }

    private func step(_ entry: ForecastEntry, id: String) -> Step {
        let time = time(entry.date)
        let temperature = temperature(entry.temperature)
        let condition = condition(of: entry)
        let spread = entry.spread.map { range($0) }.flatMap { $0.text == temperature.text ? nil : $0 }
        let spokenTemperature = list([temperature.spoken, spread?.spoken])
        let chance = chance(entry.chanceOfPrecipitation)
        let wind = entry.wind.map { self.wind($0) }
        let spoken = [
            condition,
            spokenTemperature,
            chance.map { texts.labeled(texts.chance, $0.spoken) },
            wind.map { texts.labeled(texts.wind, $0.spoken) },
        ]
        let card = ForecastContent.Entry(
            id: id,
            time: time,
            icon: icon(of: entry),
            temperature: temperature.text,
            spread: spread?.text,
            condition: condition,
            chance: chance?.text,
            wind: wind?.text,
            accessibility: AccessibilityText(label: time, value: list(spoken))
        )
        return Step(entry: entry, card: card, spokenTemperature: spokenTemperature)
    }

    /// Returns the icon of an entry's primary condition.
    func icon(of entry: ForecastEntry) -> ConditionIcon {
        ConditionIcon(entry.condition, partOfDay: entry.partOfDay(by: sun))
    }

    /// Returns the name of an entry's primary condition.
    func condition(of entry: ForecastEntry) -> String {
        condition(entry.condition, usesDescriptions: hasOwnDescriptions)
    }

    /// Returns a range of temperatures, or a single one when both ends read the same.
    func range(_ range: ClosedRange<Temperature>) -> SpokenText {
        let low = temperature(range.lowerBound)
        let high = temperature(range.upperBound)
        guard low.text != high.text else { return low }
        return SpokenText(texts.range(low.text, high.text), spoken: texts.range(low.spoken, high.spoken))
    }

    /// Returns an amount of rain or snow; `nil` when it is not known, or announced as none.
    func amount(_ depth: Precipitation?) -> SpokenText? {
        depth.flatMap { $0.millimeters > 0 ? precipitation($0) : nil }
    }

    /// Returns a chance of precipitation; `nil` when it is not known, or below 10 %.
    func chance(_ share: Percentage?) -> SpokenText? {
        // Compared as it is shown, so that no 10 % is left out.
        share.flatMap { $0.percent.rounded() >= 10 ? percent($0) : nil }
    }

    /// Returns the parts that are not `nil` as a list.
    func list(_ parts: [String?]) -> String {
        parts.compactMap(\.self).joined(separator: texts.separator)
    }
}
