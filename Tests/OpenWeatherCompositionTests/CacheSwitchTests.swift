import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("The switch for the cache in a composed app", .watched)
struct CacheSwitchTests {
    private let transport = FaultInjectingHTTPClient(wrapping: DemoHTTPClient(now: { SampleTime.fetched }))
    private let store = InMemoryPreferencesStore()

    private func makeApp(over store: any PreferencesStore) -> OpenWeatherApp {
        var configuration = OpenWeatherConfiguration(transport: transport)
        configuration.retry = .noDeadline
        configuration.now = { SampleTime.fetched }
        return OpenWeatherApp.live(configuration: configuration, preferences: store)
    }

    /// Requests the weather and returns whether it came from the cache.
    private func hits(_ app: OpenWeatherApp) async throws(WeatherError) -> Bool {
        let sent = transport.requests.count
        _ = try await app.client.currentWeather(for: .coordinate(.lisbon))
        return transport.requests.count == sent
    }

    @Test
    func `costs no read of the preferences in a hundred hits`() async throws {
        let app = makeApp(over: store)
        let first = try await hits(app)
        let reads = store.readCount

        var hitCount = 0
        for _ in 0..<100 where try await hits(app) { hitCount += 1 }

        #expect(!first && reads == 1)
        #expect(hitCount == 100)
        #expect(store.readCount == reads)
    }

    @Test
    func `applies to the next request after a change by the app`() async throws {
        let app = makeApp(over: store)
        let preferences = app.dependencies.preferences
        _ = try await hits(app)

        for isOn in [false, true, false, true, false] {
            try await preferences.update { $0.isCacheEnabled = isOn }
            // What a request that missed has fetched is cached from the second on.
            if isOn { _ = try await hits(app) }
            let isHit = try await hits(app)
            #expect(isHit == isOn)
        }
    }

    @Test
    func `applies as soon as the store reports a change by another process`() async throws {
        let app = makeApp(over: store)
        _ = try await hits(app)
        let before = try await hits(app)

        try await store.update { $0.isCacheEnabled = false }
        await until { (try? await hits(app)) == false }
        try await store.update { $0.isCacheEnabled = true }
        await until { (try? await hits(app)) == true }

        #expect(before)
    }

    @Test
    func `is read again after the screens have read a change`() async throws {
        let silent = SilentPreferencesStore(wrapping: store)
        let app = makeApp(over: silent)
        _ = try await hits(app)
        let before = try await hits(app)

        try await store.update { $0.isCacheEnabled = false }
        let unnoticed = try await hits(app)
        try await app.restore()

        let after = try await hits(app)
        #expect(before && unnoticed && !after)
    }

    @Test
    func `is read for each request over a store whose reports end`() async throws {
        let app = makeApp(over: SilentPreferencesStore(wrapping: store, endsAtOnce: true))
        _ = try await hits(app)

        try await store.update { $0.isCacheEnabled = false }

        await until { (try? await hits(app)) == false }
    }

    @Test
    func `lets go of the store with the app`() async throws {
        var app: OpenWeatherApp? = makeApp(over: store)
        if let app { _ = try await hits(app) }
        await until { store.listenerCount == 1 }

        app = nil

        await until { store.listenerCount == 0 }
        #expect(app == nil)
    }
}

/// A store that reports no change.
private struct SilentPreferencesStore: PreferencesStore {
    let store: InMemoryPreferencesStore
    let endsAtOnce: Bool

    init(wrapping store: InMemoryPreferencesStore, endsAtOnce: Bool = false) {
        self.store = store
        self.endsAtOnce = endsAtOnce
    }

    func preferences() async throws(WeatherError) -> Preferences { try await store.preferences() }

    func update(_ change: @Sendable (inout Preferences) -> Void) async throws(WeatherError) -> Preferences {
        try await store.update(change)
    }

    func changes() -> AsyncStream<Preferences> {
        AsyncStream { if endsAtOnce { $0.finish() } }
    }
}
