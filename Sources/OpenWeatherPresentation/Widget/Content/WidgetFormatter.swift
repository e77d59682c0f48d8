import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

/// A formatter of the values in a widget at one date.
struct WidgetFormatter: Sendable {
    /// The language, units, and time zone of the user.
    let environment: ScreenEnvironment
    /// The age at which a value that was fresh becomes outdated.
    let lifetime: Duration
    /// The date at which the texts are shown.
    let date: Date

    /// The texts of the widget in the user's language.
    var texts: WidgetTexts { .texts(in: environment) }

    /// Returns the icon of an observation.
    func icon(of weather: CurrentWeather) -> ConditionIcon {
        ConditionIcon(weather.condition, partOfDay: weather.partOfDay)
    }

    /// Returns the temperature in degrees Celsius and Fahrenheit, except for the scale of the user's units.
    func conversions(of temperature: Temperature) -> [TextContent] {
        let scales: [(id: String, units: Units)] = [
            (WidgetContent.ID.celsius, .metric), (WidgetContent.ID.fahrenheit, .imperial),
        ]
        return scales.filter { $0.units.temperature != environment.temperatureUnit }
            .map { scale in
                let text = formats(in: scale.units).temperature.withUnit(temperature)
                return TextContent(
                    id: scale.id,
                    text: text.text,
                    accessibility: AccessibilityText(label: text.spoken)
                )
            }
    }

    /// Returns whether values of an update are outdated.
    func isOutdated(_ update: WidgetUpdate) -> Bool {
        update.isStale || date.timeIntervalSince(update.date) >= lifetime / .seconds(1)
    }

    /// Returns the time of an update in the user's zone.
    ///
    /// The text includes the day once the value is outdated, because it may stay on screen past midnight.
    func updated(_ update: WidgetUpdate) -> String {
        let time = time(at: update.date)
        return isOutdated(update) ? texts.outdated(time.withDay(update.date)) : texts.updated(time(update.date))
    }

    /// Returns the day and the time of an update in the user's zone, without a word.
    func dayAndTime(_ updated: Date) -> String {
        time(at: updated).withDay(updated)
    }

    /// Returns a chance of 10 % or more; `nil` for a lower one, and when it is not known.
    func chance(_ share: Percentage?) -> SpokenText? {
        share.flatMap { $0.percent.rounded() >= 10 ? environment.formats.percent($0) : nil }
    }

    /// Returns the parts that are not `nil` as spoken sentences.
    func sentences(_ parts: [String?]) -> String {
        environment.textLanguage.sentences(parts.compactMap(\.self))
    }

    private func time(at date: Date) -> TimeFormat {
        environment.formats.time(at: UTCOffset(seconds: environment.timeZone.secondsFromGMT(for: date)))
    }

    private func formats(in units: Units) -> Formats {
        Formats(locale: environment.locale, language: environment.textLanguage, units: units)
    }
}
