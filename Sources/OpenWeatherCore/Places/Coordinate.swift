/// A point on the Earth in decimal degrees, WGS 84.
///
/// Every coordinate is valid: its latitude is in `-90...90`, its longitude in `-180...180`, and both are finite. The
/// service responds to some invalid coordinates with the weather of an unrelated place, so they cannot be created.
///
/// ```swift
/// let office = Coordinate(clampingLatitude: 38.72, longitude: -9.14)  // numbers in code
/// guard let typed = Coordinate(latitude: north, longitude: east) else { return }  // numbers from elsewhere
/// ```
public struct Coordinate: Hashable, CustomStringConvertible, Sendable {
    /// The angle north of the equator in degrees, in `-90...90`; negative in the south.
    public let latitude: Double

    /// The angle east of Greenwich in degrees, in `-180...180`; negative in the west.
    public let longitude: Double

    /// Creates a coordinate from decimal degrees, or `nil` when one of them is out of range or not a number.
    ///
    /// ``LocationQuery/coordinate(latitude:longitude:)`` throws instead, with the reason.
    public init?(latitude: Double, longitude: Double) {
        guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
        self.latitude = latitude
        self.longitude = longitude
    }

    /// Creates a coordinate from numbers that are known to be in range, such as literals.
    ///
    /// A number out of range becomes the nearest one in range, and one that is not a number the lowest.
    public init(clampingLatitude latitude: Double, longitude: Double) {
        // In this order of arguments, the comparison with NaN chooses the bound.
        self.latitude = min(90, max(-90, latitude))
        self.longitude = min(180, max(-180, longitude))
    }

    /// A textual representation for logs, for example `38.7078, -9.1366`.
    public var description: String { "\(latitude), \(longitude)" }

    /// Returns the nearest point on a grid of `decimals` decimals; two decimals are about 1.1 km.
    ///
    /// ```swift
    /// let place = position.rounded(toDecimals: 2)  // about a kilometer
    /// let query = LocationQuery.coordinate(place)
    /// ```
    public func rounded(toDecimals decimals: Int) -> Coordinate {
        var scale = 1.0
        // A double has no more than fifteen decimals to keep; a larger scale would end in infinity.
        for _ in 0..<decimals.clamped(to: 0...15) { scale *= 10 }
        // Adding zero turns −0 into 0, which would otherwise be written differently.
        return Coordinate(
            clampingLatitude: (latitude * scale).rounded() / scale + 0,
            longitude: (longitude * scale).rounded() / scale + 0
        )
    }
}

extension Coordinate: Codable {
    /// Creates a coordinate by decoding it.
    ///
    /// - Throws: `DecodingError`, also for a value out of range.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let latitude = try container.decode(Double.self, forKey: .latitude)
        let longitude = try container.decode(Double.self, forKey: .longitude)
        guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else {
            let text = "There is no such point on the Earth."
            throw DecodingError.dataCorruptedError(forKey: .latitude, in: container, debugDescription: text)
        }
        self = coordinate
    }

    private enum CodingKeys: String, CodingKey {
        case latitude, longitude
    }
}
