public import Foundation
import OpenWeatherCore

/// The stations of a made-up account, which keep in memory what is sent to them and respond as the service does.
///
/// A ``DemoHTTPClient`` has some of its own; use them for a stand-in of yours. As with the service, a change replaces all of a
/// station, its name is under `ID` when it is new, and a removal has no body. Unlike there, measurements are put together at
/// once.
///
/// ```swift
/// let stations = DemoStations(now: { time.now })
/// let body = Data(#"{"external_id":"A","name":"B","latitude":1,"longitude":2,"altitude":3}"#.utf8)
/// let response = stations.response(method: "POST", path: "/data/3.0/stations", query: [:], body: body)
/// ```
public final class DemoStations: Sendable {
    private struct State {
        var stations: [DemoStation] = []
        var measurements: [DemoMeasurement] = []
        var registrations = 0
    }

    private let state = Locked(State())
    private let now: @Sendable () -> Date

    /// Creates an account without stations.
    ///
    /// - Parameter now: A closure that returns the current date.
    public init(now: @escaping @Sendable () -> Date = { Date() }) {
        self.now = now
    }

    /// Returns the response to a request, errors included; `nil` for a path that is not about stations.
    ///
    /// - Parameters:
    ///   - method: The HTTP method.
    ///   - path: The path, of which only the end matters: `/data/3.0/stations`, the same with the name of a station, and
    ///     `/data/3.0/measurements`.
    ///   - query: The decoded items of the query; the API key is not checked.
    ///   - body: The body.
    /// - Returns: The response in the service's own form.
    public func response(method: String, path: String, query: [String: String], body: Data) -> StubResponse? {
        guard let start = path.range(of: "/data/3.0/", options: .backwards)?.upperBound else { return nil }
        let parts = path[start...].split(separator: "/").map(String.init)
        return switch (parts.first, parts.count) {
        case ("stations"?, 1): collection(method, body)
        case ("stations"?, 2): station(parts[1], method, body)
        case ("measurements"?, 1): measurements(method, query, body)
        default: nil
        }
    }

    private func collection(_ method: String, _ body: Data) -> StubResponse {
        switch method {
        case "GET": return Self.response(state.withLock { $0.stations })
        case "POST":
            guard let details = try? JSONDecoder().decode(DemoStationDetails.self, from: body) else {
                return Self.failure(400_000, "Invalid JSON")
            }
            let date = now()
            let station = state.withLock { state in
                state.registrations += 1
                let digits = String(state.registrations, radix: 16)
                let id = "6a77" + String(repeating: "0", count: 20 - digits.count) + digits
                state.stations.append(DemoStation(id: id, details, created: date, updated: date))
                return state.stations[state.stations.count - 1]
            }
            return Self.response(DemoNewStation(station), status: 201)
        default: return Self.failure(405_000, "Method not allowed")
        }
    }

    private func station(_ id: String, _ method: String, _ body: Data) -> StubResponse {
        let date = now()
        return state.withLock { state in
            guard let index = state.stations.firstIndex(where: { $0.id == id }) else {
                return Self.failure(404_000, "Station not found")
            }
            switch method {
            case "GET": return Self.response(state.stations[index])
            case "PUT":
                guard let details = try? JSONDecoder().decode(DemoStationDetails.self, from: body) else {
                    return Self.failure(400_000, "Invalid JSON")
                }
                state.stations[index].details = details
                state.stations[index].updated = date
                return Self.response(state.stations[index])
            case "DELETE":
                state.stations.remove(at: index)
                state.measurements.removeAll { $0.station_id == id }
                return StubResponse(status: 204, headers: [:], body: Data())
            default: return Self.failure(405_000, "Method not allowed")
            }
        }
    }

    private func measurements(_ method: String, _ query: [String: String], _ body: Data) -> StubResponse {
        switch method {
        case "POST":
            guard let records = try? JSONDecoder().decode([DemoMeasurement].self, from: body) else {
                return Self.failure(400_000, "Invalid JSON")
            }
            return state.withLock { state in
                let known = Set(state.stations.map(\.id))
                guard records.allSatisfy({ known.contains($0.station_id) }) else {
                    return Self.failure(400_001, "Station id is invalid")
                }
                state.measurements += records
                return StubResponse(status: 204, headers: [:], body: Data())
            }
        case "GET":
            guard let id = query["station_id"], let type = query["type"],
                let length = ["m": 60, "h": 3_600, "d": 86_400][type],
                let from = query["from"].flatMap(Int.init), let to = query["to"].flatMap(Int.init),
                let limit = query["limit"].flatMap(Int.init), limit > 0
            else { return Self.failure(400_000, "Bad Request") }
            let rows = Dictionary(
                grouping: state.withLock { $0.measurements }
                    .filter { $0.station_id == id && (from...max(from, to)).contains($0.dt) }
            ) { $0.dt / length * length }
            let ordered = rows.sorted { $0.key < $1.key }.prefix(limit)
            return Self.response(ordered.map { DemoAggregate(type: type, date: $0.key, of: $0.value) })
        default: return Self.failure(405_000, "Method not allowed")
        }
    }

    private static func response(_ body: some Encodable, status: Int = 200) -> StubResponse {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let headers = ["Content-Type": "application/json; charset=utf-8"]
        return StubResponse(status: status, headers: headers, body: (try? encoder.encode(body)) ?? Data())
    }

    /// Returns a failure with the six digits that stations have.
    private static func failure(_ code: Int, _ message: String) -> StubResponse {
        response(DemoStationFailure(code: code, message: message), status: code / 1_000)
    }
}
