import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking

/// A server on the loopback interface whose weather names the point it was requested for, and clients of it.
struct SurveyFixture: Sendable {
    let time = TestTime()
    let server: LoopbackWeatherServer
    private let status: Locked<Int>
    private let remaining: Locked<Int>

    /// Starts the server, which sends a status other than 200 once ``fail(with:after:)`` says so.
    ///
    /// - Throws: An error of the system.
    init(gate: Gate = Gate(isOpen: true)) throws {
        let (status, remaining) = (Locked(200), Locked(Int.max))
        (self.status, self.remaining) = (status, remaining)
        server = try LoopbackWeatherServer { request in
            try? await gate.pass()
            let isFine = remaining.withLock { left in
                left -= 1
                return left >= 0
            }
            guard isFine else { return .json(#"{"cod":0,"message":"no"}"#, status: status.withLock { $0 }) }
            let (latitude, longitude) = (request.query("lat") ?? "0", request.query("lon") ?? "0")
            return .json(
                #"{"coord":{"lat":\#(latitude),"lon":\#(longitude)},"dt":1780000000,"main":{"temp":\#(latitude)}}"#
            )
        }
    }

    /// Lets requests fail from now on, after some more that do not.
    func fail(with code: Int, after count: Int = 0) {
        status.withLock { $0 = code }
        remaining.withLock { $0 = count }
    }

    /// Returns a client that sends each request once unless `adapt` says otherwise.
    func client(_ adapt: (inout OpenWeatherConfiguration) -> Void = { _ in }) -> OpenWeatherClient {
        let api = OpenWeatherAPIConfiguration(apiKey: APIKey("abc"), host: server.baseURL)
        var configuration = OpenWeatherConfiguration(api: api)
        configuration.cache = .memory
        configuration.now = { [time] in time.now }
        configuration.plan = .unlimited
        configuration.retry = RetryPolicy(maximumAttempts: 1, deadline: nil)
        configuration.timeout = .seconds(3_600)
        adapt(&configuration)
        return OpenWeatherClient(configuration: configuration)
    }

    /// The latitudes that were requested, in the order of arrival.
    var requested: [Int] { server.requests.compactMap { $0.query("lat").flatMap { Double($0) }.map { Int($0) } } }

    /// Returns places at whole degrees of latitude.
    static func places(_ latitudes: some Sequence<Int>) -> [LocationQuery] {
        latitudes.map { .coordinate(Coordinate(clampingLatitude: Double($0), longitude: 5)) }
    }

    /// Requests places, and lets the given time pass.
    func keep(_ latitudes: some Sequence<Int>, by client: OpenWeatherClient, age: Duration = .zero) async throws {
        for place in Self.places(latitudes) { _ = try await client.currentWeather(for: place) }
        time.advance(by: age)
    }
}

extension WeatherSurvey {
    /// Reads a whole survey.
    func elements() async -> [Element] { await reduce(into: []) { $0.append($1) } }
}

extension WeatherSurvey.Element {
    /// The reason for which the value is stale or absent; `nil` for a fresh one.
    var reason: WeatherError? {
        switch result {
        case .failure(let error): error
        case .success(let value): if case .stale(let error) = value.origin { error } else { nil }
        }
    }

    /// The value, fresh or stale.
    var value: Fetched<Value>? { try? result.get() }
}
