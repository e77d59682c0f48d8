import Foundation
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

/// When home asks what the weather is compared with.
@MainActor
@Suite("Home comparison events", .watched)
struct HomeComparisonEventTests {
    private let source = ComparisonSpy()

    private func fixture(_ weather: FixtureWeather.Response = .success(.sample())) -> HomeFixture {
        HomeFixture(response: weather, comparison: source)
    }

    @Test
    func `asks by itself once for an hour`() async {
        source.parts = [.automatic: ComparisonSpy.known]
        let sut = fixture()

        await sut.sut.onAppear()
        await sut.sut.onAppear()
        await sut.sut.refreshPulled()

        #expect(source.allowances == [.automatic])
    }

    @Test
    func `asks again within the hour when what is known is of another time`() async {
        source.parts = [.automatic: ComparisonSpy.measured(minutesEarlier: 10)]
        let sut = fixture()
        let date = CurrentWeather.sample().date

        for minutes in [0.0, 20, 25] {
            sut.weather.response(.success(.sample(.sample(date: date + minutes * 60))))
            await sut.sut.refreshPulled()
            #expect((sut.content?.comparison != nil) == (minutes <= 20))
        }

        #expect(source.allowances == [.automatic, .automatic])
    }

    @Test
    func `asks for a call when the user does`() async {
        source.parts = [
            .automatic: .absent(.notAsked(CallCost([.oneCall3: 1]))), .asked(calls: 1): ComparisonSpy.known,
        ]
        let sut = fixture()

        await sut.sut.onAppear()
        #expect(sut.content?.comparison == nil)
        await sut.sut.refreshPulled()

        #expect(source.allowances == [.automatic, .automatic, .asked(calls: 1)])
    }

    @Test
    func `asks again ten minutes after a failure that may pass`() async {
        source.parts = [.automatic: .absent(.failed(.timedOut))]
        let sut = fixture()

        await sut.sut.onAppear()
        sut.advance(by: 599)
        await sut.sut.onAppear()
        #expect(source.allowances.count == 1)
        sut.advance(by: 1)
        await sut.sut.onAppear()
        #expect(source.allowances.count == 2)
    }

    @Test(arguments: [ComparisonAbsence.needsSubscription, .overBudget, .notRecorded, .failed(.unsupported)])
    func `shows nothing and asks no more without the part`(reason: ComparisonAbsence) async {
        source.parts = [.automatic: .absent(reason)]
        let sut = fixture()

        await sut.sut.onAppear()
        sut.advance(by: 1_200)
        await sut.sut.onAppear()

        #expect(source.allowances == [.automatic])
        #expect(sut.content != nil && sut.content?.comparison == nil)
    }

    @Test
    func `compares weather that is out of date with cached values alone`() async {
        source.parts = [.cached: .absent(.notRecorded)]
        let stale = Fetched(
            CurrentWeather.sample(),
            at: HomeFixture.noon,
            from: .stale(.offline),
            source: .openWeather
        )

        await fixture(.success(stale)).sut.onAppear()

        #expect(source.allowances == [.cached])
    }

    @Test
    func `asks again as soon as weather of the same hour is up to date`() async {
        source.parts = [.cached: .absent(.notRecorded), .automatic: ComparisonSpy.known]
        let sut = fixture(.success(.sample(from: .stale(.offline))))
        await sut.sut.onAppear()
        #expect(sut.content?.comparison == nil)

        sut.weather.response(.success(.sample()))
        await sut.sut.reload()

        #expect(source.allowances == [.cached, .automatic])
        #expect(sut.content?.comparison != nil)
    }

    @Test
    func `keeps what is shown when an answer for a place that was left comes late`() async {
        source.parts = [
            .automatic: .absent(.notAsked(CallCost([.oneCall3: 1]))), .asked(calls: 1): ComparisonSpy.known,
        ]
        let sut = HomeFixture(response: .success(.sample()), comparison: source) { $0.toggleFavorite(.lisbon) }
        await sut.sut.onAppear()
        source.gate.close()
        let slow = Task { await sut.sut.refreshPulled() }
        await source.gate.waitForArrivals()

        source.parts = [.automatic: ComparisonSpy.known]
        await sut.sut.favoriteTapped(Location.lisbon.id)
        #expect(sut.content?.comparison != nil)
        source.gate.open()
        await slow.value

        #expect(sut.content?.comparison != nil)
    }
}
