import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Cancellation on every screen that loads", .watched)
struct LoadingScreenCancellationTests {
    @Test(arguments: LoadingScreenKind.allCases, [false, true])
    func `leaves the state as it was`(kind: LoadingScreenKind, isLoaded: Bool) async throws {
        for respondsTooLate in [false, true] {
            let fixture = try LoadingScreenFixture(kind)
            if isLoaded { await fixture.show(1) }
            let isAsBefore = fixture.sut.remember()
            let gate = Gate(ignoresCancellation: respondsTooLate)
            let load = await fixture.begin(.refreshPulled, 2, at: gate)

            load.cancel()
            gate.open()
            await load.value

            // The place was known before the load was cancelled, and stays known.
            #expect(isLoaded ? isAsBefore() : fixture.sut.kind == .skeleton)
            #expect(fixture.sut.place == "Lisbon")
            #expect(fixture.sut.number == (isLoaded ? 1 : nil))
        }
    }

    @Test(arguments: LoadingScreenKind.allCases)
    func `leaves a failure as it was`(kind: LoadingScreenKind) async throws {
        let (fixture, _, _) = try await LoadingScreenFixture.at(.failed, kind)
        let isAsBefore = fixture.sut.remember()
        let load = await fixture.begin(.refreshPulled, 2, at: Gate())
        let during = fixture.sut.kind

        load.cancel()
        await load.value

        #expect(during == .skeleton)
        #expect(isAsBefore())
    }

    @Test(arguments: LoadingScreenKind.allCases)
    func `of the later caller leaves its load to the earlier one`(kind: LoadingScreenKind) async throws {
        let fixture = try LoadingScreenFixture(kind)
        let gate = Gate()
        let first = await fixture.begin(.onAppear, 1, at: Gate())
        let second = await fixture.begin(.refreshPulled, 2, at: gate)

        second.cancel()
        await second.value
        let between = fixture.sut.kind
        gate.open()
        await first.value

        // The refresh superseded the load of the appearance, which waits for it instead.
        #expect(between == .skeleton)
        #expect(fixture.sut.number == 2)
    }

    @Test(arguments: LoadingScreenKind.allCases, [false, true])
    func `before anything was asked asks nothing`(kind: LoadingScreenKind, isLoaded: Bool) async throws {
        let fixture = try LoadingScreenFixture(kind)
        if isLoaded { await fixture.show(1) }
        let isAsBefore = fixture.sut.remember()
        let before = fixture.policies.count

        let load = Task { await fixture.sut.refreshPulled() }
        load.cancel()
        await load.value

        #expect(fixture.policies.count == before)
        #expect(isAsBefore())
    }

    @Test(arguments: LoadingScreenKind.allCases)
    func `allows a refresh afterwards`(kind: LoadingScreenKind) async throws {
        let fixture = try LoadingScreenFixture(kind)
        let load = await fixture.begin(.refreshPulled, 1, at: Gate())
        load.cancel()
        await load.value
        fixture.enqueue(.success(2))

        await fixture.sut.refreshPulled()

        #expect(fixture.sut.number == 2)
    }
}
