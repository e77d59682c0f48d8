import Foundation
import OpenWeatherCore
import OpenWeatherFavoritesFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Loading favorites", .watched)
struct FavoritesLoadTests {
    @Test
    func `asks once for each place and at most four at a time`() async {
        let fixture = FavoritesFixture(FavoritesFixture.ten)
        let gate = Gate()
        fixture.respond([:], after: gate)

        let load = Task { await fixture.sut.onAppear() }
        await gate.waitForArrivals(4)
        await settle()
        #expect(fixture.weather.calls.count == 4)

        gate.letOneThrough()
        await gate.waitForArrivals(5)
        await settle()
        #expect(fixture.weather.calls.count == 5)
        #expect(fixture.rows.count { !$0.weather.isLoading } == 1, "a row shows as soon as it is there")

        gate.open()
        await load.value
        #expect(fixture.asked.map(\.coordinate).count == 10)
        #expect(Set(fixture.asked.map(\.coordinate)).count == 10)
        #expect(fixture.asked.allSatisfy { $0.policy == .cacheFirst })
    }

    @Test(arguments: [-1, 0, 1])
    func `loads one after another when no more is allowed`(limit: Int) async {
        let fixture = FavoritesFixture(at: limit)
        let gate = Gate()
        fixture.respond([:], after: gate)

        let load = Task { await fixture.sut.onAppear() }
        await gate.waitForArrivals()
        await settle()

        #expect(fixture.weather.calls.count == 1)
        gate.open()
        await load.value
        #expect(fixture.weather.calls.count == 2)
    }

    @Test
    func `refreshes all from the service and retries those that failed`() async {
        let fixture = FavoritesFixture()
        fixture.respond([.berlin: .failure(.timedOut)])

        await fixture.sut.refreshPulled()
        #expect(fixture.asked.map(\.policy) == [.refresh, .refresh])
        #expect(fixture.sut.state.retry != nil)
        #expect(fixture.rows.map(\.hasFailed) == [false, true])

        await fixture.sut.retryTapped()
        #expect(fixture.asked.dropFirst(2).map(\.coordinate) == [.berlin])
        #expect(fixture.asked.last?.policy == .refresh)
        #expect(fixture.rows.map(\.hasFailed) == [false, true])

        fixture.respond([:])
        await fixture.sut.retryTapped()
        #expect(fixture.rows.map(\.hasFailed) == [false, false])
        #expect(fixture.sut.state.retry == nil)
    }

    @Test
    func `keeps the old weather with a notice when a refresh fails`() async {
        let fixture = FavoritesFixture()
        await fixture.sut.onAppear()
        fixture.time.advance(by: .seconds(7_200))
        fixture.weather.currentWeather.always(failure: .offline)

        await fixture.sut.refreshPulled()

        #expect(fixture.temperatures == ["18°", "18°"])
        #expect(fixture.rows[0].weather.weather?.notice?.text == "You’re offline. Updated 2 hours ago.")
        #expect(fixture.rows[0].weather.weather?.notice?.id == "favorites.row.0.notice")
        #expect(fixture.sut.state.retry != nil)
    }

    @Test
    func `joins a second refresh`() async {
        let fixture = FavoritesFixture(at: 1)
        let gate = Gate()
        fixture.respond([:], after: gate)

        let first = Task { await fixture.sut.refreshPulled() }
        await gate.waitForArrivals()
        gate.letOneThrough()
        await gate.waitForArrivals(2)
        let second = Task { await fixture.sut.refreshPulled() }
        await settle()
        gate.open()
        await first.value
        await second.value

        #expect(fixture.weather.calls.count == 2)
    }

    @Test
    func `refreshes after a cached response that was under way`() async {
        let fixture = FavoritesFixture(.sample(favorites: [.tokyo]))
        let gate = Gate()
        fixture.respond([.tokyo: .success(.sample(.sample(), from: .cache))], after: gate)

        let appearing = Task { await fixture.sut.onAppear() }
        await gate.waitForArrivals()
        let refreshing = Task { await fixture.sut.refreshPulled() }
        await settle()
        gate.open()
        await appearing.value
        await refreshing.value

        #expect(fixture.asked.map(\.policy) == [.cacheFirst, .refresh])
    }

    @Test
    func `leaves the load to the other caller when one is cancelled`() async {
        let fixture = FavoritesFixture()
        let gate = Gate()
        fixture.respond([:], after: gate)
        let first = Task { await fixture.sut.onAppear() }
        await gate.waitForArrivals(2)
        let second = Task { await fixture.sut.onAppear() }
        await settle()

        first.cancel()
        await first.value
        gate.open()
        await second.value

        #expect(fixture.temperatures == ["18°", "18°"])
        #expect(!fixture.rows.contains { $0.weather.isLoading })
    }

    @Test
    func `returns to the state before when the last caller is cancelled`() async {
        let fixture = FavoritesFixture()
        await fixture.sut.onAppear()
        let before = fixture.sut.state
        let gate = Gate()
        fixture.respond([:], after: gate)

        let refresh = Task { await fixture.sut.refreshPulled() }
        await gate.waitForArrivals(2)
        #expect(fixture.rows.count { $0.weather.isLoading } == 2)
        #expect(fixture.temperatures == ["18°", "18°"])
        refresh.cancel()
        await refresh.value

        #expect(fixture.sut.state == before)

        fixture.respond([:])
        await fixture.sut.onAppear()
        #expect(fixture.asked.last?.policy == .cacheFirst, "the cancelled refresh is forgotten")
    }

    @Test
    func `shows other units without a request`() async {
        let fixture = FavoritesFixture()
        await fixture.sut.onAppear()

        fixture.settings.apply(.sample(units: .imperial, favorites: [.tokyo, .berlin]))

        #expect(fixture.temperatures == ["65°", "65°"])
        #expect(fixture.weather.calls.count == 2)
    }

    @Test
    func `asks again in a language that was chosen while a response was under way`() async {
        let fixture = FavoritesFixture(.sample(favorites: [.tokyo]))
        let gate = Gate()
        fixture.respond([:], after: gate)
        let load = Task { await fixture.sut.onAppear() }
        await gate.waitForArrivals()

        fixture.settings.apply(.sample(language: .fixed(.german), favorites: [.tokyo]))
        gate.open()
        await load.value

        #expect(fixture.asked.map(\.language) == [.english, .german])
    }
}
