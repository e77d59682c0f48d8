import Foundation
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// A home screen for a place of its own: Lisbon, while the user has chosen Helsinki.
@MainActor
@Suite("Home at a place", .watched)
struct HomePlaceTests {
    private let oslo = Location.sample("Oslo", 59.91, 10.75)

    private func fixture(_ response: FixtureWeather.Response = .success(.sample())) -> HomeFixture {
        let oslo = oslo
        return HomeFixture(at: .lisbon, response: response, hasMap: true) { $0.toggleFavorite(oslo) }
    }

    /// A state in which an event finds the screen.
    enum Start: CaseIterable {
        case fresh, loaded, failed, noticed
    }

    /// An event of the screen.
    enum Event: CaseIterable {
        case onAppear, refreshPulled, retryTapped, reload, favoriteToggled, favoriteTapped, ownFavoriteTapped
        case forecastTapped, airQualityTapped, mapTapped, favoritesTapped, historyTapped, backTapped, dismissed
    }

    private func fixture(_ start: Start) async -> HomeFixture {
        let fixture = fixture()
        switch start {
        case .fresh: break
        case .loaded: await fixture.sut.onAppear()
        case .failed:
            fixture.weather.response(.failure(.timedOut))
            await fixture.sut.onAppear()
        case .noticed:
            await fixture.sut.onAppear()
            fixture.weather.response(.failure(.timedOut))
            await fixture.sut.refreshPulled()
        }
        fixture.weather.response(.success(.sample(celsius: 20)))
        return fixture
    }

    private func send(_ event: Event, to sut: HomeViewModel) async {
        switch event {
        case .onAppear: await sut.onAppear()
        case .refreshPulled: await sut.refreshPulled()
        case .retryTapped: await sut.retryTapped()
        case .reload: await sut.reload()
        case .favoriteToggled: await sut.favoriteToggled()
        case .favoriteTapped: await sut.favoriteTapped(oslo.id)
        case .ownFavoriteTapped: await sut.favoriteTapped(Location.lisbon.id)
        case .forecastTapped: sut.forecastTapped()
        case .airQualityTapped: sut.airQualityTapped()
        case .mapTapped: sut.mapTapped()
        case .favoritesTapped: sut.favoritesTapped()
        case .historyTapped: sut.historyTapped()
        case .backTapped: sut.backTapped()
        case .dismissed: sut.dismissed()
        }
    }

    @Test(arguments: Start.allCases, Event.allCases)
    func `never changes the users choice`(start: Start, event: Event) async {
        let fixture = await fixture(start)
        let before = fixture.weather.calls.count
        // A favorite is shown on the screen once the preferences have been read.
        let knowsFavorites = start != .fresh

        await send(event, to: fixture.sut)

        let policies: [FetchPolicy] =
            switch event {
            case .onAppear, .reload: [.cacheFirst]
            case .refreshPulled, .retryTapped: [.refresh]
            default: []
            }
        let calls: [RouterSpy.Call] =
            switch event {
            case .favoriteTapped: knowsFavorites ? [.show(.home(oslo))] : []
            case .forecastTapped: [.show(.forecast(at: .lisbon))]
            case .airQualityTapped: [.show(.airQuality(at: .lisbon))]
            case .mapTapped: [.show(.map(at: .lisbon))]
            case .favoritesTapped: [.show(.favorites)]
            case .historyTapped: [.show(.history)]
            case .backTapped: [.dismiss]
            default: []
            }
        #expect(fixture.weather.calls.dropFirst(before).map(\.policy) == policies)
        #expect(fixture.weather.calls.allSatisfy { $0.coordinate == Location.lisbon.coordinate })
        #expect(fixture.router.calls == calls)
        #expect(fixture.preferences.stored.currentLocation == .helsinki)
        #expect(fixture.preferences.stored.isFavorite(Location.lisbon.id) == (event == .favoriteToggled))
        if !policies.isEmpty { #expect(fixture.content?.hero.temperature.text == "20°") }
    }

    @Test(arguments: [true, false])
    func `goes back once for each appearance unless it is the apps own`(isOwn: Bool) async {
        let fixture = HomeFixture(at: isOwn ? nil : .lisbon)
        await fixture.sut.onAppear()

        fixture.sut.backTapped()
        fixture.sut.backTapped()
        #expect(fixture.router.calls == (isOwn ? [] : [.dismiss]))
        #expect((fixture.sut.actions.back == nil) == isOwn)

        await fixture.sut.onAppear()
        fixture.sut.dismissed()
        fixture.sut.backTapped()
        #expect(fixture.router.calls == (isOwn ? [] : [.dismiss]))
    }

    @Test
    func `records one visit however often it appears`() async {
        let fixture = fixture()

        await fixture.sut.onAppear()
        fixture.advance(by: 90)
        await fixture.sut.onAppear()

        #expect(fixture.preferences.stored.history.map(\.location) == [.lisbon, .helsinki])
        #expect(fixture.preferences.stored.history.first?.date == HomeFixture.noon)
        #expect(fixture.settings.preferences == fixture.preferences.stored)
    }

    @Test
    func `records no visit on the apps own screen except of a choice`() async {
        let fixture = HomeFixture { $0.toggleFavorite(.lisbon) }
        await fixture.sut.onAppear()
        #expect(fixture.preferences.updateCount == 0)

        fixture.advance(by: 60)
        await fixture.sut.favoriteTapped(Location.lisbon.id)

        #expect(fixture.preferences.stored.history.map(\.location) == [.lisbon, .helsinki])
        #expect(fixture.preferences.stored.history.first?.date == HomeFixture.noon.addingTimeInterval(60))
    }

    @Test
    func `shows the weather also when the visit cannot be recorded`() async {
        let fixture = fixture()
        await fixture.sut.onAppear()
        fixture.preferences.setFailure(.storage(.full))

        await fixture.sut.favoriteToggled()

        #expect(fixture.content?.hero.temperature.text == "12°")
        #expect(fixture.sut.favorite?.isFavorite == false)
        #expect(fixture.sut.favorite?.notice?.kind == .failure)

        fixture.preferences.setFailure(nil)
        await fixture.sut.favoriteToggled()
        #expect(fixture.sut.favorite?.isFavorite == true)
        #expect(fixture.sut.favorite?.notice == nil)
        let stored = fixture.preferences.stored
        #expect(stored.dateAdded(ofFavorite: Location.lisbon.id) == fixture.time.now)
    }

    @Test
    func `has no favorite button without a place`() async {
        let fixture = HomeFixture(location: nil)
        await fixture.sut.onAppear()

        await fixture.sut.favoriteToggled()

        #expect(fixture.sut.favorite == nil)
        #expect(fixture.preferences.updateCount == 0)
    }
}
