public import Foundation
public import OpenWeather
public import OpenWeatherCore
import OpenWeatherNetworking

/// The stations of an account and what they have measured.
///
/// ```swift
/// let station = try await client.stations.register(
///     StationDetails(externalID: "ROOF_1", name: "Roof", coordinate: place, altitude: Length(meters: 34))
/// )
/// let rows = try await client.stations.aggregates(of: station.id, by: .day, in: range)
/// ```
///
/// Each method is one call of the account's plan, and none is cached. What changes a station is sent once, whatever happens:
/// after a timeout it may have arrived, so read the stations before you send it again. A ``StationUploader`` sends
/// measurements that must not be lost.
public struct WeatherStations: Sendable {
    private let client: OpenWeatherClient

    fileprivate init(_ client: OpenWeatherClient) {
        self.client = client
    }

    /// Returns all stations of the account; an empty array when it has none.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``.
    public func all() async throws(WeatherError) -> [WeatherStation] {
        try await client.value(of: .stations("GET", "stations")).value
    }

    /// Returns a station.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `notFound` for an unknown one.
    public func station(_ id: WeatherStation.ID) async throws(WeatherError) -> WeatherStation {
        try await client.value(of: .station("GET", id)).value
    }

    /// Registers a new station, also when the account has one with the same details.
    ///
    /// - Returns: The station with the service's name for it.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `badRequest` for details that the service refuses.
    public func register(_ details: StationDetails) async throws(WeatherError) -> WeatherStation {
        try await client.value(of: .stations("POST", "stations", body: try .service(details))).value
    }

    /// Replaces the details of a station, all of them.
    ///
    /// - Returns: The station as the service has it now.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `notFound` for an unknown one.
    public func update(
        _ id: WeatherStation.ID,
        to details: StationDetails
    ) async throws(WeatherError) -> WeatherStation {
        try await client.value(of: .station("PUT", id, body: try .service(details))).value
    }

    /// Removes a station and all of its measurements, for good.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `notFound` for an unknown one.
    public func remove(_ id: WeatherStation.ID) async throws(WeatherError) {
        try await client.write(.station("DELETE", id))
    }

    /// Sends measurements once.
    ///
    /// Whether the service replaces a measurement of the same station and second is not documented.
    ///
    /// - Parameter measurements: The measurements, of one station or several. For an empty array nothing is sent.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `badRequest` when the service refuses one, and then it has taken none as
    ///   far as is known, and `invalidResponse` for the page of a login or a proxy.
    public func send(_ measurements: [StationMeasurement]) async throws(WeatherError) {
        guard !measurements.isEmpty else { return }
        try await client.write(.stations("POST", "measurements", body: try .service(measurements)))
    }

    /// Returns what the measurements of a station amount to in each minute, hour or day.
    ///
    /// The service puts them together minutes to days after it has received them, so new ones are missing at first.
    ///
    /// - Parameters:
    ///   - id: The station.
    ///   - period: The length of a row.
    ///   - range: The dates of the rows.
    ///   - limit: The largest number of rows, in `1...10_000`.
    /// - Returns: The rows in order; an empty array when there are none yet.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `badRequest` for a limit out of range.
    public func aggregates(
        of id: WeatherStation.ID,
        by period: StationAggregate.Period,
        in range: Range<Date>,
        limit: Int = 100
    ) async throws(WeatherError) -> [StationAggregate] {
        try Endpoint.check(limit, of: "limit", isIn: 1...10_000)
        let query = [
            ("station_id", id.rawValue), ("type", period.rawValue), ("limit", String(limit)),
            ("from", Endpoint.seconds(range.lowerBound)), ("to", Endpoint.seconds(range.upperBound)),
        ]
        let rows: [StationAggregate] = try await client.value(of: .stations("GET", "measurements", query)).value
        return rows.sorted(on: \.date)
    }
}

extension OpenWeatherClient {
    /// The stations of the account that the key belongs to.
    public var stations: WeatherStations { WeatherStations(self) }
}

extension Endpoint {
    /// Returns an endpoint of stations, whose body is JSON.
    fileprivate static func stations(
        _ method: String,
        _ path: String,
        _ query: [(name: String, value: String)] = [],
        body: Data? = nil
    ) -> Endpoint {
        Endpoint(
            operation: path.hasPrefix("measurements") ? "stationMeasurements" : "stations",
            base: .stations,
            path: path,
            method: method,
            queryItems: query.map { URLQueryItem(name: $0.name, value: $0.value) },
            headers: body == nil ? [:] : ["Content-Type": "application/json"],
            body: body,
            takesOptions: false
        )
    }

    /// Returns an endpoint of a station, whose name cannot leave its place in the path.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/notFound`` for a name that no station has.
    fileprivate static func station(
        _ method: String,
        _ id: WeatherStation.ID,
        body: Data? = nil
    ) throws(WeatherError) -> Endpoint {
        let isName = { (byte: UInt8) in
            (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 0x2D
        }
        guard !id.rawValue.isEmpty, id.rawValue.utf8.allSatisfy(isName) else { throw .notFound }
        return stations(method, "stations/\(id)", body: body)
    }
}

extension Data {
    /// Returns a value in the service's JSON.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for a number that JSON has no form for, such as an infinite
    ///   one.
    static func service(_ value: some Encodable) throws(WeatherError) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return try encoder.encode(value)
        } catch {
            throw .badRequest(.refused(message: "a number is infinite or not a number", parameters: []))
        }
    }
}
