import OpenWeatherAirQualityFeature
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// An air-quality screen for Tokyo, while the user has chosen Lisbon.
@MainActor
@Suite("Air quality at a place", .watched)
struct AirQualityPlaceTests {
    private func fixture() -> AirQualityFixture {
        let fixture = AirQualityFixture(at: .tokyo)
        fixture.air.airQuality.always(.sample())
        fixture.air.airQualityForecast.always(.sample())
        return fixture
    }

    /// An event of the screen.
    enum Event: CaseIterable {
        case onAppear, refreshPulled, retryTapped, reload, favoriteToggled, morePollutantsToggled, indexScaleChanged
        case backTapped, dismissed
    }

    @Test(arguments: Event.allCases, [true, false])
    func `never changes the users choice`(event: Event, isLoaded: Bool) async {
        let fixture = fixture()
        if isLoaded { await fixture.sut.onAppear() }
        let before = fixture.policies.count

        switch event {
        case .onAppear: await fixture.sut.onAppear()
        case .refreshPulled: await fixture.sut.refreshPulled()
        case .retryTapped: await fixture.sut.retryTapped()
        case .reload: await fixture.sut.reload()
        case .favoriteToggled: await fixture.sut.favoriteToggled()
        case .morePollutantsToggled: fixture.sut.morePollutantsToggled()
        case .indexScaleChanged: fixture.sut.indexScaleChanged(.usEPA)
        case .backTapped: fixture.sut.backTapped()
        case .dismissed: fixture.sut.dismissed()
        }

        let policies: [FetchPolicy] =
            switch event {
            case .onAppear, .reload: [.cacheFirst]
            case .refreshPulled, .retryTapped: [.refresh]
            default: []
            }
        #expect(Array(fixture.policies.dropFirst(before)) == policies)
        #expect(fixture.content?.name.text == "Tokyo")
        #expect(fixture.preferences.stored.currentLocation == .lisbon)
        #expect(fixture.preferences.stored.isFavorite(Location.tokyo.id) == (event == .favoriteToggled))
        #expect(fixture.router.calls == (event == .backTapped ? [.dismiss] : []))
    }

    @Test
    func `shows the favorite button in its states`() async {
        let fixture = fixture()
        #expect(fixture.sut.favorite?.action.title == "Add to favourites")
        #expect(fixture.sut.favorite?.action.symbolName == "star")
        #expect(fixture.sut.favorite?.id == "airQuality.favoriteToggle")

        await fixture.sut.favoriteToggled()

        #expect(fixture.sut.favorite?.action.title == "Remove from favourites")
        #expect(fixture.sut.favorite?.action.symbolName == "star.fill")
    }

    @Test
    func `goes back nowhere after it was left`() async {
        let fixture = fixture()
        await fixture.sut.onAppear()

        fixture.sut.dismissed()
        fixture.sut.backTapped()

        #expect(fixture.router.calls.isEmpty)
    }
}
