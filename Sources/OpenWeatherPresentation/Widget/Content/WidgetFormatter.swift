import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

/// Puts what a widget found out into words, as they hold at one moment.
struct WidgetFormatter: Sendable {
    /// The language, units and zone of the reader.
    let environment: ScreenEnvironment
    /// The age from which on a value is called outdated.
    let lifetime: Duration
    /// The moment at which the words are shown.
    let date: Date

    /// The texts of the widget.
    var texts: WidgetTexts { .texts(in: environment.textLanguage) }

    /// The condition in the service's words, or the name of its family where it sends none.
    func description(of condition: WeatherCondition?) -> String {
        let names = environment.texts.conditions
        guard let condition else { return names.unknown }
        let words = condition.description.isEmpty ? names[condition.group] : condition.description
        return words.prefix(1).uppercased(with: environment.locale) + words.dropFirst()
    }

    /// The icon of an observation.
    func icon(of weather: CurrentWeather) -> ConditionIcon {
        ConditionIcon(weather.condition, partOfDay: weather.partOfDay)
    }

    /// The temperature on the scales of thermometers, without that of the reader's own units.
    func conversions(of temperature: Temperature) -> [TextContent] {
        let scales: [(id: String, units: Units)] = [
            (WidgetContent.ID.celsius, .metric), (WidgetContent.ID.fahrenheit, .imperial),
        ]
        return scales.filter { $0.units != environment.units }
            .map { scale in
                let text = formats(in: scale.units).temperature.withUnit(temperature)
                return TextContent(
                    id: scale.id,
                    text: text.text,
                    accessibility: AccessibilityText(label: text.spoken)
                )
            }
    }

    /// Whether something that was updated then is outdated now.
    func isOutdated(_ updated: Date) -> Bool {
        date.timeIntervalSince(updated) >= lifetime / .seconds(1)
    }

    /// When something was updated, on the reader's clock; with its day once it is outdated, as it may stay on screen
    /// past midnight.
    func updated(_ updated: Date) -> String {
        let seconds = environment.timeZone.secondsFromGMT(for: updated)
        let time = environment.formats.time(at: UTCOffset(seconds: seconds))
        return isOutdated(updated) ? texts.outdated(time.withDay(updated)) : texts.updated(time(updated))
    }

    /// Several remarks one after another, as they are spoken.
    func sentences(_ parts: [String?]) -> String {
        environment.textLanguage.sentences(parts.compactMap(\.self))
    }

    private func formats(in units: Units) -> Formats {
        Formats(locale: environment.locale, language: environment.textLanguage, units: units)
    }
}
