import Foundation
import Observation
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherScreenKit
import Testing

@MainActor
@Suite("Home and the settings", .timeLimit(.minutes(5)))
struct HomeSettingsTests {
    private func preferences(_ stage: HomeStage, _ change: (inout Preferences) -> Void) -> Preferences {
        var preferences = stage.preferences.stored
        change(&preferences)
        return preferences
    }

    @Test(
        "new units show at once and without a request",
        arguments: [
            (UnitsPreference.imperial, "54°", "13\u{A0}mph SW"), (.standard, "285\u{A0}K", "5.7\u{A0}m/s SW"),
        ]
    )
    func newUnitsShowAtOnceAndWithoutARequest(units: UnitsPreference, temperature: String, wind: String) async {
        let stage = HomeStage()
        await stage.sut.onAppear()

        stage.settings.apply(preferences(stage) { $0.units = units })

        #expect(stage.content?.hero.temperature.text == temperature)
        #expect(stage.content?.metrics.first { $0.id == "home.wind" }?.value == wind)
        #expect(stage.weather.calls.count == 1)
    }

    @Test("a view is told when the units change")
    func aViewIsToldWhenTheUnitsChange() async {
        let stage = HomeStage()
        await stage.sut.onAppear()
        let told = Locked(false)

        withObservationTracking {
            _ = stage.sut.state
        } onChange: {
            told.withLock { $0 = true }
        }
        stage.settings.apply(preferences(stage) { $0.units = .imperial })

        #expect(told.withLock { $0 })
    }

    @Test("a load asks in the units and language that are stored by then")
    func aLoadAsksInTheUnitsAndLanguageThatAreStoredByThen() async {
        let stage = HomeStage()
        stage.preferences.change {
            $0.units = .imperial
            $0.language = .fixed(.german)
        }

        await stage.sut.onAppear()

        #expect(stage.weather.calls.map(\.options) == [RequestOptions(units: .imperial, language: .german)])
        #expect(stage.content?.hero.feelsLike?.text == "Gefühlt 51°")
        #expect(stage.sut.actions.search.title == "Suche")
    }

    @Test("an answer in a language that was changed meanwhile is asked for again")
    func anAnswerInALanguageThatWasChangedMeanwhileIsAskedForAgain() async {
        let stage = HomeStage()
        stage.weather.hold()
        let load = Task { await stage.sut.onAppear() }
        await stage.weather.waitForCalls(1)

        stage.settings.apply(preferences(stage) { $0.language = .fixed(.french) })
        stage.weather.release(0, .success(.sample(celsius: 1)))
        await stage.weather.waitForCalls(2)
        stage.weather.release(1, .success(.sample(celsius: 2)))
        await load.value

        #expect(stage.weather.calls.map(\.options.language) == [.english, .french])
        #expect(stage.content?.hero.temperature.text == "2°")
    }

    @Test("new units during a load cost no second request")
    func newUnitsDuringALoadCostNoSecondRequest() async {
        let stage = HomeStage()
        stage.weather.hold()
        let load = Task { await stage.sut.onAppear() }
        await stage.weather.waitForCalls(1)

        stage.settings.apply(preferences(stage) { $0.units = .imperial })
        stage.weather.release(0, .success(.sample(celsius: 0)))
        await load.value

        #expect(stage.weather.calls.count == 1)
        #expect(stage.content?.hero.temperature.text == "32°")
    }

    @Test("another place is never shown with the old weather")
    func anotherPlaceIsNeverShownWithTheOldWeather() async {
        let stage = HomeStage()
        await stage.sut.onAppear()
        stage.preferences.change { $0.select(.lisbon) }
        stage.weather.hold()

        let load = Task { await stage.sut.reload() }
        await stage.weather.waitForCalls(2)

        #expect(stage.content?.name.text == "Lisbon")
        #expect(stage.content?.isPlaceholder == true)
        stage.weather.release(1, .success(.sample(celsius: 25)))
        await load.value
        #expect(stage.content?.hero.temperature.text == "25°")
        #expect(stage.weather.calls.last?.coordinate == Location.lisbon.coordinate)
    }

    @Test("a failure at another place does not bring the old weather back")
    func aFailureAtAnotherPlaceDoesNotBringTheOldWeatherBack() async {
        let stage = HomeStage()
        await stage.sut.onAppear()
        stage.preferences.change { $0.select(.lisbon) }
        stage.weather.response(.failure(.offline))

        await stage.sut.reload()

        #expect(
            stage.sut.state == .failed(FailureContent(id: "home.failure", .offline, in: stage.settings.environment))
        )
    }

    @Test("favourites are listed in their order with the current one marked")
    func favoritesAreListedInTheirOrderWithTheCurrentOneMarked() async throws {
        let stage = HomeStage(locale: "de_DE") {
            $0.toggleFavorite(.lisbon)
            $0.toggleFavorite(.helsinki)
        }
        await stage.sut.onAppear()

        let favorites = try #require(stage.content?.favorites)

        #expect(favorites.map(\.name) == ["Lissabon", "Helsinki"])
        #expect(favorites.map(\.isCurrent) == [false, true])
        #expect(favorites.map(\.identifier) == ["home.favorite.0", "home.favorite.1"])
        #expect(favorites.map(\.accessibility.hint) == ["Zeigt das Wetter dort", nil])
        #expect(favorites.last?.accessibility.value == "wird gerade angezeigt")
    }

    @Test("a favourite becomes the current place")
    func aFavoriteBecomesTheCurrentPlace() async {
        let stage = HomeStage { $0.toggleFavorite(.lisbon) }
        await stage.sut.onAppear()

        await stage.sut.favoriteTapped(Location.lisbon.id)

        #expect(stage.preferences.stored.currentLocation == .lisbon)
        #expect(stage.content?.name.text == "Lisbon")
    }

    @Test("a favourite that cannot be saved leaves the old place with a notice")
    func aFavoriteThatCannotBeSavedLeavesTheOldPlaceWithANotice() async {
        let stage = HomeStage { $0.toggleFavorite(.lisbon) }
        await stage.sut.onAppear()
        stage.preferences.fail(.storage(.full))

        await stage.sut.favoriteTapped(Location.lisbon.id)

        #expect(stage.content?.name.text == "Helsinki")
        #expect(stage.content?.notice?.text == "Storage full. Updated just now.")
        #expect(stage.weather.calls.count == 1)
    }

    @Test("the current place and strangers are no favourites to switch to")
    func theCurrentPlaceAndStrangersAreNoFavoritesToSwitchTo() async {
        let stage = HomeStage { $0.toggleFavorite(.helsinki) }
        await stage.sut.onAppear()

        await stage.sut.favoriteTapped(Location.helsinki.id)
        await stage.sut.favoriteTapped(Location.lisbon.id)

        #expect(stage.weather.calls.count == 1)
    }

    @Test("preferences that cannot be read are a failure with a retry that works")
    func preferencesThatCannotBeReadAreAFailureWithARetryThatWorks() async {
        let stage = HomeStage()
        stage.preferences.fail(.storage(.unreadable(name: "preferences.json")))
        await stage.sut.onAppear()
        let failed = stage.sut.state

        stage.preferences.fail(nil)
        await stage.sut.retryTapped()

        guard case .failed(let failure) = failed else { return #expect(Bool(false), "not failed") }
        #expect(failure.isRetryable)
        #expect(stage.content?.hero.temperature.text == "12°")
    }

    @Test("words in a language the user has left give way to the name of the weather")
    func wordsInALanguageTheUserHasLeftGiveWay() async {
        let icon = IconCode(.lightRain, .day)
        let rain = WeatherCondition(id: 500, group: .rain, description: "leichter Regen", icon: icon)
        let response = Fetched(CurrentWeather.sample(conditions: [rain]), at: HomeStage.noon, from: .network)
        let stage = HomeStage(response: .success(response)) { $0.language = .fixed(.german) }
        await stage.sut.onAppear()
        #expect(stage.content?.hero.description.text == "Leichter Regen")

        stage.weather.response(.failure(.offline))
        stage.preferences.change { $0.language = .fixed(.english) }
        await stage.sut.reload()

        #expect(stage.content?.hero.description.text == "Rain")
        #expect(stage.content?.notice?.kind == .offline)
    }
}
