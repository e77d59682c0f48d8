import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherPresentation

/// A whole app on made-up weather: the real client, cache, and screens, and a transport that records its requests.
@MainActor
struct AppFixture {
    let client: OpenWeatherClient
    let preferences: InMemoryPreferencesStore
    let factory: ScreenFactory
    let time: TestTime
    private let transport: FaultInjectingHTTPClient

    /// Creates the app; a `directory` keeps the cache on disk, so that another fixture can share it.
    init(
        directory: URL? = nil,
        units: UnitsPreference = .metric,
        locationProvider: (any LocationProvider)? = nil,
        change: @Sendable (inout Preferences) -> Void = { _ in },
        adjust: (inout ScreenDependencies) -> Void = { _ in }
    ) {
        let time = TestTime(SampleTime.fetched)
        let transport = FaultInjectingHTTPClient(wrapping: DemoHTTPClient(now: { time.now }))
        var configuration = OpenWeatherConfiguration(transport: transport)
        configuration.retry = RetryPolicy(maximumAttempts: 1, deadline: nil)
        configuration.now = { time.now }
        if let directory { configuration.cache = .directory(directory) }
        let client = OpenWeatherClient(configuration: configuration)
        var chosen = Preferences()
        chosen.units = units
        change(&chosen)
        let preferences = InMemoryPreferencesStore(chosen)
        var parts = ScreenDependencies(
            weather: client.repositories.weather,
            airQuality: client.repositories.airQuality,
            geocoding: client.repositories.geocoding,
            preferences: preferences
        )
        parts.cache = client.repositories.cacheControl
        parts.locationProvider = locationProvider
        parts.clock = ImmediateClock()
        parts.autoRefresh = .off
        parts.deviceLocale = Locale(identifier: "en_GB")
        parts.timeZone = .gmt
        parts.now = { time.now }
        adjust(&parts)
        self.client = client
        self.preferences = preferences
        self.time = time
        self.transport = transport
        factory = ScreenFactory(parts)
    }

    /// Makes every later request fail without a connection.
    func cutOff() {
        transport.injectAlways(.drop(.notConnectedToInternet))
    }

    /// Has every later request to `endpoint` respond with a body in JSON.
    func respond(_ json: String, to endpoint: String) {
        transport.injectAlways(.replace(.json(json)), at: endpoint)
    }

    /// The paths of the requests, in order.
    var requests: [String] { transport.requests.map { $0.url.path() } }

    /// The items of each request's query, in order.
    var queries: [[Substring]] { transport.requests.map { ($0.url.query() ?? "").split(separator: "&") } }
}
