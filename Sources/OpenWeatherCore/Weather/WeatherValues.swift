public import Foundation

/// The values that an observation and a forecast entry have in common.
///
/// Use the protocol to treat ``CurrentWeather``, ``ForecastEntry`` and ``HourlyForecast`` the same, and conform to it
/// with the values of another source. Values that follow from others, such as the dew point, have a default
/// implementation; a conforming type that measures them itself implements them, and its value is used through the
/// protocol, too.
public protocol WeatherValues: Sendable {
    /// The moment the values are for.
    var date: Date { get }
    /// The difference between local clocks and UTC; `nil` when it is not known.
    var utcOffset: UTCOffset? { get }
    /// The conditions, the primary one first; may be empty.
    var conditions: [WeatherCondition] { get }
    /// The air temperature.
    var temperature: Temperature { get }
    /// The perceived temperature; `nil` when the source reports none.
    var feelsLike: Temperature? { get }
    /// The relative humidity; `nil` when the source reports none.
    var humidity: Percentage? { get }
    /// The wind; `nil` when the source reports none.
    var wind: Wind? { get }
    /// The amount of rain; `nil` when none was reported.
    var rain: PrecipitationAmount? { get }
    /// The amount of snow as water; `nil` when none was reported.
    var snow: PrecipitationAmount? { get }
    /// The dew point; by default computed from ``temperature`` and ``humidity``, `nil` without a humidity.
    var dewPoint: Temperature? { get }
    /// The total precipitation; by default the sum of ``rain`` and ``snow``, `nil` when neither was reported.
    ///
    /// Implement it for a source that measures the total without telling rain from snow.
    var precipitation: PrecipitationAmount? { get }
}

extension WeatherValues {
    /// The primary condition, which is the first of ``conditions``; `nil` when there are none.
    public var condition: WeatherCondition? { conditions.first }

    /// The dew point computed from the temperature and the humidity, see ``Temperature/dewPoint(at:)``; `nil` without a
    /// humidity.
    public var dewPoint: Temperature? {
        humidity.flatMap { temperature.dewPoint(at: $0) }
    }

    /// The sum of rain and snow over the longer of their periods; `nil` when neither was reported.
    public var precipitation: PrecipitationAmount? {
        guard let rain, let snow else { return rain ?? snow }
        return PrecipitationAmount(depth: rain.depth + snow.depth, hours: max(rain.hours, snow.hours))
    }
}

/// An amount of rain or snow that fell within a number of hours.
///
/// Amounts over different periods cannot be compared without their hours: the same depth in one hour is heavier rain
/// than in three.
public struct PrecipitationAmount: Hashable, Codable, Sendable {
    /// The depth of water.
    public var depth: Precipitation

    /// The length of the period: 1 for current weather (3 in responses before 2018), 3 for forecast entries.
    public var hours: Int

    /// Creates an amount.
    public init(depth: Precipitation, hours: Int) {
        self.depth = depth
        self.hours = hours
    }
}
