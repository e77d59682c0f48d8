import Foundation

/// The details of a station as they are sent; what is missing becomes zero, as with the service.
struct DemoStationDetails: Decodable, Sendable {
    let external_id, name: String
    let latitude, longitude: Double
    let altitude: Double?

    private enum Key: String, CodingKey { case external_id, name, latitude, longitude, altitude }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        external_id = try fields.decode(String.self, forKey: .external_id)
        name = try fields.decode(String.self, forKey: .name)
        // Some clients send numbers as strings.
        func number(_ key: Key) -> Double? {
            (try? fields.decode(Double.self, forKey: key))
                ?? (try? fields.decode(String.self, forKey: key)).flatMap(Double.init)
        }
        latitude = number(.latitude) ?? 0
        longitude = number(.longitude) ?? 0
        altitude = number(.altitude)
    }
}

/// A station as the service lists it.
struct DemoStation: Encodable, Sendable {
    let id: String
    var details: DemoStationDetails
    let created: Date
    var updated: Date

    private enum Key: String, CodingKey {
        case id, external_id, name, latitude, longitude, altitude, rank, created_at, updated_at
    }

    init(id: String, _ details: DemoStationDetails, created: Date, updated: Date) {
        (self.id, self.details, self.created, self.updated) = (id, details, created, updated)
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Key.self)
        try fields.encode(id, forKey: .id)
        try fields.encode(details.external_id, forKey: .external_id)
        try fields.encode(details.name, forKey: .name)
        try fields.encode(details.latitude, forKey: .latitude)
        try fields.encode(details.longitude, forKey: .longitude)
        try fields.encode(details.altitude, forKey: .altitude)
        try fields.encode(10, forKey: .rank)
        try fields.encode(Self.text(created, digits: 3), forKey: .created_at)
        try fields.encode(Self.text(updated, digits: 3), forKey: .updated_at)
    }

    /// Returns a date with a fraction of a second, whose digits differ from body to body.
    fileprivate static func text(_ date: Date, digits: Int) -> String {
        let fraction = String(repeating: "0", count: digits - 3) + "107"
        return date.formatted(.iso8601).replacing("Z", with: ".\(fraction)Z")
    }
}

/// A station that was registered just now, which has its name in capitals and more digits.
struct DemoNewStation: Encodable, Sendable {
    private let ID, user_id, external_id, name, created_at, updated_at: String
    private let latitude, longitude: Double
    private let altitude: Double?
    private let rank = 10
    private let source_type = 5

    init(_ station: DemoStation) {
        (ID, user_id, external_id) = (station.id, "demo", station.details.external_id)
        (name, latitude, longitude) = (station.details.name, station.details.latitude, station.details.longitude)
        altitude = station.details.altitude
        created_at = DemoStation.text(station.created, digits: 9)
        updated_at = DemoStation.text(station.updated, digits: 9)
    }
}

/// The values of a measurement that are read.
struct DemoMeasurement: Decodable, Sendable {
    let station_id: String
    let dt: Int
    let temperature, wind_speed, wind_deg, pressure, humidity, rain_1h, snow_1h: Double?
}

/// The summary of a station's measurements.
struct DemoAggregate: Encodable, Sendable {
    struct Summary: Encodable, Sendable {
        var min, max, average: Double?
        var weight: Int?

        init(_ values: [Double], hasRange: Bool = true) {
            guard let lowest = values.min(), let highest = values.max() else { return }
            if hasRange { (min, max) = (lowest, highest) }
            average = values.reduce(0, +) / Double(values.count)
            weight = values.count
        }
    }

    struct Wind: Encodable, Sendable { let deg, speed: Double? }

    struct Amounts: Encodable, Sendable { let rain, snow: Double? }

    let type: String
    let date: Int
    let station_id: String
    let temp, humidity, pressure: Summary
    let wind: Wind
    let precipitation: Amounts

    init(type: String, date: Int, of rows: [DemoMeasurement]) {
        (self.type, self.date, station_id) = (type, date, rows.first?.station_id ?? "")
        temp = Summary(rows.compactMap(\.temperature))
        humidity = Summary(rows.compactMap(\.humidity), hasRange: false)
        pressure = Summary(rows.compactMap(\.pressure))
        wind = Wind(
            deg: Summary(rows.compactMap(\.wind_deg)).average,
            speed: Summary(rows.compactMap(\.wind_speed)).average
        )
        precipitation = Amounts(rain: Self.sum(rows.compactMap(\.rain_1h)), snow: Self.sum(rows.compactMap(\.snow_1h)))
    }

    private static func sum(_ values: [Double]) -> Double? {
        values.isEmpty ? nil : values.reduce(0, +)
    }
}

/// A failure with the six digits that stations have.
struct DemoStationFailure: Encodable, Sendable {
    let code: Int
    let message: String
}
