import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

/// Words everything in a forecast; made once for all its rows.
struct ForecastFormatter: Sendable {
    /// The texts of the forecast.
    let texts: ForecastTexts
    /// The days of the place.
    let days: DayFormat
    /// Temperatures.
    let temperature: TemperatureFormat
    /// The speed and direction of wind.
    let wind: WindFormat
    /// How long ago the forecast was fetched.
    let updated: String

    private let formats: Formats
    private let speed: SpeedFormat
    private let percent: PercentFormat
    private let time: TimeFormat
    private let conditions: ConditionTexts
    private let locale: Locale
    private let sun: SunState
    private let hasOwnDescriptions: Bool

    /// Prepares the words for one forecast.
    init(for known: PlaceForecast, in environment: ScreenEnvironment) {
        let city = known.forecast.city
        let now = environment.now()
        formats = environment.formats
        texts = .texts(in: environment.textLanguage)
        locale = environment.locale
        days = DayFormat(locale: locale, today: (city.utcOffset ?? .utc).day(of: now), texts: texts)
        temperature = formats.temperature
        speed = formats.speed
        wind = WindFormat(environment)
        percent = formats.percent
        time = formats.time(at: city.utcOffset)
        conditions = environment.texts.conditions
        sun = city.sun
        // Descriptions in a language that is no longer the screen's give way to the names of their families.
        hasOwnDescriptions = known.language == environment.language
        updated = texts.updated(formats.age(known.fetched.age(at: now)))
    }

    /// The card of a day; one that can be tapped says what that does.
    func card(of day: ForecastDay, id: String, isTappable: Bool = true) -> DayCardContent {
        let summary = day.summary
        let icon = ConditionIcon(summary.condition)
        let title = days.title(day.day)
        let date = days.heading(day.day)
        let condition = condition(summary.condition)
        let low = temperature(summary.low)
        let high = temperature(summary.high)
        let chance = summary.chanceOfPrecipitation.map { percent($0) }
        let rain = summary.rain.map { formats.precipitation($0) }
        let snow = summary.snow.map { formats.precipitation($0) }
        let spoken = [
            condition,
            texts.labeled(texts.low, low.spoken),
            texts.labeled(texts.high, high.spoken),
            chance.map { texts.labeled(texts.chance, $0.spoken) },
            rain.map { texts.labeled(texts.rain, $0.spoken) },
            snow.map { texts.labeled(texts.snow, $0.spoken) },
        ]
        return DayCardContent(
            id: id,
            day: day.day,
            title: title,
            date: date,
            icon: icon,
            condition: condition,
            low: low.text,
            high: high.text,
            chance: chance?.text,
            rain: rain?.text,
            snow: snow?.text,
            accessibility: AccessibilityText(
                label: title == date ? title : list([title, date]),
                value: list(spoken),
                hint: isTappable ? texts.dayHint : nil
            )
        )
    }

    /// The cards of a day's entries; `id` is what their names begin with.
    func entries(of day: ForecastDay, id: String) -> [ForecastEntryContent] {
        day.entries.enumerated().map { index, entry in self.entry(entry, id: "\(id).\(index)") }
    }

    private func entry(_ entry: ForecastEntry, id: String) -> ForecastEntryContent {
        let time = time(entry.date)
        let temperature = temperature(entry.temperature)
        let condition = condition(entry.condition)
        let chance = entry.chanceOfPrecipitation.map { percent($0) }
        let wind = entry.wind.map { self.wind($0) }
        let spoken = [
            condition,
            temperature.spoken,
            chance.map { texts.labeled(texts.chance, $0.spoken) },
            wind.map { texts.labeled(texts.wind, $0.spoken) },
        ]
        return ForecastEntryContent(
            id: id,
            time: time,
            icon: ConditionIcon(
                entry.condition,
                partOfDay: entry.partOfDay ?? sun.isUp(at: entry.date).map { $0 ? .day : .night }
            ),
            temperature: temperature.text,
            condition: condition,
            chance: chance?.text,
            wind: wind?.text,
            accessibility: AccessibilityText(label: time, value: list(spoken))
        )
    }

    /// The condition in the service's words, or the name of its family where it sends none.
    func condition(_ condition: WeatherCondition?) -> String {
        guard let condition else { return conditions.unknown }
        guard hasOwnDescriptions, !condition.description.isEmpty else { return conditions[condition.group] }
        return condition.description.prefix(1).uppercased(with: locale) + condition.description.dropFirst()
    }

    /// From the lowest to the highest; one temperature when the two read the same.
    func range(_ range: ClosedRange<Temperature>) -> SpokenText {
        let low = temperature(range.lowerBound)
        let high = temperature(range.upperBound)
        guard low.text != high.text else { return low }
        return SpokenText(texts.range(low.text, high.text), spoken: texts.range(low.spoken, high.spoken))
    }

    /// A speed.
    func speed(_ speed: Speed) -> SpokenText { self.speed.callAsFunction(speed) }

    /// A share.
    func percent(_ share: Percentage) -> SpokenText { percent.callAsFunction(share) }

    /// An amount of rain or snow.
    func precipitation(_ depth: Precipitation) -> SpokenText { formats.precipitation(depth) }

    /// What is there, one after another.
    func list(_ parts: [String?]) -> String {
        parts.compactMap(\.self).joined(separator: texts.separator)
    }
}
