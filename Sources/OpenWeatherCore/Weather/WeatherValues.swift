public import Foundation

/// What an observation and a forecast entry have in common.
///
/// The protocol carries the values that follow from others, so that they are computed the same way everywhere.
public protocol WeatherValues: Sendable {
    /// The moment the values are for.
    var date: Date { get }
    /// The difference between local clocks and UTC, where known.
    var utcOffset: UTCOffset? { get }
    /// The conditions, the primary first.
    var conditions: [WeatherCondition] { get }
    /// The air temperature.
    var temperature: Temperature { get }
    /// What the air feels like to people.
    var feelsLike: Temperature? { get }
    /// The relative humidity.
    var humidity: Percentage? { get }
    /// The wind, where the service sends one.
    var wind: Wind? { get }
    /// The amount of rain; `nil` when none was announced.
    var rain: PrecipitationAmount? { get }
    /// The amount of snow as water; `nil` when none was announced.
    var snow: PrecipitationAmount? { get }
}

extension WeatherValues {
    /// The primary condition.
    public var condition: WeatherCondition? { conditions.first }

    /// The temperature at which dew would form, see ``Temperature/dewPoint(at:)``.
    public var dewPoint: Temperature? {
        humidity.flatMap { temperature.dewPoint(at: $0) }
    }

    /// Rain and snow together over the longer of their periods; `nil` when neither was announced.
    public var precipitation: PrecipitationAmount? {
        guard let rain, let snow else { return rain ?? snow }
        return PrecipitationAmount(depth: rain.depth + snow.depth, hours: max(rain.hours, snow.hours))
    }
}

/// An amount of rain or snow over a number of hours.
public struct PrecipitationAmount: Hashable, Codable, Sendable {
    /// The depth of water that fell.
    public let depth: Precipitation

    /// The hours over which it fell: 1 for current weather (3 in answers before 2018), 3 for forecast entries.
    public let hours: Int

    /// Creates an amount.
    public init(depth: Precipitation, hours: Int) {
        self.depth = depth
        self.hours = hours
    }
}
