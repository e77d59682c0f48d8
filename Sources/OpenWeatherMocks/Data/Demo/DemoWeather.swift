public import Foundation
public import OpenWeatherCore
import OpenWeatherNetworking

/// Made-up but believable weather for any place and time, in the form of the service's responses.
///
/// The weather is deterministic: the same seed, place, and time give the same bytes. Every endpoint derives from one model,
/// so all of them agree about a place and time, forecasts come true, and near the built-in cities the weather resembles
/// what is usual there. It is not a source of real weather data, and says so: values that a client reads from it name
/// ``/OpenWeatherCore/DataSource/madeUp`` as their source.
///
/// ```swift
/// let demo = DemoWeather(now: { time.now })
/// let response = demo.response(path: "/data/2.5/weather", query: ["q": "Lisbon", "units": "metric"])
/// ```
///
/// Use a ``DemoHTTPClient`` to run the whole stack on it.
public struct DemoWeather: Sendable {
    private let seed: UInt64
    private let completesNames: Bool
    private let now: @Sendable () -> Date

    /// Creates demo weather.
    ///
    /// - Parameters:
    ///   - seed: The seed of the weather; each seed has different weather.
    ///   - completesNames: Whether geocoding also finds cities whose names begin with a text; by default it finds whole
    ///     names, as the service does.
    ///   - now: A closure that returns the current date.
    public init(seed: UInt64 = 1, completesNames: Bool = false, now: @escaping @Sendable () -> Date = { Date() }) {
        self.seed = seed
        self.completesNames = completesNames
        self.now = now
    }

    /// The cities that geocoding finds.
    ///
    /// Whatever the seed and the date, Wellington has an alert, it rains in Singapore within the hour, and the sun does not
    /// rise at one of the poles, except around the equinoxes, when it is up at both.
    public static var cities: [Location] { DemoAtlas.cities.map(\.location) }

    /// Returns the response to a request, errors included.
    ///
    /// - Parameters:
    ///   - path: The path, of which only the end matters: `/data/2.5/weather`, `/data/2.5/forecast` and its `/hourly`,
    ///     `/daily` and `/climate`, `/data/2.5/air_pollution` and its `/forecast` and `/history`, `/data/2.5/history/city`
    ///     and the accumulated values beside it, `/data/2.5/aggregated/` with `day`, `month` or `year`, `/geo/1.0/direct`,
    ///     `/geo/1.0/reverse` and `/geo/1.0/zip`, `/data/3.0/onecall` and its `/timemachine`, `/day_summary` and
    ///     `/overview`, `/data/2.5/onecall` as older clients have it, and `/data/4.0/onecall` with `/current`,
    ///     `/timeline/1min` and the other timelines, and `/alert/` with an identity, `/energy/2.0/solar/interval_data`,
    ///     `/map/` with a layer and a tile, `/maps/2.0/` with one, and `/img/wn/` with the name of an icon.
    ///   - query: The decoded items of the query; the API key is not checked.
    /// - Returns: The response in the service's own form, with a header that says that its data is made up; status 404 for
    ///   any other path.
    public func response(path: String, query: [String: String]) -> StubResponse {
        do throws(DemoRefusal) {
            if let tile = try DemoMaps(seed: seed, now: now()).png(path: path, query: DemoQuery(items: query)) {
                return Self.response(tile, type: "image/png")
            }
            guard let name = Self.icon(in: path) else {
                let body = try body(path: path, query: DemoQuery(items: query))
                return Self.response(body, type: "application/json; charset=utf-8")
            }
            guard let icon = DemoIcon(file: name) else { throw .notFound }
            return Self.response(icon.png, type: "image/png")
        } catch {
            return error.response
        }
    }

    /// Returns the response to a request that has a body, errors included.
    ///
    /// - Parameters:
    ///   - path: The path, of which only the end matters: `/data/2.5/roadrisk`.
    ///   - body: The body of the request.
    /// - Returns: The response in the service's own form; status 404 for any other path.
    public func response(path: String, body: Data) -> StubResponse {
        do throws(DemoRefusal) {
            guard path.hasSuffix("/data/2.5/roadrisk") else { throw .notFound }
            guard let way = try? JSONDecoder().decode(DemoRoadBody.Way.self, from: body), !way.track.isEmpty else {
                throw .badRequest("Invalid track")
            }
            let rows = way.track.map { DemoRoadBody(at: $0, seed: seed) }
            return Self.response(try encode(rows), type: "application/json; charset=utf-8")
        } catch {
            return error.response
        }
    }

    /// Returns a response whose data is marked as made up.
    private static func response(_ body: Data, type: String) -> StubResponse {
        let mark = TransportResponse.madeUpHeader
        return StubResponse(headers: ["Content-Type": type, mark.name: mark.value], body: body)
    }

    /// Returns the name of the file in the path of an icon; `nil` for any other path.
    package static func icon(in path: String) -> String? {
        let parts = path.split(separator: "/")
        return parts.dropLast().suffix(2) == ["img", "wn"] ? parts.last.map(String.init) : nil
    }

    private func body(path: String, query: DemoQuery) throws(DemoRefusal) -> Data {
        switch path {
        case _ where path.hasSuffix("/data/2.5/weather"): try current(query)
        case _ where path.hasSuffix("/data/2.5/forecast"): try forecast(query, step: 3, count: 40)
        case _ where path.hasSuffix("/data/2.5/forecast/hourly"): try forecast(query, step: 1, count: 96)
        case _ where path.hasSuffix("/data/2.5/forecast/daily"): try daily(query)
        case _ where path.hasSuffix("/data/2.5/forecast/climate"): try climate(query)
        case _ where path.hasSuffix("/data/2.5/air_pollution"): try air(query, at: [hour(0)])
        case _ where path.hasSuffix("/data/2.5/air_pollution/forecast"): try air(query, at: (0..<96).map(hour))
        case _ where path.hasSuffix("/data/2.5/air_pollution/history"): try air(query, at: query.hours())
        case _ where path.hasSuffix("/geo/1.0/direct"): try direct(query)
        case _ where path.hasSuffix("/geo/1.0/reverse"): try reverse(query)
        case _ where path.hasSuffix("/geo/1.0/zip"): try postcode(query)
        case _ where path.contains("/data/2.5/history/") || path.contains("/data/2.5/aggregated/"):
            try encode(DemoPast(now: now(), seed: seed, query: query).body(path: path))
        case _ where path.hasSuffix("/energy/2.0/solar/interval_data"): try solar(query)
        case _ where path.contains("/onecall"):
            try encode(DemoOneCall(now: now(), seed: seed, query: query).body(path: path))
        default: throw .notFound
        }
    }

    // MARK: - Endpoints

    /// Returns the weather of the last full ten minutes, because the service does not measure more often.
    private func current(_ query: DemoQuery) throws(DemoRefusal) -> Data {
        let place = try query.place(seed: seed)
        return try encode(DemoCurrentBody(of: place, at: lastMultiple(of: 600), query))
    }

    private func forecast(_ query: DemoQuery, step: Int, count: Int) throws(DemoRefusal) -> Data {
        let count = try query.count(of: count)
        let place = try query.place(seed: seed)
        let length = Double(step) * 3_600
        let first = lastMultiple(of: length) + length
        return try encode(DemoForecastBody(of: place, now: now(), from: first, step: step, count: count, query))
    }

    /// Returns the days from today on, seven without `cnt`.
    private func daily(_ query: DemoQuery) throws(DemoRefusal) -> Data {
        let count = query["cnt"] == nil ? 7 : try query.count(of: 16)
        let place = try query.place(seed: seed)
        return try encode(DemoDailyBody(of: place, now: now(), count: count, query))
    }

    private func solar(_ query: DemoQuery) throws(DemoRefusal) -> Data {
        let place = DemoPlace(try query.coordinate(), seed: seed)
        guard let day = query["date"].flatMap(LocalDay.init(iso8601:)) else {
            throw .badRequest("Invalid date format.")
        }
        let offset = query["tz"].flatMap(UTCOffset.init(iso8601:)) ?? place.utcOffset(at: day.start(at: .utc))
        guard let body = DemoSolarBody(of: place, on: day, by: query["interval"] ?? "1h", offset: offset) else {
            throw .badRequest("Invalid interval.")
        }
        return try encode(body)
    }

    private func climate(_ query: DemoQuery) throws(DemoRefusal) -> Data {
        let place = try query.place(seed: seed)
        return try encode(DemoDailyBody(climateOf: place, now: now(), count: try query.count(of: 30), query))
    }

    private func air(_ query: DemoQuery, at dates: [Date]) throws(DemoRefusal) -> Data {
        let place = DemoPlace(try query.coordinate(), seed: seed)
        return try encode(DemoAirBody(of: place, at: dates))
    }

    private func direct(_ query: DemoQuery) throws(DemoRefusal) -> Data {
        guard let name = query["q"], !name.isEmpty else { throw .badRequest("Nothing to geocode") }
        return try encode(
            DemoAtlas.cities(named: name, completesNames: completesNames).prefix(query.limit).map(DemoPlaceBody.init)
        )
    }

    private func reverse(_ query: DemoQuery) throws(DemoRefusal) -> Data {
        let cities = DemoAtlas.cities(near: try query.coordinate(), within: 100)
        return try encode(cities.prefix(query.limit).map(DemoPlaceBody.init))
    }

    private func postcode(_ query: DemoQuery) throws(DemoRefusal) -> Data {
        guard let text = query["zip"], !text.isEmpty else { throw .badRequest("invalid zip code") }
        guard let area = DemoPostcode.find(text) else { throw .notFound }
        return try encode(DemoPostcodeBody(area))
    }

    // MARK: - Helpers

    private func hour(_ offset: Int) -> Date {
        lastMultiple(of: 3600) + Double(offset) * 3600
    }

    private func lastMultiple(of seconds: Double) -> Date {
        Date(timeIntervalSince1970: (now().timeIntervalSince1970 / seconds).rounded(.down) * seconds)
    }

    private func encode(_ body: some Encodable) throws(DemoRefusal) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return try encoder.encode(body)
        } catch {
            throw DemoRefusal(response: .error(status: 500, message: "Internal error"))
        }
    }
}
