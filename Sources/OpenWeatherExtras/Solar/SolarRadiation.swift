public import Foundation
public import OpenWeatherCore

/// The radiation of the sun at a point on a day, under a clear sky and under the clouds that there are or are expected.
///
/// Source: <https://openweathermap.org/api/solar-irradiance>.
public struct SolarRadiation: Hashable, Codable, Sendable {
    /// The length of an interval; the raw value is the service's.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Step: String, CaseIterable, Codable, Sendable {
        /// A quarter of an hour.
        case quarterHour = "15m"
        /// An hour.
        case hour = "1h"
        /// A day.
        case day = "1d"

        /// The length in seconds; that of a day is 24 hours, also where clocks change.
        public var duration: TimeInterval {
            switch self {
            case .quarterHour: 900
            case .hour: 3_600
            case .day: 86_400
            }
        }
    }

    /// The point (`lat`, `lon`).
    public var coordinate: Coordinate
    /// The day at ``utcOffset`` (`date`).
    public var day: LocalDay
    /// The offset from UTC that the day and its intervals are in (`tz`).
    public var utcOffset: UTCOffset
    /// The sunrise (`sunrise`); `nil` in polar day and night.
    public var sunrise: Date?
    /// The sunset (`sunset`); `nil` in polar day and night.
    public var sunset: Date?
    /// The length of an interval (`interval`).
    public var step: Step
    /// The intervals in order (`intervals`).
    public var intervals: [Interval]

    /// Creates a day of radiation.
    public init(
        coordinate: Coordinate,
        day: LocalDay,
        utcOffset: UTCOffset,
        sunrise: Date? = nil,
        sunset: Date? = nil,
        step: Step,
        intervals: [Interval]
    ) {
        self.coordinate = coordinate
        self.day = day
        self.utcOffset = utcOffset
        self.sunrise = sunrise
        self.sunset = sunset
        self.step = step
        self.intervals = intervals
    }

    /// The radiation of an interval, under two skies.
    public struct Interval: Hashable, Codable, Sendable {
        /// The beginning (`start`).
        public var date: Date
        /// The mean power in watts per square meter (`avg_irradiance`).
        public var mean: Skies
        /// The largest power in watts per square meter (`max_irradiance`).
        public var maximum: Skies
        /// The energy in watt-hours per square meter (`irradiation`).
        public var energy: Skies

        /// Creates an interval.
        public init(date: Date, mean: Skies, maximum: Skies, energy: Skies) {
            self.date = date
            self.mean = mean
            self.maximum = maximum
            self.energy = energy
        }
    }

    /// The radiation under a clear sky and under the actual one.
    public struct Skies: Hashable, Codable, Sendable {
        /// Under a clear sky (`clear_sky`); `nil` when the service does not report it.
        public var clear: Components?
        /// Under the clouds that there are or are expected (`cloudy_sky`); `nil` when the service does not report it.
        public var cloudy: Components?

        /// Creates the radiation under two skies.
        public init(clear: Components? = nil, cloudy: Components? = nil) {
            self.clear = clear
            self.cloudy = cloudy
        }
    }

    /// The parts of the radiation; a part that the service does not report is `nil`.
    public struct Components: Hashable, Codable, Sendable {
        /// The radiation on a level surface: global horizontal irradiance (`ghi`).
        public var global: Double?
        /// The radiation of the sun itself on a surface that faces it: direct normal irradiance (`dni`).
        public var direct: Double?
        /// The radiation of the sky on a level surface: diffuse horizontal irradiance (`dhi`).
        public var diffuse: Double?

        /// Creates parts.
        public init(global: Double? = nil, direct: Double? = nil, diffuse: Double? = nil) {
            self.global = global
            self.direct = direct
            self.diffuse = diffuse
        }
    }
}

extension SolarRadiation: CacheValue {}
