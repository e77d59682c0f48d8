public import Foundation
public import OpenWeatherCore

/// Every formatter for one locale, language and system of units.
///
/// A value that costs next to nothing to make: Foundation's format styles need no cache.
public struct Formats: Sendable {
    private let locale: Locale
    private let units: Units
    private let texts: Texts

    /// Plain numbers.
    public let number: NumberFormat

    /// Creates the formatters.
    public init(locale: Locale, language: TextLanguage, units: Units) {
        self.locale = locale
        self.units = units
        texts = .texts(in: language)
        number = NumberFormat(locale: locale, language: language)
    }

    /// Temperatures.
    public var temperature: TemperatureFormat { TemperatureFormat(number: number, units: units, texts: texts.units) }

    /// Speeds of wind.
    public var speed: SpeedFormat { SpeedFormat(number: number, units: units, texts: texts.units) }

    /// Pressures.
    public var pressure: PressureFormat { PressureFormat(number: number, units: units, texts: texts.units) }

    /// Distances of sight.
    public var distance: DistanceFormat { DistanceFormat(number: number, units: units, texts: texts.units) }

    /// Amounts of rain and snow.
    public var precipitation: PrecipitationFormat {
        PrecipitationFormat(number: number, units: units, texts: texts.units)
    }

    /// Shares.
    public var percent: PercentFormat { PercentFormat(locale: locale) }

    /// Ages.
    public var age: AgeFormat { AgeFormat(number: number, texts: texts.ages) }

    /// Coordinates.
    public var coordinate: CoordinateFormat { CoordinateFormat(number: number, texts: texts.compass) }

    /// Times and dates at a place whose clocks differ from UTC by `offset`.
    public func time(at offset: UTCOffset?) -> TimeFormat { TimeFormat(locale: locale, offset: offset) }
}
