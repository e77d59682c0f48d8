import Foundation
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

/// The network, the refresh, and the time of the fetch, as the home screen tells about them.
@MainActor
@Suite("Home network", .watched)
struct HomeNetworkTests {
    /// A screen that follows the network in the returned task.
    private func running(
        location: Location? = .helsinki,
        autoRefresh: AutoRefresh = .off
    ) async -> (HomeFixture, Task<Void, Never>) {
        let fixture = HomeFixture(location: location, autoRefresh: autoRefresh)
        await fixture.sut.onAppear()
        let task = Task { await fixture.sut.runAutoRefresh() }
        await settle()
        return (fixture, task)
    }

    private func end(_ task: Task<Void, Never>) async {
        task.cancel()
        await task.value
    }

    @Test
    func `is shown while there is no place`() async {
        let (fixture, task) = await running(location: nil)
        #expect(fixture.sut.network == nil)

        fixture.connectivity.set(.offline)
        await until { fixture.sut.network != nil }
        #expect(fixture.sut.network?.kind == .offline)
        #expect(fixture.sut.network?.text == "You’re offline")
        #expect(fixture.sut.network?.id == "home.network")

        fixture.connectivity.set(.online)
        await until { fixture.sut.network?.kind == .backOnline }
        #expect(fixture.sut.network?.text == "Back online")
        await end(task)
    }

    @Test
    func `is news for a minute when it comes back`() async {
        let (fixture, task) = await running(location: nil)
        fixture.connectivity.set(.offline)
        await until { fixture.sut.network != nil }
        fixture.connectivity.set(.online)
        await until { fixture.sut.network?.kind == .backOnline }

        fixture.time.advance(by: .seconds(59))
        #expect(fixture.sut.network?.kind == .backOnline)
        fixture.time.advance(by: .seconds(1))
        #expect(fixture.sut.network == nil)
        await end(task)
    }

    @Test
    func `is no news any more when it is lost again`() async {
        let (fixture, task) = await running(location: nil)
        for state in [Connectivity.offline, .online, .offline] {
            fixture.connectivity.set(state)
            await settle()
        }

        #expect(fixture.sut.network?.kind == .offline)
        await end(task)
    }

    @Test
    func `is told once while weather is shown`() async {
        let (fixture, task) = await running()

        fixture.connectivity.set(.offline)
        await until { fixture.content?.notice != nil }
        #expect(fixture.content?.notice?.kind == .offline)
        #expect(fixture.sut.network == nil)

        fixture.connectivity.set(.online)
        await until { fixture.sut.network?.kind == .backOnline }
        #expect(fixture.content?.notice == nil)

        await fixture.sut.refreshPulled()
        #expect(fixture.sut.network == nil, "a load has succeeded")
        await end(task)
    }

    @Test
    func `stays news when a load fails`() async {
        let (fixture, task) = await running()
        fixture.connectivity.set(.offline)
        await until { fixture.content?.notice != nil }
        fixture.connectivity.set(.online)
        await until { fixture.sut.network?.kind == .backOnline }

        fixture.weather.response(.failure(.timedOut))
        await fixture.sut.refreshPulled()

        #expect(fixture.sut.network?.kind == .backOnline)
        await end(task)
    }

    // MARK: - Refreshing

    @Test
    func `offers a refresh`() {
        let action = HomeFixture().sut.actions.refresh

        #expect(action.id == "home.refresh")
        #expect(action.title == "Refresh")
        #expect(action.symbolName == "arrow.clockwise")
        #expect(action.accessibility == AccessibilityText(label: "Refresh", hint: "Loads the current weather"))
    }

    @Test(arguments: [
        ("en_GB", 60, "Refreshed every minute"), ("en_GB", 900, "Refreshed every 15 minutes"),
        ("en_GB", 90, "Refreshed every 90 seconds"), ("en_GB", 630, "Refreshed every 10 minutes"),
        ("de_DE", 60, "Wird jede Minute aktualisiert"), ("fr_FR", 300, "Actualisé toutes les 5 minutes"),
        ("es_ES", 60, "Se actualiza cada minuto"), ("ja_JP", 60, "1分ごとに更新"), ("ar_SA", 60, "يُحدَّث كل دقيقة"),
    ])
    func `tells how often it refreshes itself`(locale: String, seconds: Int, text: String) async {
        let fixture = HomeFixture(locale: locale, autoRefresh: AutoRefresh(every: .seconds(seconds)))
        await fixture.sut.onAppear()

        #expect(fixture.content?.freshness.autoRefresh?.text == text)
    }

    @Test
    func `tells nothing about a refresh that is off`() async {
        let never = HomeFixture(autoRefresh: .off)
        let switched = HomeFixture { $0.isAutoRefreshEnabled = false }
        await never.sut.onAppear()
        await switched.sut.onAppear()

        #expect(never.content != nil && never.content?.freshness.autoRefresh == nil)
        #expect(switched.content != nil && switched.content?.freshness.autoRefresh == nil)
    }

    @Test
    func `tells when it fetched on the clocks of the place once the user wants to see it`() async {
        let fixture = HomeFixture()
        await fixture.sut.onAppear()
        #expect(fixture.content?.freshness.fetched == nil)

        fixture.settings.apply(.sample(showsFetchTime: true, currentLocation: .helsinki))

        #expect(fixture.content?.freshness.fetched?.id == "home.fetched")
        let time = fixture.settings.environment.formats.time(at: UTCOffset(seconds: 10_800))
        #expect(fixture.content?.freshness.fetched?.text == "Fetched: \(time(HomeFixture.noon))")
    }
}
