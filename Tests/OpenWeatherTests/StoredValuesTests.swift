import Foundation
import OpenWeather
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// Every kind of response through a store and back, as the service sends it.
@Suite("Values in a store", .watched)
struct StoredValuesTests {
    /// An endpoint, named as the directory of its recordings.
    enum Endpoint: String, CaseIterable, Sendable {
        case weather
        case forecast
        case airQuality = "air_pollution"
        case airQualityForecast = "air_pollution_forecast"
        case places = "geo_direct"
        case reverse = "geo_reverse"
        case postcode = "geo_zip"
        case oneCallCurrent = "onecall4_current"
        case minutes = "onecall4_1min"
        case quarterHours = "onecall4_15min"
        case hours = "onecall4_1h"
        case days = "onecall4_1day"

        /// The path of its requests.
        var path: String {
            switch self {
            case .weather, .forecast, .airQuality: "/data/2.5/\(rawValue)"
            case .airQualityForecast: "/data/2.5/air_pollution/forecast"
            case .places, .reverse, .postcode: "/geo/1.0/\(rawValue.dropFirst(4))"
            case .oneCallCurrent: "/data/4.0/onecall/current"
            case .minutes, .quarterHours, .hours, .days: "/data/4.0/onecall/timeline/\(rawValue.dropFirst(9))"
            }
        }

        /// Sends a request and returns the value and its origin.
        func ask(
            _ client: OpenWeatherClient,
            _ place: Location,
            _ units: Units
        ) async throws(WeatherError) -> (value: AnyHashable, origin: FetchOrigin) {
            let (point, options) = (place.coordinate, RequestOptions(units: units))
            switch self {
            case .weather: return split(try await client.currentWeather(for: .coordinate(point), options: options))
            case .forecast: return split(try await client.forecast(for: .coordinate(point), options: options))
            case .airQuality: return split(try await client.airQuality(at: point))
            case .airQualityForecast: return split(try await client.airQualityForecast(at: point))
            case .places: return split(try await client.locations(named: place.name))
            case .reverse: return split(try await client.locations(at: point))
            case .postcode: return split(try await client.location(postcode: "E14", country: "GB"))
            case .oneCallCurrent: return try await part(.current, \.current, client, point, options)
            case .minutes: return try await part(.minutes, \.minutes, client, point, options)
            case .quarterHours: return try await part(.quarterHours, \.quarterHours, client, point, options)
            case .hours: return try await part(.hours, \.hours, client, point, options)
            case .days: return try await part(.days, \.days, client, point, options)
            }
        }

        private func part<Value: Hashable & Sendable>(
            _ part: OneCallPart,
            _ path: KeyPath<OneCallReport, OneCallReport.Part<Value>?>,
            _ client: OpenWeatherClient,
            _ point: Coordinate,
            _ options: RequestOptions
        ) async throws(WeatherError) -> (value: AnyHashable, origin: FetchOrigin) {
            let report = try await client.oneCall(at: point, parts: [part], options: options)
            guard let value = report[keyPath: path] else { throw .unsupported }
            return split(try value.get())
        }

        private func split(_ fetched: Fetched<some Hashable & Sendable>) -> (value: AnyHashable, origin: FetchOrigin) {
            (AnyHashable(fetched.value), fetched.origin)
        }
    }

    private static let key = "0123456789abcdef0123456789abcdef"
    private let store = InMemoryCacheStore()
    private let time = TestTime()

    /// Returns a client whose memory holds nothing, so that every response is read from the store.
    private func makeClient(_ transport: any HTTPClient) -> OpenWeatherClient {
        var configuration = OpenWeatherConfiguration(apiKey: Self.key)
        configuration.retry = .noDeadline
        configuration.transport = transport
        configuration.oneCallVersion = .fixed(.v4)
        configuration.cache = .store(store)
        configuration.cache.memoryLimits = CacheLimits(bytes: 0, entries: 0)
        configuration.plan = .unlimited
        configuration.now = { [time] in time.now }
        return OpenWeatherClient(configuration: configuration)
    }

    /// Searches everything in the store for the key, also in parts.
    private func expectNoKey() async {
        for (key, entry) in await store.entries {
            let bytes = Data(key.description.utf8) + entry.data
            for part in [String(Self.key.prefix(8)), String(Self.key.suffix(8)), "appid"] {
                #expect(bytes.firstRange(of: Data(part.utf8)) == nil, "\(key)")
            }
        }
    }

    @Test(arguments: Endpoint.allCases)
    func `are those of the demo and hold no key`(endpoint: Endpoint) async throws {
        let client = makeClient(DemoHTTPClient(now: { [time] in time.now }))

        for place in Location.samples {
            let first = try await endpoint.ask(client, place, .metric)
            let second = try await endpoint.ask(client, place, .metric)

            #expect(second.origin == .cache, "\(place.name)")
            #expect(second.value == first.value, "\(place.name)")
        }

        #expect(await !store.entries.isEmpty)
        await expectNoKey()
    }

    @Test(.enabled(if: RecordedFiles.arePresent, "\(RecordedFiles.absence)"), arguments: Endpoint.allCases)
    func `are those of every recording`(endpoint: Endpoint) async throws {
        for name in RecordedFiles.names(in: endpoint.rawValue) {
            await store.removeAll()
            let body = try RecordedFiles.data(endpoint.rawValue, name)
            let client = makeClient(ReplayingHTTPClient(bodies: [endpoint.path: body]))
            let json = try JSON(recorded: endpoint.rawValue, name)
            let recorded = RecordedUnits(of: json, name)
            let units = try #require(Units(rawValue: recorded.rawValue))
            let isReadable = ![.weather, .forecast].contains(endpoint) || recorded.isReadable(json)
            let response = try? await endpoint.ask(client, .lisbon, units)
            #expect((response != nil) == isReadable, "\(name)")
            guard let first = response else { continue }

            let second = try await endpoint.ask(client, .lisbon, units)

            #expect(second.origin == .cache, "\(name)")
            #expect(second.value == first.value, "\(name)")
            await expectNoKey()
        }
    }

    @Test
    func `are evicted at the limits of the configuration`() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: directory) }
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient(now: { [time] in time.now }))
        configuration.retry = .noDeadline
        configuration.now = { [time] in time.now }
        configuration.cache.memoryLimits.entries = 2
        let memory = OpenWeatherClient(configuration: configuration)
        configuration.cache = .directory(directory)
        configuration.cache.diskLimits.entries = 3
        let disk = OpenWeatherClient(configuration: configuration)

        for place in Location.samples {
            time.advance(by: .seconds(2))
            for client in [memory, disk] { _ = try await client.airQuality(at: place.coordinate) }
        }

        #expect(await memory.cacheUsage().entries == 2)
        #expect(await (1...3).contains(disk.cacheUsage().entries))
    }
}
