import Foundation
import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherScreenMocks
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Code of an app that is composed in one line", .watched)
struct CompositionSnippets {
    @Test
    func `shows a forecast of made up weather`() async {
        // snippet: composition-landing
        let app = OpenWeatherApp.demo(preferences: .sample(currentLocation: .lisbon))
        let following = Task { await app.run() }  // In an app, `.task { await app.run() }`.

        await app.home.onAppear()
        app.home.forecastTapped()
        if case .forecast(let forecast) = app.topScreen {
            await forecast.onAppear()
            print(forecast.state.content?.days.count ?? 0, "days")
        }
        following.cancel()
        // end

        #expect(app.home.state.content?.name.text == "Lisbon")
        #expect(app.router.path == [.forecast])
    }

    @MainActor
    private final class Choice: StartChoice {
        var isMadeUp = false
    }

    @Test
    func `shows made up weather when the user wants it`() {
        let choice = Choice()

        // snippet: composition-start
        let start = AppStart(live: nil, choice: choice) { .demo() }
        print(start.content.keyCard.title, "–", start.content.keyCard.action?.title ?? "")
        start.tryMadeUpTapped()
        print(start.app == nil ? "" : start.content.madeUpNotice.text)
        // end

        #expect(start.app != nil)
        #expect(choice.isMadeUp)
    }

    @Test
    func `opens another window`() {
        let app = OpenWeatherApp.demo()

        // snippet: composition-scene
        let window = app.makeScene()
        window.home.forecastTapped()
        print(window.router.path.count, app.router.path.count)
        // end

        #expect(window.router.path == [.forecast])
        #expect(app.router.path == [])
    }

    @Test
    func `shows the weather where the device is`() async {
        let configuration = OpenWeatherConfiguration(transport: DemoHTTPClient())
        let preferences = InMemoryPreferencesStore()
        let locationProvider = StubLocationProvider(.lisbon)

        // snippet: device-place
        let app = OpenWeatherApp.live(configuration: configuration, preferences: preferences) { parts in
            parts.locationProvider = locationProvider
        }
        await app.home.useLocationTapped()
        print(app.home.state.content?.name.text ?? app.home.location?.notice.text ?? "")  // Lisbon
        // end
        // snippet: device-status
        let status = app.deviceLocation.status
        print(status.permission?.isGranted ?? false, status.city ?? "not known", status.country ?? "")
        // end

        #expect(status.city == "Lisbon")
        #expect(preferences.stored.choice == .device)
    }

    @Test
    func `begins without the location`() async {
        let configuration = OpenWeatherConfiguration(transport: DemoHTTPClient())
        let preferences = InMemoryPreferencesStore()
        let (lisbon, tokyo) = (Location.lisbon, Location.tokyo)

        // snippet: default-places
        let app = OpenWeatherApp.live(
            configuration: configuration,
            preferences: preferences,
            defaultPlaces: [lisbon, tokyo]
        )
        // end

        await app.home.onAppear()
        #expect(app.home.state.content?.favorites.count == 2)
        var parts = app.dependencies
        // snippet: asks-at-first-launch
        parts.asksForLocationAtFirstLaunch = true
        // end
        // snippet: proposes-city
        parts.proposesCityOfTimeZone = true
        // end
        #expect(parts.asksForLocationAtFirstLaunch && parts.proposesCityOfTimeZone)
    }

    @Test
    func `refreshes in the background`() async {
        let app = OpenWeatherApp.demo(preferences: .sample(currentLocation: .lisbon))

        // snippet: background-refresh
        let result = await app.refreshInBackground(within: .seconds(25))
        print(result.updated, "updated,", result.current, "up to date")
        // end

        // On a busy machine, the limit can end the refresh.
        #expect(result.isComplete ? result.updated == 2 : result.failure == .timedOut)
    }

    @Test
    func `offers the usual for the calls that it takes`() async {
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient())
        configuration.retry = .noDeadline
        configuration.oneCallVersion = .fixed(.v4)
        let preferences = InMemoryPreferencesStore(.sample(currentLocation: .lisbon))
        let app = OpenWeatherApp.live(configuration: configuration, preferences: preferences, usesOneCall: true)
        await app.home.onAppear()

        // snippet: usual-offer
        if let offer = app.home.state.content?.usualOffer?.action {
            print(offer.title)  // Compare with the usual (30 calls)
            await app.home.usualTapped()
        }
        // end

        #expect(app.home.state.content?.usualOffer == nil)
        #expect(app.home.state.content?.comparison != nil)
    }

    @Test
    func `shares a directory with widgets`() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "shared-\(UUID())")
        defer { try? FileManager.default.removeItem(at: directory) }
        let configuration = OpenWeatherConfiguration(transport: DemoHTTPClient())

        // snippet: shared-container
        let shared = SharedContainer(directory: directory)
        let app = OpenWeatherApp.live(
            configuration: shared.configuration(configuration),
            preferences: shared.makePreferencesStore()
        )
        let widget = shared.makeWidgetTimelineProvider(kind: "Weather", over: configuration)
        // end

        try await app.dependencies.preferences.update { $0.select(.lisbon) }
        #expect(await widget.timeline(.small).entries.first?.content.weather?.city?.text == "Lisbon")
    }
}
