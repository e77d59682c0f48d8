/// A description of how moist the air feels, by its dew point and its relative humidity.
///
/// | value | dew point | relative humidity |
/// | --- | --- | --- |
/// | `oppressive` | from 65 °F (18.3 °C) | |
/// | `humid` | from 55 °F (12.8 °C) | |
/// | `damp` | below | from 85 % |
/// | `comfortable` | below | from 30 % |
/// | `dry` | below | below 30 % |
///
/// Air below 10 °C has none of these: the scale of dew points describes warm air.
///
/// Source: the limits of the dew point are those of the US National Weather Service, "Dew Point vs Humidity",
/// <https://www.weather.gov/arx/why_dewpoint_vs_humidity>; those of the relative humidity are the project's own, with
/// 30 % as the lower end of what is advised for rooms.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum AirMoisture: String, CaseIterable, Hashable, Sendable {
    /// Little moisture.
    case dry
    /// Moisture that is hardly noticed.
    case comfortable
    /// Cool air that is close to forming dew.
    case damp
    /// Moisture that is noticed.
    case humid
    /// Moisture that is hard to bear.
    case oppressive

    /// Creates the description of air, or `nil` below 10 °C and when the dew point or the humidity is not finite.
    public init?(temperature: Temperature, dewPoint: Temperature, humidity: Percentage) {
        guard temperature.celsius >= 10, dewPoint.celsius.isFinite, humidity.percent.isFinite else { return nil }
        switch dewPoint.value(in: .fahrenheit) {
        case 65...: self = .oppressive
        case 55..<65: self = .humid
        default: self = humidity.percent < 30 ? .dry : humidity.percent < 85 ? .comfortable : .damp
        }
    }
}
