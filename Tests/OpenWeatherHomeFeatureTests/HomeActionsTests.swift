import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestWatch
import Testing

/// The buttons of home: in which order they stand, and where they lead.
@MainActor
@Suite("Home actions", .watched)
struct HomeActionsTests {
    private typealias Destination = HomeContent.Destination

    @Test
    func `every screen has one place`() {
        let menu = HomeFixture(hasMap: true).sut.actions.menu
        let groups = Destination.top + Destination.primary + menu

        #expect(Set(groups) == Set(Destination.allCases))
        #expect(groups.count == Destination.allCases.count)
        #expect(Destination.primary == [.forecast, .airQuality, .favorites])
        #expect(Destination.top == [.settings])
        #expect(menu == [.search, .map, .history, .converter])
    }

    @Test
    func `an app without a map offers none`() {
        let fixture = HomeFixture()

        fixture.sut.tapped(.map)

        #expect(fixture.sut.actions.menu == [.search, .history, .converter])
        #expect(Set(fixture.sut.actions.destinations) == Set(Destination.allCases).subtracting([.map]))
        #expect(fixture.router.calls == [])
    }

    @Test(arguments: HomeContent.Destination.allCases)
    func `a button leads where it says`(destination: HomeContent.Destination) {
        let fixture = HomeFixture(hasMap: true)

        fixture.sut.tapped(destination)

        let routes: [HomeContent.Destination: Route] = [
            .search: .search, .forecast: .forecast, .airQuality: .airQuality, .map: .map,
            .favorites: .favorites, .history: .history, .converter: .converter, .settings: .settings,
        ]
        #expect(fixture.router.calls == [.show(routes[destination] ?? .home(.lisbon))])
        #expect(fixture.sut.actions[destination].id == "home.\(destination)")
    }

    @Test
    func `the name of the place is the button for the search`() async {
        let fixture = HomeFixture()
        let before = fixture.sut.actions.place
        #expect(before.title == fixture.sut.actions.search.title)

        await fixture.sut.onAppear()

        let place = fixture.sut.actions.place
        #expect(place.title == fixture.sut.state.content?.name.text)
        #expect(place.accessibility.label == fixture.sut.state.content?.name.accessibility.label)
        #expect(place.accessibility.hint == fixture.sut.actions.search.accessibility.hint)
        #expect(place.id == before.id)
    }
}
