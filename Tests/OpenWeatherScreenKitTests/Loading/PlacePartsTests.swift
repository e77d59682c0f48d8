import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

/// A loader of several parts, which arrive and fail independently.
@MainActor
@Suite("Parts of a place loader", .watched)
struct PlacePartsTests {
    struct Parts: PlaceParts {
        var main = LoadPart<Int>()
        var side = LoadPart<Int>()

        mutating func fail(_ error: WeatherError) { main.fail(error) }
    }

    private let main = HeldFetcher()
    private let side = HeldFetcher()
    private let fixture = PlaceLoaderFixture()
    private let sut: PlaceLoader<Parts>

    init() {
        sut = PlaceLoader(preferences: fixture.store, isLocalized: false) { [main, side] load in
            async let first: Void = load.keep(\.main) { request async throws(WeatherError) in
                try await main.fetch(request)
            }
            async let second: Void = load.keep(\.side) { request async throws(WeatherError) in
                try await side.fetch(request)
            }
            _ = await (first, second)
        }
    }

    private var states: [LoadState<Int>] { [sut.state(of: \.main), sut.state(of: \.side)] }

    private func load(_ policy: FetchPolicy = .cacheFirst) async -> Task<Void, Never> {
        let caller = Task { [sut, fixture] in await sut.load(policy, fixture.settings) }
        await settle()
        return caller
    }

    @Test
    func `arrive on their own and end the load together`() async {
        let caller = await load()

        main.respond(0, .success(1))
        await settle()
        #expect(states == [.loaded(1), .loading(previous: nil)])
        #expect(sut.isLoading)
        side.respond(0, .failure(.timedOut))
        await caller.value

        #expect(states == [.loaded(1), .failed(.timedOut, previous: nil)])
        #expect(!sut.isLoading)
    }

    @Test
    func `that arrived stay when the others are cancelled`() async {
        let caller = await load()
        side.respond(0, .success(2))
        await settle()

        caller.cancel()
        await caller.value
        main.respond(0, .success(1))
        await settle()

        #expect(states == [.idle, .loaded(2)])
    }

    @Test
    func `are all loaded again with their values kept meanwhile`() async {
        let first = await load()
        main.respond(0, .success(1))
        await settle()

        let second = await load(.refresh)
        #expect(states == [.loading(previous: 1), .loading(previous: nil)])
        side.respond(0, .success(-1))
        main.respond(1, .success(2))
        side.respond(1, .success(3))
        await first.value
        await second.value

        #expect(states == [.loaded(2), .loaded(3)])
    }

    @Test
    func `of one place are not those of the next`() async {
        let first = await load()
        main.respond(0, .success(1))
        side.respond(0, .success(2))
        await first.value
        fixture.store.change { $0.select(.cairo) }

        let second = await load()
        #expect(states == [.loading(previous: nil), .loading(previous: nil)])
        main.respond(1, .failure(.offline))
        side.respond(1, .failure(.offline))
        await second.value

        #expect(states == [.failed(.offline, previous: nil), .failed(.offline, previous: nil)])
    }

    @Test
    func `without words are the same in another language`() async {
        let first = await load()
        fixture.store.change { $0.language = .fixed(.german) }

        let second = await load()
        main.respond(0, .success(1))
        side.respond(0, .success(2))
        await first.value
        await second.value

        #expect(main.requests.count == 1)
        #expect(states == [.loaded(1), .loaded(2)])
    }

    @Test
    func `with words are all loaded again when the language changes meanwhile`() async {
        let sut = PlaceLoader<Parts>(preferences: fixture.store) { [main, side] load in
            async let first: Void = load.keep(\.main) { request async throws(WeatherError) in
                try await main.fetch(request)
            }
            async let second: Void = load.keep(\.side) { request async throws(WeatherError) in
                try await side.fetch(request)
            }
            _ = await (first, second)
        }
        let caller = Task { [fixture] in await sut.load(.cacheFirst, fixture.settings) }
        await settle()

        var german = fixture.store.stored
        german.language = .fixed(.german)
        fixture.settings.apply(german)
        main.respond(0, .success(1))
        await settle()
        side.respond(0, .success(2))
        await settle()
        #expect(sut.isLoading)
        main.respond(1, .success(3))
        side.respond(1, .success(4))
        await caller.value

        #expect(main.requests.map(\.options.language) == [.english, .german])
        #expect(side.requests.map(\.options.language) == [.english, .german])
        #expect([sut.state(of: \.main), sut.state(of: \.side)] == [.loaded(3), .loaded(4)])
    }

    @Test
    func `say which of them fails with the preferences`() async {
        fixture.store.fail(.storage(.full))

        await sut.load(.cacheFirst, fixture.settings)

        #expect(states == [.failed(.storage(.full), previous: nil), .idle])
    }

    @Test
    func `count the loads that had an outcome`() async {
        #expect(sut.parts.main.generation == 0)
        let first = await load()
        main.respond(0, .success(1))
        side.respond(0, .success(2))
        await first.value
        let known = sut.parts.main.generation

        let second = await load()
        main.respond(1, .failure(.cancelled))
        side.respond(1, .failure(.offline))
        await second.value

        #expect(known > 0)
        // A cancellation by something else is no outcome, a failure is one.
        #expect(sut.parts.main.generation == known)
        #expect(sut.parts.side.generation > known)
    }
}
