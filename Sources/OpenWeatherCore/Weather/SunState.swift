public import Foundation

/// The course of the sun at a place on a day.
///
/// Unlike a pair of optional dates, it distinguishes polar day and polar night from missing data.
///
/// The set of cases is closed.
public enum SunState: Hashable, Codable, Sendable {
    /// The sun rises and sets.
    case risesAndSets(sunrise: Date, sunset: Date)
    /// The sun stays above the horizon all day.
    case polarDay
    /// The sun stays below the horizon all day.
    case polarNight
    /// The service reports no times, and the state does not follow from date and latitude.
    case unknown

    /// Creates a state from the service's times, or from astronomy when it sends none.
    ///
    /// In polar day and polar night the service sends 0 for both times, equal times, or nothing, and does not
    /// distinguish the two. The result then follows from the sun's declination on `date` and the latitude.
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

    /// The time of sunrise; `nil` when the sun does not rise or the time is not known.
    public var sunrise: Date? {
        guard case .risesAndSets(let sunrise, _) = self else { return nil }
        return sunrise
    }

    /// The time of sunset; `nil` when the sun does not set or the time is not known.
    public var sunset: Date? {
        guard case .risesAndSets(_, let sunset) = self else { return nil }
        return sunset
    }

    /// Returns a Boolean value that indicates whether the sun is up at `date`, or `nil` when the state is unknown.
    ///
    /// A date on a neighboring day is judged by its time of day.
    public func isUp(at date: Date) -> Bool? {
        switch self {
        case .risesAndSets(let sunrise, let sunset):
            Self.timeOfDay(from: sunrise, to: date) < Self.timeOfDay(from: sunrise, to: sunset)
        case .polarDay: true
        case .polarNight: false
        case .unknown: nil
        }
    }

    /// Returns the seconds from `start` to the next time the clock shows the same as at `end`, in `0..<86_400`.
    ///
    /// In high summer the sun may set after midnight, so that a day's sunset is earlier than its sunrise.
    static func timeOfDay(from start: Date, to end: Date) -> TimeInterval {
        let seconds = end.timeIntervalSince(start).truncatingRemainder(dividingBy: 86_400)
        return seconds < 0 ? seconds + 86_400 : seconds
    }

    /// The degrees by which the service's horizon may differ from the computed one.
    ///
    /// The service has already said that there is no sunrise, so on the first and last days of a polar season the
    /// nearer of the two states is the right one.
    private static let slack = 1.0
}
