import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherNetworking
import OpenWeatherTestSupport

/// A service that responds with one damaged body to everything.
struct AttackService: HTTPClient {
    /// The key of every request, which no error may show.
    static let key = "0123456789abcdef0123456789abcdef"
    /// The date at which every response arrives.
    static let now = Date(timeIntervalSince1970: 1_780_000_000)
    /// The point of every request.
    static let point = Coordinate(clampingLatitude: 60.17, longitude: 24.94)

    private let response: TransportResponse

    /// Creates a service over a response.
    init(status: Int, headers: [String: String] = ["Content-Type": "application/json"], body: [UInt8]) {
        response = TransportResponse(status: status, headers: HeaderFields(headers), body: Data(body))
    }

    func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse { response }

    /// Sends the input as the response to a request of every kind that could receive it.
    static func outcome(of input: AttackInput) async -> AttackOutcome {
        var random = SeededGenerator(seed: input.seed)
        let service: AttackService
        if input.area == .headers {
            let parts = input.text.split(separator: ":", maxSplits: 1).map { String($0) }
            var headers = ["Content-Type": "application/json"]
            headers[parts.first ?? ""] = parts.last ?? ""
            let status = [200, 429, 503, 401].randomElement(using: &random) ?? 200
            service = AttackService(status: status, headers: headers, body: Array(AttackBodies.weather.utf8))
        } else {
            let status =
                input.seed.isMultiple(of: 8) ? [400, 401, 404, 429, 500].randomElement(using: &random) ?? 400 : 200
            service = AttackService(status: status, body: input.bytes)
        }
        return await service.outcome(using: &random)
    }

    private func outcome(using random: inout SeededGenerator) async -> AttackOutcome {
        let units = Units.allCases.randomElement(using: &random) ?? .metric
        let text = String(decoding: response.body, as: UTF8.self)
        let api = OpenWeatherAPIConfiguration(apiKey: APIKey(Self.key))
        do throws(WeatherError) {
            let value: any Sendable
            if text.contains("\"dew_point\"") || text.contains("weather_overview") || text.contains("cloud_cover")
                || text.contains("\"tags\"")
            {
                value = try await oneCall(at: Self.point, units, api, using: &random)
            } else if text.contains("\"components\"") {
                value = try await RemoteAirQualityRepository(client: self, api: api, now: { Self.now })
                    .airQualityForecast(at: Self.point)
            } else if text.contains("\"lat\"") && !text.contains("\"coord\"") {
                let places = RemoteGeocodingRepository(client: self, api: api, now: { Self.now })
                value =
                    text.contains("\"zip\"")
                    ? [try await places.location(postcode: "1010", country: nil).value]
                    : try await places.locations(named: "x").value
            } else {
                let weather = RemoteWeatherRepository(client: self, api: api, now: { Self.now })
                let options = RequestOptions(units: units)
                value =
                    text.contains("\"city\"")
                    ? try await weather.forecast(for: .city("x"), count: nil, options: options, policy: .refresh)
                    : try await weather.currentWeather(for: .city("x"), options: options, policy: .refresh)
            }
            return ValueInspector.problem(in: value).map { .wrong($0) } ?? .accepted
        } catch {
            return Self.outcome(of: error)
        }
    }

    private func oneCall(
        at point: Coordinate,
        _ units: Units,
        _ api: OpenWeatherAPIConfiguration,
        using random: inout SeededGenerator
    ) async throws(WeatherError) -> any Sendable {
        let isList = String(decoding: response.body, as: UTF8.self).contains("\"data\"")
        let version: OneCallVersion = isList ? .v4 : .v3
        let sut = ClientOneCall(self, api, version, at: Self.now)
        let options = RequestOptions(units: units)
        let text = String(decoding: response.body, as: UTF8.self)
        if text.contains("weather_overview") {
            return try await sut.overview(of: nil, at: point, units: units, policy: .refresh)
        } else if text.contains("cloud_cover") {
            let day = LocalDay(daysSince1970: 20_601)
            return try await sut.day(day, at: point, offset: nil, options: options, policy: .refresh)
        } else if text.contains("\"tags\""), !text.contains("\"hourly\"") {
            return try await sut.alert(id: "a-1", policy: .refresh)
        } else if text.contains("\"data\""), Bool.random(using: &random) {
            return try await sut.hour(of: Self.now, at: point, options: options, policy: .refresh)
        }
        return try await sut.oneCall(at: point, options: options, policy: .refresh)
    }

    /// Returns whether an error can be shown.
    static func outcome(of error: WeatherError) -> AttackOutcome {
        let text = error.description
        if text.contains(key) { return .wrong("the key in an error") }
        if text.unicodeScalars.count > 1_000 { return .wrong("an error of \(text.unicodeScalars.count) characters") }
        return ValueInspector.problem(of: text).map { .wrong("\($0), in an error") } ?? .refused
    }
}

extension ClientOneCall {
    /// Creates One Call of a service in one version, at a standing clock and without a cache.
    init(_ service: any HTTPClient, _ api: any WeatherAPIConfiguration, _ version: OneCallVersion, at now: Date) {
        let remote = RemoteSource(client: service, api: api, now: { now }, handler: { _ in })
        self.init(
            ServiceSource(remote, cache: nil, lifetimes: .standard, now: { now }),
            OneCallVersions(.fixed(version), now: { now }),
            alertLimit: 20
        )
    }
}
