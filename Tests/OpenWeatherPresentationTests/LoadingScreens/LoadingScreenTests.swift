import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenMocks
import OpenWeatherTestWatch
import Testing

/// The events that load, in every state that they can meet, on every screen that loads values of one place.
@MainActor
@Suite("Events of every screen that loads", .watched)
struct LoadingScreenTests {
    typealias Start = LoadingScreenFixture.Start

    @Test(
        arguments: LoadingScreenKind.allCases,
        [
            (Start.fresh, StateKind.skeleton), (.noPlace, .prompt), (.loading, .skeleton), (.loaded, .loaded),
            (.reloading, .loading), (.failed, .failed), (.noticed, .noticed),
        ]
    )
    func `find the screen as the table says`(kind: LoadingScreenKind, row: (start: Start, expected: StateKind))
        async throws
    {
        let (fixture, gate, load) = try await LoadingScreenFixture.at(row.start, kind)

        #expect(fixture.sut.kind == row.expected)

        gate.open()
        await load?.value
    }

    @Test(arguments: LoadingScreenKind.allCases, [Start.fresh, .noPlace, .loaded, .failed, .noticed])
    func `load with their policy and show the response`(kind: LoadingScreenKind, start: Start) async throws {
        for event in LoadingEvent.allCases {
            let (fixture, _, _) = try await LoadingScreenFixture.at(start, kind)
            let before = fixture.policies.count
            let isKnown = start == .loaded && event == .onAppear && kind.keepsYoungValues
            let isQuiet = start == .noPlace || isKnown

            await event.send(to: fixture.sut)

            let policy = [.onAppear, .reload].contains(event) ? FetchPolicy.cacheFirst : .refresh
            #expect(Array(fixture.policies.dropFirst(before)) == (isQuiet ? [] : [policy]), "\(event)")
            #expect(fixture.sut.kind == (start == .noPlace ? .prompt : .loaded), "\(event)")
            #expect(fixture.sut.number == (start == .noPlace ? nil : isKnown ? 1 : 3), "\(event)")
            #expect(fixture.router.calls.isEmpty)
        }
    }

    @Test(arguments: LoadingScreenKind.allCases, [Start.loading, .reloading])
    func `join a load that serves them and supersede any other`(kind: LoadingScreenKind, start: Start) async throws {
        for event in LoadingEvent.allCases {
            let (fixture, gate, load) = try await LoadingScreenFixture.at(start, kind)
            let before = fixture.policies.count
            // A refresh serves whatever is asked for meanwhile, an appearance no refresh.
            let supersedes = start == .loading && [.refreshPulled, .retryTapped].contains(event)

            let later = Task { await event.send(to: fixture.sut) }
            await settle()
            let during = fixture.sut.kind
            gate.open()
            await later.value
            await load?.value

            #expect(Array(fixture.policies.dropFirst(before)) == (supersedes ? [.refresh] : []), "\(event)")
            #expect(during == (supersedes ? .loaded : start == .loading ? .skeleton : .loading), "\(event)")
            #expect(fixture.sut.kind == .loaded, "\(event)")
            #expect(fixture.sut.number == (supersedes ? 3 : 2), "\(event)")
        }
    }

    @Test(arguments: LoadingScreenKind.allCases)
    func `give up an appearance that nobody asked to cancel with a failure`(kind: LoadingScreenKind) async throws {
        let fixture = try LoadingScreenFixture(kind)
        fixture.enqueue(.failure(.cancelled))

        await fixture.sut.onAppear()

        #expect(fixture.sut.kind == .failed)
    }
}
