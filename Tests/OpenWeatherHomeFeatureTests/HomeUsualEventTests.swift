import Foundation
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

/// The usual weather that takes calls: what home offers, and what it sends for a tap.
@MainActor
@Suite("Home usual events", .watched)
struct HomeUsualEventTests {
    private let source = ComparisonSpy()
    private let asked = ComparisonAllowance.asked(calls: 30)

    /// Returns a screen that offers the usual weather for 30 calls, which bring `part`.
    private func offering(_ part: WeatherComparison.Part<UsualWeather> = ComparisonSpy.usual) async -> HomeFixture {
        source.offer(30, asked: part)
        let fixture = HomeFixture(comparison: source) { $0.toggleFavorite(.lisbon) }
        await fixture.sut.onAppear()
        return fixture
    }

    // MARK: - The offer

    @Test
    func `names the calls and sends none`() async {
        let fixture = await offering()

        #expect(fixture.content?.usualOffer?.action?.title == "Compare with the usual (30 calls)")
        #expect(fixture.content?.usualOffer?.progress == nil && fixture.content?.usualOffer?.notice == nil)
        #expect(fixture.content?.comparison?.text.contains("usual") == false)
        #expect(source.allowances == [.automatic])
    }

    @Test(arguments: [
        ComparisonAbsence.needsSubscription, .fewYears(9), .notRecorded, .overBudget, .failed(.timedOut),
    ])
    func `is not made without a tap for what calls would not bring`(absence: ComparisonAbsence) async {
        source.offer(30, asked: ComparisonSpy.usual)
        source.setUsual(.absent(absence))
        let fixture = HomeFixture(comparison: source)

        await fixture.sut.onAppear()

        #expect(fixture.content != nil && fixture.content?.usualOffer == nil)
    }

    @Test
    func `is not made when it takes no call or the weather is out of date`() async {
        source.offer(0, asked: ComparisonSpy.usual)
        let free = HomeFixture(comparison: source)
        await free.sut.onAppear()
        source.offer(30, asked: ComparisonSpy.usual)
        source.setUsual(ComparisonSpy.notAsked(30), for: .cached)
        let stale = Fetched(CurrentWeather.sample(), at: HomeFixture.noon, from: .stale(.offline), source: .openWeather)
        let old = HomeFixture(response: .success(stale), comparison: source)
        await old.sut.onAppear()

        #expect(free.content != nil && free.content?.usualOffer == nil)
        #expect(old.content != nil && old.content?.usualOffer == nil)
        #expect(source.allowances == [.automatic, .cached])
    }

    // MARK: - The tap

    @Test
    func `asks for the calls that are shown and ends the offer`() async {
        let fixture = await offering()

        await fixture.sut.usualTapped()
        await fixture.sut.usualTapped()

        #expect(source.allowances == [.automatic, asked])
        #expect(fixture.content?.usualOffer == nil)
        #expect(fixture.content?.comparison?.text.contains("usual") == true)
    }

    @Test
    func `says that it is loading and cannot be tapped twice`() async {
        let fixture = await offering()
        source.gate.close()

        let tap = Task { await fixture.sut.usualTapped() }
        await source.gate.waitForArrivals()
        await fixture.sut.usualTapped()
        let loading = fixture.content?.usualOffer
        source.gate.open()
        await tap.value

        #expect(loading?.progress?.text == "Loading the usual weather…" && loading?.action == nil)
        #expect(source.allowances == [.automatic, asked])
        #expect(fixture.content?.usualOffer == nil)
    }

    @Test(
        arguments: [
            (.overBudget, "No more calls may be sent now. Wait until the limit allows more, or raise it.", true),
            (.failed(.timedOut), "The weather service took too long to answer. Try again.", true),
            (.notAsked(CallCost([.oneCall4: 18])), nil, true), (.fewYears(9), nil, false),
            (.needsSubscription, nil, false), (.notRecorded, nil, false),
        ] as [(ComparisonAbsence, String?, Bool)]
    )
    func `offers what is left after a refusal and nothing after an answer`(
        absence: ComparisonAbsence,
        remark: String?,
        isOffered: Bool
    ) async {
        let fixture = await offering(.absent(absence))
        let sentence = fixture.content?.comparison
        source.setCalls(18)

        await fixture.sut.usualTapped()

        let offer = fixture.content?.usualOffer
        #expect(offer?.action?.title == (isOffered ? "Compare with the usual (18 calls)" : nil))
        #expect(offer?.notice?.text == remark)
        #expect(fixture.content?.comparison == sentence)
        #expect(source.allowances == [.automatic, asked])
    }

    @Test(arguments: [ComparisonSpy.usual, .absent(.fewYears(9))])
    func `keeps an answer whatever the cache keeps`(part: WeatherComparison.Part<UsualWeather>) async {
        let fixture = await offering(part)
        await fixture.sut.usualTapped()

        fixture.weather.response(.success(.sample(.sample(date: CurrentWeather.sample().date + 3_600))))
        await fixture.sut.refreshPulled()

        #expect(source.allowances == [.automatic, asked, .automatic])
        #expect(fixture.content?.usualOffer == nil)
        // The hour that follows has no day before here, so that the usual is all there is to say.
        #expect(fixture.content?.comparison?.text.contains("sual") == (part.value == nil ? nil : true))
    }

    /// The ways in which a user turns away from what is being loaded.
    enum Leaving: CaseIterable { case task, screen, place }

    @Test(arguments: Leaving.allCases)
    func `sends no further call once the user turns away`(leaving: Leaving) async {
        let fixture = await offering()
        source.gate.close()
        let visible = Task { await fixture.sut.runAutoRefresh() }
        let tap = Task { await fixture.sut.usualTapped() }
        await source.gate.waitForArrivals()

        switch leaving {
        case .task: tap.cancel()
        case .screen: visible.cancel()
        case .place: await fixture.sut.favoriteTapped(Location.lisbon.id)
        }
        await until { source.gate.waitingCount == 0 }
        source.gate.open()
        await tap.value
        source.setCalls(18)
        if leaving != .place { await fixture.sut.onAppear() }
        visible.cancel()
        await visible.value

        let offer = fixture.content?.usualOffer
        #expect(offer?.action?.title == "Compare with the usual (\(leaving == .place ? 30 : 18) calls)")
        #expect(offer?.notice == nil && offer?.progress == nil)
        #expect(source.allowances == [.automatic, asked, .automatic])
    }

    @Test
    func `sends no further call once a screen is left that neither refreshes itself nor follows the network`() async {
        source.offer(30, asked: ComparisonSpy.usual)
        let fixture = HomeFixture(comparison: source, autoRefresh: .off, hasMonitor: false)
        await fixture.sut.onAppear()
        source.gate.close()
        let visible = Task { await fixture.sut.runAutoRefresh() }
        let tap = Task { await fixture.sut.usualTapped() }
        await source.gate.waitForArrivals()

        visible.cancel()
        await until { source.gate.waitingCount == 0 }
        source.gate.open()
        await tap.value
        await visible.value

        #expect(fixture.content?.usualOffer?.progress == nil)
        #expect(source.allowances == [.automatic, asked])
    }

    /// A state without an offer.
    enum Start: CaseIterable { case fresh, idle, loading, failed, known }

    @Test(arguments: Start.allCases)
    func `sends nothing without an offer`(start: Start) async {
        source.offer(30, asked: ComparisonSpy.usual)
        if start == .known { source.setUsual(ComparisonSpy.usual) }
        let fixture = HomeFixture(location: start == .idle ? nil : .helsinki, comparison: source)
        if start == .failed { fixture.weather.response(.failure(.timedOut)) }
        if start == .loading { fixture.weather.hold() }
        let load = start == .fresh ? nil : Task { await fixture.sut.onAppear() }
        if start == .loading { await fixture.weather.waitForCalls(1) } else { await load?.value }

        await fixture.sut.usualTapped()

        #expect(source.allowances == (start == .known ? [.automatic] : []))
        load?.cancel()
        await load?.value
    }
}
