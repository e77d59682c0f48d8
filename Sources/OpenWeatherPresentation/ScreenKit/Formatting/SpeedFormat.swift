public import OpenWeatherCore

/// Writes speeds of wind: m/s in standard, km/h in metric and mph in imperial units.
public struct SpeedFormat: Sendable {
    private let number: NumberFormat
    private let units: Units
    private let texts: UnitTexts

    /// Creates a format.
    init(number: NumberFormat, units: Units, texts: UnitTexts) {
        self.number = number
        self.units = units
        self.texts = texts
    }

    /// The speed, for example `12 km/h`; metres per second with one digit after the point.
    public func callAsFunction(_ speed: Speed) -> SpokenText {
        switch units {
        case .standard:
            let number = number(speed.metersPerSecond, fractionDigits: 0...1)
            return SpokenText(texts.metersPerSecond(number.text), spoken: texts.spokenMetersPerSecond(number))
        case .metric:
            let number = number(speed.value(in: .kilometersPerHour))
            return SpokenText(texts.kilometersPerHour(number.text), spoken: texts.spokenKilometersPerHour(number))
        case .imperial:
            let number = number(speed.value(in: .milesPerHour))
            return SpokenText(texts.milesPerHour(number.text), spoken: texts.spokenMilesPerHour(number))
        }
    }
}
