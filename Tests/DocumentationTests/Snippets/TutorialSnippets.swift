import Foundation
import OpenWeather
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherTestWatch
import Testing

/// The last step of each tutorial, which is a `main.swift` without its imports.
///
/// Code after a line `// step: NAME-2 MODULE` joins the tutorial with its second step; `.ci/tutorials --update` writes the
/// files of all steps.
@MainActor
@Suite("Code of the tutorials", .watched)
struct TutorialSnippets {
    @Test
    func `the first screen shows made up weather and leads on`() async throws {
        // snippet: tutorial-first-screen
        // step: FirstScreen-1 Foundation OpenWeather OpenWeatherMocks
        let client = OpenWeatherClient(configuration: OpenWeatherConfiguration(transport: DemoHTTPClient()))
        let preferences = InMemoryPreferencesStore()

        // step: FirstScreen-2 OpenWeatherPresentation
        let parts = ScreenDependencies(
            weather: client.repositories.weather,
            airQuality: client.repositories.airQuality,
            geocoding: client.repositories.geocoding,
            preferences: preferences
        )
        let factory = ScreenFactory(parts)
        // step: FirstScreen-3
        let router = factory.makeRouter()
        let home = factory.makeHome(router: router)

        // step: FirstScreen-5
        try await preferences.update { $0.select(.lisbon) }

        // step: FirstScreen-4
        await home.onAppear()
        switch home.state {
        case .idle(let prompt):
            print(prompt.title, prompt.message)
        case .loading(let content), .loaded(let content):
            print(content.name.text, content.hero.temperature.text, content.freshness.updated.text)
        case .failed(let failure):
            print(failure.title, failure.message)
        }

        // step: FirstScreen-6
        home.forecastTapped()
        print(router.path)
        // end

        #expect(home.state.content?.name.text == "Lisbon")
        #expect(home.state.content?.notice == nil)
        #expect(router.path == [.forecast])
    }

    @Test(.enabled(if: TutorialSnippets.hasNoKey))
    func `the first screen of the service wants a key`() async throws {
        switch try await showRealWeather() {
        case .failed(let failure):
            let environment = ScreenSettings().environment
            #expect(failure == FailureContent(id: "home.failure", .missingKey, in: environment))
        case .loaded(let content):
            #expect(content.name.text == "Lisbon", "a client with a key has cached this response on this machine")
        case let other: Issue.record("\(other)")
        }
    }

    private func showRealWeather() async throws -> ScreenState<HomeContent> {
        // snippet: tutorial-first-screen-live
        // step: FirstScreen-Live Foundation OpenWeather OpenWeatherMocks OpenWeatherPresentation
        let client = OpenWeatherClient(apiKey: APIKey(ProcessInfo.processInfo.environment["OPENWEATHER_API_KEY"] ?? ""))
        let preferences = InMemoryPreferencesStore()

        let parts = ScreenDependencies(
            weather: client.repositories.weather,
            airQuality: client.repositories.airQuality,
            geocoding: client.repositories.geocoding,
            preferences: preferences
        )
        let factory = ScreenFactory(parts)
        let router = factory.makeRouter()
        let home = factory.makeHome(router: router)

        try await preferences.update { $0.select(.lisbon) }

        await home.onAppear()
        switch home.state {
        case .idle(let prompt):
            print(prompt.title, prompt.message)
        case .loading(let content), .loaded(let content):
            print(content.name.text, content.hero.temperature.text, content.freshness.updated.text)
        case .failed(let failure):
            print(failure.title, failure.message)
        }

        home.forecastTapped()
        print(router.path)
        // end

        return home.state
    }

    @Test
    func `an app shows what it knows with its age while the network is gone`() async throws {
        // snippet: tutorial-offline-ready
        // step: OfflineReady-1 Foundation OpenWeather OpenWeatherMocks
        let time = TestTime()
        let network = FaultInjectingHTTPClient(wrapping: DemoHTTPClient(now: { time.now }))

        // step: OfflineReady-2
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        var configuration = OpenWeatherConfiguration(transport: network)
        configuration.cache = .directory(directory.appending(path: "responses"))
        configuration.now = { time.now }
        let client = OpenWeatherClient(configuration: configuration)

        // step: OfflineReady-3
        let preferences = FilePreferencesStore(file: directory.appending(path: "preferences.json"))
        let lisbon = try await client.search("Lisbon").first
        if let lisbon {
            try await preferences.update { $0.select(lisbon) }
        }

        // step: OfflineReady-4 OpenWeatherPresentation
        var parts = ScreenDependencies(
            weather: client.repositories.weather,
            airQuality: client.repositories.airQuality,
            geocoding: client.repositories.geocoding,
            preferences: preferences
        )
        parts.now = { time.now }
        let factory = ScreenFactory(parts)
        let home = factory.makeHome(router: factory.makeRouter())
        await home.onAppear()
        print(home.state.content?.notice?.text ?? "no notice")

        // step: OfflineReady-5
        network.injectAlways(.drop(.notConnectedToInternet))
        time.advance(by: .seconds(3600))

        // step: OfflineReady-6
        if let lisbon {
            let response = try await client.currentWeather(for: lisbon)
            print(response.origin, response.age(at: time.now))
        }

        // step: OfflineReady-7
        await home.refreshPulled()
        print(home.state.content?.notice?.text ?? "no notice")

        // step: OfflineReady-8
        let nextClient = OpenWeatherClient(configuration: configuration)
        parts.weather = nextClient.repositories.weather
        parts.preferences = FilePreferencesStore(file: directory.appending(path: "preferences.json"))
        let nextFactory = ScreenFactory(parts)
        let nextHome = nextFactory.makeHome(router: nextFactory.makeRouter())
        await nextHome.onAppear()
        print(nextHome.state.content?.name.text ?? "no place")
        print(nextHome.state.content?.notice?.text ?? "no notice")

        // step: OfflineReady-9
        network.clear()
        await nextHome.refreshPulled()
        print(nextHome.state.content?.notice?.text ?? "no notice")
        // end

        defer { try? FileManager.default.removeItem(at: directory) }
        #expect(nextHome.state.content?.name.text == "Lisbon")
        #expect(nextHome.state.content?.notice == nil)
        #expect(home.state.content?.notice?.kind == .offline)
        let known = try #require(lisbon)
        network.injectAlways(.drop(.notConnectedToInternet))
        time.advance(by: .seconds(3600))
        let launched = OpenWeatherClient(configuration: configuration)
        let response = try await launched.currentWeather(for: known)
        #expect(response.origin == .stale(.offline))
        #expect(response.age(at: time.now) == .seconds(3600))
        let stored = FilePreferencesStore(file: directory.appending(path: "preferences.json"))
        #expect(try await stored.preferences().currentLocation == known)
        await nextHome.reload()
        #expect(nextHome.state.content?.notice?.kind == .offline)
    }

    /// Whether there is no key that a test could use by mistake: tests send nothing to the service.
    private nonisolated static var hasNoKey: Bool {
        ProcessInfo.processInfo.environment["OPENWEATHER_API_KEY"]?.isEmpty ?? true
    }
}
