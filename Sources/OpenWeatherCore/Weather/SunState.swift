public import Foundation

/// What the sun does at a place on a day.
public enum SunState: Hashable, Codable, Sendable {
    /// The sun rises and sets.
    case risesAndSets(sunrise: Date, sunset: Date)
    /// The sun stays up all day.
    case polarDay
    /// The sun stays down all day.
    case polarNight
    /// The service does not say, and the date and latitude do not tell.
    case unknown

    /// Reads the service's times and falls back on astronomy where it sends none.
    ///
    /// In polar day and polar night the service sends 0 for both times, equal times, or nothing; it does not say
    /// which of the two it is. The sun's declination on `date` and the latitude do.
    public init(sunrise: Date?, sunset: Date?, at coordinate: Coordinate, on date: Date) {
        if let sunrise, let sunset, sunrise != sunset,
            min(sunrise.timeIntervalSince1970, sunset.timeIntervalSince1970) > 0
        {
            self = .risesAndSets(sunrise: sunrise, sunset: sunset)
            return
        }
        let sun = SolarGeometry(date: date)
        let aboveAtNoon = sun.noonAltitude(latitude: coordinate.latitude) - SolarGeometry.horizon
        let belowAtMidnight = SolarGeometry.horizon - sun.midnightAltitude(latitude: coordinate.latitude)
        if min(aboveAtNoon, belowAtMidnight) >= Self.slack {
            self = .unknown
        } else {
            self = aboveAtNoon < belowAtMidnight ? .polarNight : .polarDay
        }
    }

    /// Sunrise, where there is one.
    public var sunrise: Date? {
        guard case .risesAndSets(let sunrise, _) = self else { return nil }
        return sunrise
    }

    /// Sunset, where there is one.
    public var sunset: Date? {
        guard case .risesAndSets(_, let sunset) = self else { return nil }
        return sunset
    }

    /// Whether the sun is up at `date`, where known; a date on a neighbouring day is judged by its time of day.
    public func isUp(at date: Date) -> Bool? {
        switch self {
        case .risesAndSets(let sunrise, let sunset):
            Self.timeOfDay(from: sunrise, to: date) < Self.timeOfDay(from: sunrise, to: sunset)
        case .polarDay: true
        case .polarNight: false
        case .unknown: nil
        }
    }

    /// Seconds from `start` to the next time the clock shows the same as at `end`, in `0..<86_400`.
    ///
    /// In high summer the sun may set after midnight, so that a day's sunset is earlier than its sunrise.
    private static func timeOfDay(from start: Date, to end: Date) -> TimeInterval {
        let seconds = end.timeIntervalSince(start).truncatingRemainder(dividingBy: 86_400)
        return seconds < 0 ? seconds + 86_400 : seconds
    }

    /// Degrees by which the service's horizon may differ from the computed one: it already said that there is
    /// no sunrise, so on the first and last days of a polar season the nearer answer is the right one.
    private static let slack = 1.0
}
