public import Foundation
public import OpenWeatherCore
import OpenWeatherNetworking

/// A weather station of an account, whose measurements the service accepts.
///
/// Source: <https://openweathermap.org/stations>.
public struct WeatherStation: Hashable, Identifiable, Sendable {
    /// The service's name for a station, which measurements carry.
    public struct ID: RawRepresentable, Hashable, Codable, CustomStringConvertible, Sendable {
        /// The text of the name.
        public let rawValue: String

        /// Creates a name from its text, such as `6a779284adde3b0001343e02`.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The text of the name.
        public var description: String { rawValue }
    }

    /// The service's name for the station.
    public let id: ID
    /// The name that the owner gave it, for programs.
    public let externalID: String
    /// The name that the owner gave it, for users.
    public let name: String
    /// The place of the station.
    public let coordinate: Coordinate
    /// The height above sea level; `nil` when the service has none.
    public let altitude: Length?
    /// The date of the registration; `nil` when the service does not state it.
    public let created: Date?
    /// The date of the last change; `nil` when the service does not state it.
    public let updated: Date?
    /// The service's measure of the station's quality; `nil` when it does not state one.
    public let rank: Int?

    /// Creates a station.
    public init(
        id: ID,
        externalID: String,
        name: String,
        coordinate: Coordinate,
        altitude: Length? = nil,
        created: Date? = nil,
        updated: Date? = nil,
        rank: Int? = nil
    ) {
        self.id = id
        self.externalID = externalID
        self.name = name
        self.coordinate = coordinate
        self.altitude = altitude
        self.created = created
        self.updated = updated
        self.rank = rank
    }
}

/// The details of a station, as its owner states them.
///
/// All of it is sent with each change, because the service replaces a station: what is left out becomes zero.
public struct StationDetails: Hashable, Sendable {
    /// The name for programs, such as `SF_TEST001`.
    public var externalID: String
    /// The name for users.
    public var name: String
    /// The place of the station.
    public var coordinate: Coordinate
    /// The height above sea level.
    public var altitude: Length

    /// Creates what the owner of a station states about it.
    public init(externalID: String, name: String, coordinate: Coordinate, altitude: Length) {
        self.externalID = externalID
        self.name = name
        self.coordinate = coordinate
        self.altitude = altitude
    }

    /// Creates the details of a registered station, to change some of them; `nil` when the service has no altitude for it.
    public init?(_ station: WeatherStation) {
        guard let altitude = station.altitude else { return nil }
        self.init(
            externalID: station.externalID,
            name: station.name,
            coordinate: station.coordinate,
            altitude: altitude
        )
    }
}

extension WeatherStation.ID {
    /// Creates a name from a text of the service, without control characters.
    init(line text: String) {
        self.init(rawValue: WireText.line(text) ?? "")
    }
}

extension WeatherStation: Decodable {
    private enum Key: String, CodingKey {
        case id, ID, externalID = "external_id", name, latitude, longitude, altitude, rank
        case created = "created_at"
        case updated = "updated_at"
    }

    /// Creates a station from the service's JSON, in which a new one has its name under `ID` and any other under `id`.
    ///
    /// - Throws: `DecodingError` when the name, the place or a date is missing or of another form.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        id = try ID(line: fields.decodeIfPresent(String.self, forKey: .ID) ?? fields.decode(String.self, forKey: .id))
        externalID = WireText.line(try fields.decodeIfPresent(String.self, forKey: .externalID), limit: 1_000) ?? ""
        name = WireText.line(try fields.decodeIfPresent(String.self, forKey: .name), limit: 1_000) ?? ""
        let latitude = try fields.decode(Double.self, forKey: .latitude)
        let longitude = try fields.decode(Double.self, forKey: .longitude)
        guard let place = Coordinate(latitude: latitude, longitude: longitude) else {
            throw DecodingError.dataCorruptedError(forKey: .latitude, in: fields, debugDescription: "no point on Earth")
        }
        coordinate = place
        altitude = try fields.decodeIfPresent(Double.self, forKey: .altitude).map { Length(meters: $0) }
        created = try fields.date(forKey: .created)
        updated = try fields.date(forKey: .updated)
        rank = try fields.decodeIfPresent(Int.self, forKey: .rank)
    }
}

extension StationDetails: Encodable {
    private enum Key: String, CodingKey {
        case externalID = "external_id", name, latitude, longitude, altitude
    }

    /// Encodes the details in the form of the service: all five fields, the altitude in meters.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Key.self)
        try fields.encode(externalID, forKey: .externalID)
        try fields.encode(name, forKey: .name)
        try fields.encode(coordinate.latitude, forKey: .latitude)
        try fields.encode(coordinate.longitude, forKey: .longitude)
        try fields.encode(altitude.meters, forKey: .altitude)
    }
}

extension KeyedDecodingContainer {
    /// Returns a date with one to nine digits of a second, or none; `nil` for a field that is absent.
    fileprivate func date(forKey key: Key) throws -> Date? {
        guard let text = try decodeIfPresent(String.self, forKey: key) else { return nil }
        guard let date = Date(stationTime: text) else {
            throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "no date of RFC 3339")
        }
        return date
    }
}

extension Date {
    /// Creates a date from a text such as `2026-08-08T20:33:08.107598533Z`; `nil` for one of another form.
    init?(stationTime text: String) {
        guard text.hasSuffix("Z") else { return nil }
        let parts = text.dropLast().split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let digits = parts.count == 2 ? parts[1] : "0"
        guard (1...9).contains(digits.count), digits.utf8.allSatisfy({ (48...57).contains($0) }),
            let fraction = Double("0.\(digits)"),
            let whole = try? Date("\(parts[0])Z", strategy: .iso8601)
        else { return nil }
        self = whole + fraction
    }
}
