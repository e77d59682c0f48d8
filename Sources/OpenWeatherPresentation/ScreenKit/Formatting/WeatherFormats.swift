import Foundation
public import OpenWeatherCore

/// A formatter for wind: its speed and the point of the compass it blows from.
///
/// The direction is rounded to one of sixteen points, whose names and abbreviations are those of the language.
public struct WindFormat: Sendable {
    private let speed: SpeedFormat
    private let texts: Texts

    /// Creates a formatter.
    init(speed: SpeedFormat, texts: Texts) {
        self.speed = speed
        self.texts = texts
    }

    /// Returns the speed and the direction, for example `8 mph NW`, read aloud as "8 miles per hour from the northwest".
    ///
    /// The speed stands alone when the direction is `nil`. Gusts are left out; format them as a speed.
    public func callAsFunction(_ wind: Wind) -> SpokenText {
        let speed = speed(wind.speed)
        guard let direction = wind.direction else { return speed }
        let point = texts.compass[direction.compassPoint]
        return SpokenText("\(speed.text) \(point.short)", spoken: texts.compass.wind(speed.spoken, point.name))
    }
}

/// A formatter for weather conditions, in the service's description or the name of the group.
///
/// Descriptions are more precise, but exist only in the language that the data was requested in.
public struct ConditionFormat: Sendable {
    private let locale: Locale
    private let texts: Texts

    /// Creates a formatter.
    init(locale: Locale, texts: Texts) {
        self.locale = locale
        self.texts = texts
    }

    /// Formats conditions as one text, for example `Light rain, mist`.
    ///
    /// - Parameters:
    ///   - conditions: The conditions, the primary one first. Without any, the text says that the weather is unknown.
    ///   - usesDescriptions: Whether to use the service's descriptions where there are any. Pass `false` for data that was
    ///     fetched in another language than the screen's, to use the names of the groups instead.
    /// - Returns: The text, which begins with a capital letter.
    public func callAsFunction(_ conditions: [WeatherCondition], usesDescriptions: Bool = true) -> String {
        guard !conditions.isEmpty else { return texts.conditions.unknown }
        let names = conditions.map { condition in
            usesDescriptions && !condition.description.isEmpty
                ? condition.description
                : texts.conditions[condition.group]
        }
        // In Arabic, the list style wraps Latin names in invisible marks, of which one name alone needs none.
        let list = names.count == 1 ? names[0] : names.formatted(.list(type: .and, width: .narrow).locale(locale))
        return list.prefix(1).uppercased(with: locale) + list.dropFirst()
    }

    /// Returns the text for one condition; `nil` reads as unknown weather.
    ///
    /// The text begins with a capital letter. Pass `false` for `usesDescriptions` to use the name of the group.
    public func callAsFunction(_ condition: WeatherCondition?, usesDescriptions: Bool = true) -> String {
        self(condition.map { [$0] } ?? [], usesDescriptions: usesDescriptions)
    }
}
