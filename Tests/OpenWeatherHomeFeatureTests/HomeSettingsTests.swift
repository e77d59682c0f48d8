import Foundation
import Observation
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Home and the settings", .watched)
struct HomeSettingsTests {
    private func preferences(_ fixture: HomeFixture, _ change: (inout Preferences) -> Void) -> Preferences {
        var preferences = fixture.preferences.stored
        change(&preferences)
        return preferences
    }

    @Test(arguments: [
        (UnitsPreference.imperial, "54°", "13\u{A0}mph SW"), (.standard, "285\u{A0}K", "5.7\u{A0}m/s SW"),
    ]
    )
    func `new units show at once and without a request`(units: UnitsPreference, temperature: String, wind: String) async
    {
        let fixture = HomeFixture()
        await fixture.sut.onAppear()

        fixture.settings.apply(preferences(fixture) { $0.units = units })

        #expect(fixture.content?.hero.temperature.text == temperature)
        #expect(fixture.content?.metrics.first { $0.id == "home.wind" }?.value == wind)
        #expect(fixture.weather.calls.count == 1)
    }

    @Test
    func `a view is told when the units change`() async {
        let fixture = HomeFixture()
        await fixture.sut.onAppear()
        let told = Locked(false)

        withObservationTracking {
            _ = fixture.sut.state
        } onChange: {
            told.withLock { $0 = true }
        }
        fixture.settings.apply(preferences(fixture) { $0.units = .imperial })

        #expect(told.withLock { $0 })
    }

    @Test
    func `a load requests the units and language that are stored by then`() async throws {
        let fixture = HomeFixture()
        try await fixture.preferences.update {
            $0.units = .imperial
            $0.language = .fixed(.german)
        }

        await fixture.sut.onAppear()

        #expect(fixture.weather.calls.map(\.options) == [RequestOptions(units: .imperial, language: .german)])
        #expect(fixture.content?.hero.feelsLike?.text == "Gefühlt 51°")
        #expect(fixture.sut.actions.search.title == "Suche")
    }

    @Test
    func `a response in a language that was changed meanwhile is asked for again`() async {
        let fixture = HomeFixture()
        fixture.weather.hold()
        let load = Task { await fixture.sut.onAppear() }
        await fixture.weather.waitForCalls(1)

        fixture.settings.apply(preferences(fixture) { $0.language = .fixed(.french) })
        fixture.weather.release(0, .success(.sample(celsius: 1)))
        await fixture.weather.waitForCalls(2)
        fixture.weather.release(1, .success(.sample(celsius: 2)))
        await load.value

        #expect(fixture.weather.calls.map(\.options.language) == [.english, .french])
        #expect(fixture.content?.hero.temperature.text == "2°")
    }

    @Test
    func `new units during a load cost no second request`() async {
        let fixture = HomeFixture()
        fixture.weather.hold()
        let load = Task { await fixture.sut.onAppear() }
        await fixture.weather.waitForCalls(1)

        fixture.settings.apply(preferences(fixture) { $0.units = .imperial })
        fixture.weather.release(0, .success(.sample(celsius: 0)))
        await load.value

        #expect(fixture.weather.calls.count == 1)
        #expect(fixture.content?.hero.temperature.text == "32°")
    }

    @Test
    func `another place is never shown with the old weather`() async throws {
        let fixture = HomeFixture()
        await fixture.sut.onAppear()
        try await fixture.preferences.update { $0.select(.lisbon) }
        fixture.weather.hold()

        let load = Task { await fixture.sut.reload() }
        await fixture.weather.waitForCalls(2)

        #expect(fixture.content?.name.text == "Lisbon")
        #expect(fixture.content?.isPlaceholder == true)
        fixture.weather.release(1, .success(.sample(celsius: 25)))
        await load.value
        #expect(fixture.content?.hero.temperature.text == "25°")
        #expect(fixture.weather.calls.last?.coordinate == Location.lisbon.coordinate)
    }

    @Test
    func `a failure at another place does not bring the old weather back`() async throws {
        let fixture = HomeFixture()
        await fixture.sut.onAppear()
        try await fixture.preferences.update { $0.select(.lisbon) }
        fixture.weather.response(.failure(.offline))

        await fixture.sut.reload()

        #expect(
            fixture.sut.state == .failed(FailureContent(id: "home.failure", .offline, in: fixture.settings.environment))
        )
    }

    @Test
    func `favorites are listed in their order with the current one marked`() async throws {
        let fixture = HomeFixture(locale: "de_DE") {
            $0.toggleFavorite(.lisbon)
            $0.toggleFavorite(.helsinki)
        }
        await fixture.sut.onAppear()

        let favorites = try #require(fixture.content?.favorites)

        #expect(favorites.map(\.name) == ["Lissabon", "Helsinki"])
        #expect(favorites.map(\.isCurrent) == [false, true])
        #expect(favorites.map(\.identifier) == ["home.favorite.0", "home.favorite.1"])
        #expect(favorites.map(\.accessibility.hint) == ["Zeigt das Wetter dort", nil])
        #expect(favorites.last?.accessibility.value == "wird gerade angezeigt")
    }

    @Test
    func `a favorite becomes the current place`() async {
        let fixture = HomeFixture { $0.toggleFavorite(.lisbon) }
        await fixture.sut.onAppear()

        await fixture.sut.favoriteTapped(Location.lisbon.id)

        #expect(fixture.preferences.stored.currentLocation == .lisbon)
        #expect(fixture.content?.name.text == "Lisbon")
        // One reading for the first load; the write returns what is stored then.
        #expect(fixture.preferences.readCount == 1)
        #expect(fixture.preferences.updateCount == 1)
    }

    @Test
    func `a favorite that cannot be saved leaves the old place with a notice`() async {
        let fixture = HomeFixture { $0.toggleFavorite(.lisbon) }
        await fixture.sut.onAppear()
        fixture.preferences.setFailure(.storage(.full))

        await fixture.sut.favoriteTapped(Location.lisbon.id)

        #expect(fixture.content?.name.text == "Helsinki")
        #expect(fixture.content?.notice?.text == "Storage full. Updated just now.")
        #expect(fixture.weather.calls.count == 1)
    }

    @Test
    func `the current place and strangers are no favorites to switch to`() async {
        let fixture = HomeFixture { $0.toggleFavorite(.helsinki) }
        await fixture.sut.onAppear()

        await fixture.sut.favoriteTapped(Location.helsinki.id)
        await fixture.sut.favoriteTapped(Location.lisbon.id)

        #expect(fixture.weather.calls.count == 1)
    }

    @Test
    func `preferences that cannot be read are a failure with a retry that works`() async {
        let fixture = HomeFixture()
        fixture.preferences.setFailure(.storage(.unreadable(name: "preferences.json")))
        await fixture.sut.onAppear()
        let failed = fixture.sut.state

        fixture.preferences.setFailure(nil)
        await fixture.sut.retryTapped()

        guard case .failed(let failure) = failed else { return #expect(Bool(false), "not failed") }
        #expect(failure.isRetryable)
        #expect(fixture.content?.hero.temperature.text == "12°")
    }

    @Test
    func `words in a language the user has left give way to the name of the weather`() async throws {
        let icon = IconCode(.lightRain, .day)
        // Not documented, so that only the service has words for it.
        let rain = WeatherCondition(id: 599, group: .rain, description: "leichter Regen", icon: icon)
        let response = Fetched(
            CurrentWeather.sample(conditions: [rain]),
            at: HomeFixture.noon,
            from: .network,
            source: .openWeather
        )
        let fixture = HomeFixture(response: .success(response)) { $0.language = .fixed(.german) }
        await fixture.sut.onAppear()
        #expect(fixture.content?.hero.description.text == "Leichter Regen")

        fixture.weather.response(.failure(.offline))
        try await fixture.preferences.update { $0.language = .fixed(.english) }
        await fixture.sut.reload()

        #expect(fixture.content?.hero.description.text == "Rain")
        #expect(fixture.content?.notice?.kind == .offline)
    }
}
