import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherPresentation

/// A whole app over made-up weather: the real client, cache and screens, and a transport that is only watched.
@MainActor
struct AppFixture {
    let client: OpenWeatherClient
    let preferences: InMemoryPreferencesStore
    let factory: ScreenFactory
    let time: TestTime
    private let transport: WatchedHTTPClient

    /// Sets up the app; `folder` keeps the cache on disk, so that another stage can share it.
    init(directory: URL? = nil, units: UnitsPreference = .metric) {
        let time = TestTime(SampleTime.fetched)
        let transport = WatchedHTTPClient(DemoHTTPClient(now: { time.now }))
        var configuration = OpenWeatherConfiguration(transport: transport)
        configuration.retry = RetryPolicy(maximumAttempts: 1)
        configuration.now = { time.now }
        if let directory { configuration.cache = .directory(directory) }
        let client = OpenWeatherClient(configuration: configuration)
        var chosen = Preferences()
        chosen.units = units
        let preferences = InMemoryPreferencesStore(chosen)
        var parts = ScreenDependencies(
            weather: client.weather,
            airQuality: client.airQuality,
            geocoding: client.geocoding,
            preferences: preferences
        )
        parts.cache = client.cacheControl
        parts.clock = ImmediateClock()
        parts.autoRefresh = .off
        parts.deviceLocale = Locale(identifier: "en_GB")
        parts.timeZone = .gmt
        parts.now = { time.now }
        self.client = client
        self.preferences = preferences
        self.time = time
        self.transport = transport
        factory = ScreenFactory(parts)
    }

    /// Takes the network away.
    func cutOff() {
        transport.cutOff()
    }

    /// The paths that were asked for, in order.
    var requests: [String] { transport.paths }
}
