import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// Requests for the hours and days of One Call beside those for the forecast.
@MainActor
@Suite("Forecast One Call", .watched)
struct ForecastOneCallTests {
    /// A state in which an event finds the days.
    enum Start: CaseIterable {
        case fresh, loaded, old, failed, failedBefore, refused, refusedBefore, limited, offline
    }

    /// An event of the screen.
    enum Event: CaseIterable {
        case onAppear, refreshPulled, retryTapped, reload
    }

    private static let report = OneCallReport(
        days: .success(.sample(DailyForecast.samples(from: ForecastFixture.days[0])))
    )

    private func fixture(_ start: Start) async -> (ForecastFixture, ScriptedOneCallRepository) {
        let oneCall = ScriptedOneCallRepository()
        let fixture = ForecastFixture(oneCall: oneCall)
        fixture.weather.forecast.always(.sample())
        switch start {
        case .fresh: return (fixture, oneCall)
        case .loaded, .old: oneCall.reports.enqueue(Self.report)
        case .failed, .failedBefore: oneCall.reports.enqueue(failure: .timedOut)
        case .refused, .refusedBefore: oneCall.reports.enqueue(failure: .invalidKey(.unknownOrInactive))
        case .limited: oneCall.reports.enqueue(failure: .rateLimited(retryAfter: .seconds(900)))
        case .offline: oneCall.reports.enqueue(failure: .offline)
        }
        await fixture.sut.onAppear()
        if start == .old { fixture.advance(by: 1800) }
        if start == .failedBefore || start == .refusedBefore { fixture.advance(by: 600) }
        return (fixture, oneCall)
    }

    @Test(
        arguments: [
            (Start.fresh, Event.allCases), (.loaded, []), (.old, Event.allCases),
            (.failed, [.refreshPulled, .retryTapped]), (.failedBefore, Event.allCases),
            // Only the user asks again about a refusal.
            (.refused, [.refreshPulled, .retryTapped]), (.refusedBefore, [.refreshPulled, .retryTapped]),
            (.limited, []), (.offline, Event.allCases),
        ]
    )
    func `are at most one in half an hour and not repeated after a refusal`(start: Start, asking: [Event]) async {
        for event in Event.allCases {
            let (fixture, oneCall) = await fixture(start)
            oneCall.reports.always(Self.report)
            let before = oneCall.calls.count

            switch event {
            case .onAppear: await fixture.sut.onAppear()
            case .refreshPulled: await fixture.sut.refreshPulled()
            case .retryTapped: await fixture.sut.retryTapped()
            case .reload: await fixture.sut.reload()
            }

            let calls = oneCall.calls.dropFirst(before)
            #expect(calls.count == (asking.contains(event) ? 1 : 0), "\(start) \(event)")
            for case .oneCall(_, parts: let parts, options: _, policy: let policy) in calls {
                #expect(parts == [.hours, .days] && policy == .cacheFirst)
            }
        }
    }

    @Test(arguments: Start.allCases)
    func `never fail the forecast`(start: Start) async {
        let (fixture, _) = await fixture(start)
        guard start != .fresh else { return }

        guard case .loaded(let content) = fixture.sut.state else { return #expect(Bool(false), "not loaded") }
        let hasSky = content.days.contains { !$0.card.metrics.isEmpty }
        #expect(hasSky == [.loaded, .old].contains(start))
    }

    @Test
    func `never delay the forecast`() async {
        let oneCall = ScriptedOneCallRepository()
        let gate = Gate()
        oneCall.reports.enqueue(Self.report, after: gate)
        let fixture = ForecastFixture(oneCall: oneCall)
        fixture.weather.forecast.always(.sample())
        let load = Task { await fixture.sut.onAppear() }
        await until { fixture.sut.state.content?.isPlaceholder == false && oneCall.calls.count == 1 }

        #expect(fixture.sut.state.content?.days.first?.card.metrics.isEmpty == true)
        gate.open()
        await load.value

        #expect(fixture.sut.state.content?.days.first?.card.metrics.count == 2)
    }

    @Test
    func `are shared with the screens of days`() async throws {
        let oneCall = ScriptedOneCallRepository()
        oneCall.reports.always(.sample())
        let fixture = ForecastFixture(oneCall: oneCall)
        fixture.weather.forecast.always(.sample())
        let detail = fixture.detail()

        await detail.onAppear()

        let content = try #require(detail.state.content)
        #expect(content.entries.count == 23 && content.entriesTitle.text == "Every hour")
        #expect(content.entriesTitle.accessibilityTraits == .header)
        let later = try #require(fixture.detail(of: ForecastFixture.days[2]).state.content)
        #expect(later.entries.count == 8 && later.entriesTitle.text == "Every three hours")
        #expect(
            content.metrics.suffix(2).map(\.id) == [DayDetailContent.ID.uvIndex, DayDetailContent.ID.moon]
        )
        #expect(content.following.allSatisfy { $0.metrics.isEmpty })
        await fixture.sut.onAppear()
        await detail.onAppear()
        #expect(oneCall.calls.count == 1 && fixture.policies.count == 1)
    }

    @Test
    func `are not repeated for another place after a refusal`() async {
        let (fixture, oneCall) = await fixture(.refused)
        oneCall.reports.always(Self.report)
        let other = fixture.forecast(at: .berlin)

        await other.onAppear()
        #expect(oneCall.calls.count == 1 && other.state.content != nil)
        await other.refreshPulled()
        await fixture.sut.onAppear()

        #expect(oneCall.calls.count == 2, "the place that was refused is asked about by the user alone")
    }

    @Test
    func `are repeated for another place after a failure that may pass`() async {
        let (fixture, oneCall) = await fixture(.failed)
        oneCall.reports.always(Self.report)

        await fixture.forecast(at: .berlin).onAppear()

        #expect(oneCall.calls.count == 2)
    }

    @Test
    func `leave the screen as it is without a source`() async {
        let plain = ForecastFixture()
        let (refused, _) = await fixture(.refused)
        plain.weather.forecast.always(.sample())
        await plain.sut.onAppear()

        #expect(plain.sut.state.content != nil && plain.sut.state == refused.sut.state)
        #expect(Set(plain.weather.calls) == Set(refused.weather.calls) && plain.weather.calls.count == 2)
    }
}
