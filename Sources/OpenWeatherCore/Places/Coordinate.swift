/// A point on the Earth in decimal degrees, WGS 84.
///
/// Every coordinate is valid: its latitude is in `-90...90`, its longitude in `-180...180`, and both are finite. The
/// service responds to some invalid coordinates with the weather of an unrelated place, so the initializer rejects them
/// before a request is sent.
public struct Coordinate: Hashable, CustomStringConvertible, Sendable {
    /// The angle north of the equator in degrees, in `-90...90`; negative in the south.
    public let latitude: Double

    /// The angle east of Greenwich in degrees, in `-180...180`; negative in the west.
    public let longitude: Double

    /// Creates a coordinate from decimal degrees.
    ///
    /// - Throws: ``WeatherError/badRequest(_:)`` when a value is out of range or not a number.
    public init(latitude: Double, longitude: Double) throws(WeatherError) {
        guard (-90...90).contains(latitude) else { throw .badRequest(.latitudeOutOfRange) }
        guard (-180...180).contains(longitude) else { throw .badRequest(.longitudeOutOfRange) }
        self.init(validLatitude: latitude, validLongitude: longitude)
    }

    /// Creates a coordinate from numbers that are known to be in range, such as literals and rounded coordinates.
    package init(validLatitude: Double, validLongitude: Double) {
        latitude = validLatitude
        longitude = validLongitude
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
            validLatitude: (latitude * scale).rounded() / scale + 0,
            validLongitude: (longitude * scale).rounded() / scale + 0
        )
    }
}

extension Coordinate: Codable {
    /// Creates a coordinate by decoding it.
    ///
    /// - Throws: ``WeatherError/badRequest(_:)`` for a value out of range, or a decoding error.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            latitude: container.decode(Double.self, forKey: .latitude),
            longitude: container.decode(Double.self, forKey: .longitude)
        )
    }

    private enum CodingKeys: String, CodingKey {
        case latitude, longitude
    }
}
