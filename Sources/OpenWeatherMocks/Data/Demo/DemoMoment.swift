import Foundation
import OpenWeatherCore

/// The weather at one place and time, in canonical units.
struct DemoMoment: Hashable, Sendable {
    /// The time.
    let date: Date
    /// A Boolean value that indicates whether the sun is up.
    let isDay: Bool
    /// The temperature in degrees Celsius.
    let temperature: Double
    /// The relative humidity in percent.
    let humidity: Double
    /// The pressure at sea level in hectopascals.
    let pressure: Double
    /// The pressure at the ground in hectopascals.
    let groundPressure: Double
    /// The mean wind in meters per second.
    let windSpeed: Double
    /// The speed of gusts in meters per second, above that of the mean wind.
    let gust: Double
    /// The direction that the wind comes from, in degrees clockwise from north.
    let windDirection: Double
    /// The cloud cover, in `0...1`.
    let cloudCover: Double
    /// The visibility in meters, at most 10,000.
    let visibility: Double
    /// The chance of precipitation, in `0...1`; at least 0.2 when there is precipitation.
    let chance: Double
    /// The rate of rain, or of snow as water, in millimeters an hour; 0 or at least ``DemoMoment/traceRate``.
    let precipitation: Double
    /// The condition.
    let code: ConditionCode

    /// The weakest precipitation that counts, in millimeters an hour.
    static let traceRate = 0.06

    /// A Boolean value that indicates whether precipitation is snow or contains snow, which it does below 1 °C.
    var isSnow: Bool { temperature < 1 }

    /// The perceived temperature in degrees Celsius.
    ///
    /// Source: the apparent temperature of R. G. Steadman, "Norms of apparent temperature in Australia" (1994), as the
    /// Australian Bureau of Meteorology uses it; unlike wind chill and heat index it has no gaps.
    var feelsLike: Double {
        let vapour = humidity / 100 * 6.105 * exp(17.27 * temperature / (237.7 + temperature))
        return temperature + 0.33 * vapour - 0.7 * windSpeed - 4
    }
}
