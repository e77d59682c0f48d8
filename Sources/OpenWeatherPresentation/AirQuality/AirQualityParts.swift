import Foundation
package import OpenWeatherCore
import OpenWeatherScreenKit

/// The values of the air-quality screen, which arrive and fail independently.
package struct AirQualityParts: PlaceParts {
    /// The air now.
    var now = LoadPart<Fetched<AirQuality>>()
    /// The air over the coming hours.
    var hours = LoadPart<Fetched<AirQualityForecast>>()
    /// The clocks of the place.
    var clock = LoadPart<PlaceClock>()

    /// Creates parts without values.
    package init() {}

    /// Records a failure of the air now, without which there is nothing to show.
    package mutating func fail(_ error: WeatherError) { now.fail(error) }
}

/// The offset of a place's clocks from UTC at a moment, taken from the weather there.
struct PlaceClock: Hashable, Sendable {
    /// The difference from UTC.
    let offset: UTCOffset

    /// The moment at which the offset was in force.
    let date: Date

    /// Returns the difference from UTC at `moment`; `nil` when that is more than six hours from ``date``.
    ///
    /// An offset does not say when clocks change, so that an old one is not to be trusted; times are then shown in UTC.
    func offset(at moment: Date) -> UTCOffset? {
        abs(moment.timeIntervalSince(date)) <= 6 * 3600 ? offset : nil
    }
}
