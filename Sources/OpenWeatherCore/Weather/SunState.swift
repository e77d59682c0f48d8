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
        if let sunrise, let sunset, sunrise != sunset {
            self = .risesAndSets(sunrise: sunrise, sunset: sunset)
            return
        }
        let sun = SolarGeometry(date: date)
        if sun.noonAltitude(latitude: coordinate.latitude) < SolarGeometry.horizon + Self.slack {
            self = .polarNight
        } else if sun.midnightAltitude(latitude: coordinate.latitude) > SolarGeometry.horizon - Self.slack {
            self = .polarDay
        } else {
            self = .unknown
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

    /// Whether the sun is up at `date`, where known.
    public func isUp(at date: Date) -> Bool? {
        switch self {
        case .risesAndSets(let sunrise, let sunset): (sunrise..<max(sunrise, sunset)).contains(date)
        case .polarDay: true
        case .polarNight: false
        case .unknown: nil
        }
    }

    /// Degrees by which the service's horizon may differ from the computed one: it already said that there is
    /// no sunrise, so on the first and last days of a polar season the nearer answer is the right one.
    private static let slack = 1.0
}
