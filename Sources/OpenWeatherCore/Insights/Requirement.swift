/// A limit that the weather must keep for an activity.
///
/// The limits themselves hold: rain of exactly the largest amount is not too much.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum Requirement: Hashable, Codable, Sendable {
    /// Rain and snow together of at most this depth in an hour.
    case precipitation(atMost: Precipitation)
    /// A chance of precipitation of at most this.
    case chanceOfPrecipitation(atMost: Percentage)
    /// An air temperature within a range.
    case temperature(ClosedRange<Temperature>)
    /// A perceived temperature within a range.
    case feelsLike(ClosedRange<Temperature>)
    /// A mean wind of at most this speed.
    case wind(atMost: Speed)
    /// Gusts of at most this speed.
    case gusts(atMost: Speed)
    /// An ultraviolet index of at most this; only One Call reports one.
    case uvIndex(atMost: UVIndex)
    /// An air quality of at most this value of the index of the US EPA, from 0 to 500.
    case usAirQuality(atMost: Int)
    /// An air quality of at most this value of the service's index.
    case airQualityIndex(atMost: AirQualityIndex)
    /// A covered share of the sky of at most this.
    case cloudiness(atMost: Percentage)
    /// A relative humidity of at most this.
    case humidity(atMost: Percentage)
    /// A power of the air to dry of at least this depth of water in an hour, see ``Temperature/evaporation(at:in:)``.
    case evaporation(atLeast: Precipitation)
    /// A visibility of at least this; the service reports 10 km at most.
    case visibility(atLeast: Length)
    /// The sun above the horizon.
    case daylight
    /// The sun at least 18° below the horizon, where the astronomical night begins.
    case darkness
    /// A lit share of the moon's disk of at most this, wherever the moon stands.
    case moonlight(atMost: Percentage)

    /// The element that a requirement is about.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Element: String, CaseIterable, Codable, Sendable {
        /// Rain and snow in an hour.
        case precipitation
        /// The chance of precipitation.
        case chanceOfPrecipitation
        /// The air temperature.
        case temperature
        /// The perceived temperature.
        case feelsLike
        /// The mean wind.
        case wind
        /// The gusts.
        case gusts
        /// The ultraviolet index.
        case uvIndex
        /// The index of the US EPA.
        case usAirQuality
        /// The service's index of air quality.
        case airQualityIndex
        /// The covered share of the sky.
        case cloudiness
        /// The relative humidity.
        case humidity
        /// The power of the air to dry.
        case evaporation
        /// The visibility.
        case visibility
        /// The sun above the horizon.
        case daylight
        /// The sun far below the horizon.
        case darkness
        /// The lit share of the moon's disk.
        case moonlight
    }

    /// The element that the requirement is about.
    public var element: Element {
        switch self {
        case .precipitation: .precipitation
        case .chanceOfPrecipitation: .chanceOfPrecipitation
        case .temperature: .temperature
        case .feelsLike: .feelsLike
        case .wind: .wind
        case .gusts: .gusts
        case .uvIndex: .uvIndex
        case .usAirQuality: .usAirQuality
        case .airQualityIndex: .airQualityIndex
        case .cloudiness: .cloudiness
        case .humidity: .humidity
        case .evaporation: .evaporation
        case .visibility: .visibility
        case .daylight: .daylight
        case .darkness: .darkness
        case .moonlight: .moonlight
        }
    }
}
