import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

/// Cancelled callers and failures of a place loader.
@MainActor
@Suite("Place loader cancellation and failures", .watched)
struct PlaceLoaderCancellationTests {
    /// The outcome before the load that is cancelled.
    enum Before: CaseIterable { case nothing, value, failure, failureWithValue }

    /// The moment at which a caller is cancelled.
    enum Point: CaseIterable { case beforeItRuns, whileReading, whileLoading, withTheResponse }

    private func fixture(_ before: Before) async -> PlaceLoaderFixture {
        let fixture = PlaceLoaderFixture()
        if before == .value || before == .failureWithValue { await fixture.loaded(.success(1)) }
        if before == .failure || before == .failureWithValue { await fixture.loaded(.failure(.timedOut)) }
        return fixture
    }

    @Test(arguments: Before.allCases, Point.allCases)
    func `of the only caller restores the state from before`(before: Before, point: Point) async {
        let fixture = await fixture(before)
        let state = fixture.state
        let requests = fixture.fetcher.requests.count
        let gate = Gate(ignoresCancellation: true)
        if point == .whileReading { fixture.store.holdNextReading(at: gate) }

        let caller = Task { await fixture.sut.load(.refresh, fixture.settings) }
        switch point {
        case .beforeItRuns: break
        case .whileReading: await gate.waitForArrivals()
        case .whileLoading, .withTheResponse:
            await settle()
            #expect(fixture.sut.isLoading)
        }
        caller.cancel()
        if point == .withTheResponse { fixture.fetcher.respond(requests, .success(9)) }
        gate.open()
        await caller.value
        fixture.fetcher.respond(requests, .success(9))
        await settle()

        #expect(fixture.state == state)
        #expect(!fixture.sut.isLoading)
        let hasRequested = point == .whileLoading || point == .withTheResponse
        #expect(fixture.fetcher.requests.count == requests + (hasRequested ? 1 : 0))
    }

    @Test(arguments: [0, 1, 2])
    func `of one caller leaves the load to the others`(index: Int) async {
        let fixture = PlaceLoaderFixture()
        var callers: [Task<Void, Never>] = []
        for _ in 0..<3 { callers.append(await fixture.load(.refresh)) }

        callers[index].cancel()
        await callers[index].value
        #expect(fixture.sut.isLoading)
        fixture.fetcher.respond(0, .success(5))
        for caller in callers { await caller.value }

        #expect(fixture.fetcher.requests.count == 1)
        #expect(fixture.state == .loaded(5))
    }

    @Test
    func `of the last caller cancels the load`() async {
        let fixture = PlaceLoaderFixture()
        let gate = Gate()
        let wasCancelled = Locked(false)
        let sut = PlaceLoader<LoadPart<Int>>(preferences: fixture.store) { request async throws(WeatherError) in
            try? await gate.pass()
            wasCancelled.withLock { $0 = Task.isCancelled }
            return 1
        }
        let first = Task { await sut.load(.refresh, fixture.settings) }
        let second = Task { await sut.load(.refresh, fixture.settings) }
        await gate.waitForArrivals()
        await settle()

        first.cancel()
        await first.value
        #expect(sut.isLoading)
        second.cancel()
        await second.value

        #expect(!sut.isLoading)
        await until { wasCancelled.withLock({ $0 }) }
        #expect(sut.state(of: \.self) == .idle)
    }

    @Test
    func `reaches a load that is superseded`() async {
        let fixture = PlaceLoaderFixture()
        let gate = Gate()
        let wasCancelled = Locked<[Bool]>([])
        let sut = PlaceLoader<LoadPart<Int>>(preferences: fixture.store) { request async throws(WeatherError) in
            if request.policy == .cacheFirst { try? await gate.pass() }
            wasCancelled.withLock { $0.append(Task.isCancelled) }
            return 1
        }
        let first = Task { await sut.load(.cacheFirst, fixture.settings) }
        await gate.waitForArrivals()

        await sut.load(.refresh, fixture.settings)
        await first.value
        await until { wasCancelled.withLock({ $0.count >= 2 }) || gate.waitingCount > 0 }

        #expect(gate.waitingCount == 0)
        #expect(wasCancelled.withLock { $0.contains(true) })
        gate.open()
    }

    @Test
    func `of the caller that superseded leaves the new load to the earlier one`() async {
        let fixture = PlaceLoaderFixture()
        let first = await fixture.load()
        fixture.store.change { $0.select(.cairo) }
        let second = await fixture.load()

        second.cancel()
        await second.value
        fixture.fetcher.respond(0, .success(1))
        await settle()
        #expect(fixture.state == .loading(previous: nil))
        fixture.fetcher.respond(1, .success(2))
        await first.value

        #expect(fixture.state == .loaded(2))
        #expect(fixture.sut.place == .known(.cairo))
    }

    @Test
    func `allows another load at once`() async {
        let fixture = PlaceLoaderFixture()
        let first = await fixture.load()
        first.cancel()
        await first.value

        let second = await fixture.load()
        fixture.fetcher.respond(0, .success(1))
        await settle()
        #expect(fixture.state == .loading(previous: nil))
        fixture.fetcher.respond(1, .success(2))
        await second.value

        #expect(fixture.state == .loaded(2))
    }

    @Test
    func `does not keep the loader alive`() async {
        var fixture: PlaceLoaderFixture? = PlaceLoaderFixture()
        weak let sut = fixture?.sut
        let fetcher = fixture?.fetcher
        let caller = await fixture?.load()
        caller?.cancel()
        await caller?.value
        fetcher?.respondToAll()

        fixture = nil
        for _ in 0..<40 { await Task.yield() }

        #expect(sut == nil)
    }

    @Test(arguments: [false, true])
    func `by something else keeps a value and otherwise is a failure`(hasValue: Bool) async {
        let fixture = await fixture(hasValue ? .value : .nothing)

        await fixture.loaded(.failure(.cancelled))

        #expect(fixture.state == (hasValue ? .loaded(1) : .failed(.cancelled, previous: nil)))
    }

    @Test(arguments: [false, true])
    func `a failure keeps the value`(hasValue: Bool) async {
        let fixture = await fixture(hasValue ? .value : .nothing)

        await fixture.loaded(.failure(.offline))

        #expect(fixture.state == .failed(.offline, previous: hasValue ? 1 : nil))
    }

    @Test(arguments: [false, true], [false, true])
    func `preferences that fail are a failure that keeps place and value`(hasValue: Bool, isWriting: Bool) async {
        let fixture = await fixture(hasValue ? .value : .nothing)
        let place = fixture.sut.place
        fixture.store.fail(.storage(.full))

        await fixture.sut.load(.cacheFirst, fixture.settings, selecting: isWriting ? .place(.cairo) : nil)

        #expect(fixture.state == .failed(.storage(.full), previous: hasValue ? 1 : nil))
        #expect(fixture.sut.place == place)
        fixture.store.fail(nil)
        await fixture.loaded(.success(2))
        #expect(fixture.state == .loaded(2))
    }

    @Test
    func `preferences that fail during a load do not end it`() async {
        let fixture = PlaceLoaderFixture()
        let caller = await fixture.load()
        fixture.store.fail(.storage(.full))

        await fixture.sut.load(.cacheFirst, fixture.settings, selecting: .place(.cairo))
        let during = fixture.state
        fixture.fetcher.respond(0, .success(1))
        await caller.value

        #expect(during == .loading(previous: nil))
        #expect(fixture.state == .loaded(1))
    }

    @Test
    func `forgets a failure when no place is selected`() async {
        let fixture = PlaceLoaderFixture(location: nil)
        fixture.store.fail(.storage(.full))
        await fixture.sut.load(.cacheFirst, fixture.settings)
        let failed = fixture.state
        fixture.store.fail(nil)

        await fixture.sut.load(.cacheFirst, fixture.settings)

        #expect(failed.failure == .storage(.full))
        #expect(fixture.state == .idle)
        #expect(fixture.sut.place == .none)
    }
}
