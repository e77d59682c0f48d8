import Foundation
import OpenWeatherCore

/// The weather at one place and moment, in canonical units.
struct DemoMoment: Hashable, Sendable {
    /// The moment.
    let date: Date
    /// Whether the sun is up.
    let isDay: Bool
    /// The temperature in degrees Celsius.
    let temperature: Double
    /// The relative humidity in percent.
    let humidity: Double
    /// The pressure at sea level in hectopascals.
    let pressure: Double
    /// The pressure at the ground in hectopascals.
    let groundPressure: Double
    /// The mean wind in metres per second.
    let windSpeed: Double
    /// The gusts in metres per second.
    let gust: Double
    /// Where the wind comes from, in degrees.
    let windDirection: Double
    /// How much of the sky is covered, in `0...1`.
    let cloudCover: Double
    /// How far one sees, in metres.
    let visibility: Double
    /// How likely precipitation is, in `0...1`.
    let chance: Double
    /// Rain, or snow as water, in millimetres an hour; 0 or at least ``DemoMoment/traceRate``.
    let precipitation: Double
    /// What falls and what is seen.
    let code: ConditionCode

    /// The weakest precipitation that counts, in millimetres an hour.
    static let traceRate = 0.1

    /// Whether what falls is snow or mixed with it, which is below 1 °C.
    var isSnow: Bool { temperature < 1 }

    /// What the air feels like in degrees Celsius.
    ///
    /// Source: the apparent temperature of R. G. Steadman, "Norms of apparent temperature in Australia" (1994), as the
    /// Australian Bureau of Meteorology uses it; unlike wind chill and heat index it has no gaps.
    var feelsLike: Double {
        let vapour = humidity / 100 * 6.105 * exp(17.27 * temperature / (237.7 + temperature))
        return temperature + 0.33 * vapour - 0.7 * windSpeed - 4
    }
}
