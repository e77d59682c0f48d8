import Foundation
import OpenWeatherCore
import OpenWeatherMapFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Tiles of the map screen", .watched)
struct WeatherMapTileTests {
    private let tiles = WeatherMapFixture.tiles

    @Test
    func `are those of the layer on show`() async throws {
        let fixture = WeatherMapFixture()
        fixture.maps.tiles.always(WeatherMapFixture.png)
        await fixture.sut.onAppear()

        try await fixture.request()
        fixture.sut.layerChosen(.wind)
        try await fixture.request(tiles[1])

        #expect(
            fixture.maps.calls == [
                .init(tiles[0], of: .precipitation, policy: .cacheFirst),
                .init(tiles[1], of: .wind, policy: .cacheFirst),
            ]
        )
    }

    @Test
    func `of a former layer are not requested`() async throws {
        let fixture = WeatherMapFixture()
        let former = try #require(fixture.content).tiles
        fixture.sut.layerChosen(.wind)

        await #expect(throws: WeatherError.cancelled) { try await fixture.sut.tile(tiles[0], of: former) }
        #expect(fixture.maps.calls == [])
    }

    @Test(arguments: [Result<Data, WeatherError>.success(WeatherMapFixture.png), .failure(.offline)])
    func `that arrive late are dropped and leave no trace under another layer`(
        response: Result<Data, WeatherError>
    ) async throws {
        let fixture = WeatherMapFixture()
        let gate = Gate(ignoresCancellation: true)
        fixture.maps.tiles.enqueue(response.map { .sample($0) }, after: gate)
        await fixture.sut.onAppear()
        async let late = fixture.request()
        await gate.waitForArrivals()
        #expect(fixture.isLoading)

        fixture.sut.layerChosen(.clouds)
        let shown = try #require(fixture.content)
        gate.open()

        #expect(try await late == .cancelled)
        #expect(fixture.content == shown)
        #expect(shown.updated == nil && shown.failure == nil && shown.attribution == nil)
        #expect(!fixture.isLoading)
    }

    @Test
    func `come back with a layer that was left, under another identity`() async throws {
        let fixture = WeatherMapFixture()
        let first = try #require(fixture.content).tiles

        fixture.sut.layerChosen(.clouds)
        fixture.sut.layerChosen(.precipitation)
        let second = try #require(fixture.content).tiles

        #expect(first.layer == second.layer)
        #expect(first != second)
    }

    @Test
    func `requested at the same time share a request`() async throws {
        let fixture = WeatherMapFixture()
        let gate = Gate()
        fixture.maps.tiles.enqueue(WeatherMapFixture.png, after: gate)
        await fixture.sut.onAppear()
        async let one = fixture.request()
        async let other = fixture.request()
        await gate.waitForArrivals()
        await settle()

        gate.open()

        #expect(try await [one, other] == [nil, nil])
        #expect(fixture.maps.calls.count == 1)
    }

    @Test
    func `that no one waits for any more are cancelled`() async throws {
        let fixture = WeatherMapFixture()
        let gate = Gate()
        fixture.maps.tiles.enqueue(WeatherMapFixture.png, after: gate)
        await fixture.sut.onAppear()
        let request = Task { try await fixture.request() }
        await gate.waitForArrivals()

        request.cancel()

        #expect(try await request.value == .cancelled)
        await until { gate.waitingCount == 0 }
        #expect(!fixture.isLoading)
        #expect(fixture.content?.failure == nil)
    }

    @Test
    func `that fail leave the others as they are`() async throws {
        let fixture = WeatherMapFixture()
        fixture.maps.tiles.enqueue(WeatherMapFixture.png)
        fixture.maps.tiles.enqueue(failure: .offline)
        await fixture.sut.onAppear()
        try await fixture.request(tiles[0])
        let shown = try #require(fixture.content).tiles

        #expect(try await fixture.request(tiles[1]) == .offline)

        #expect(fixture.content?.tiles == shown)
        #expect(fixture.content?.updated?.text == "Updated just now")
        #expect(fixture.content?.failure?.isRetryable == true)

        fixture.maps.tiles.enqueue(WeatherMapFixture.png)
        try await fixture.request(tiles[1])
        #expect(fixture.content?.failure == nil, "what failed is there")
    }

    @Test
    func `of a refresh come from the service, each once`() async throws {
        let fixture = WeatherMapFixture()
        fixture.maps.tiles.always(WeatherMapFixture.png)
        await fixture.sut.onAppear()
        let before = try #require(fixture.content).tiles

        await fixture.sut.refreshPulled()
        for tile in [tiles[0], tiles[1], tiles[0]] { try await fixture.request(tile) }

        #expect(fixture.content?.tiles != before)
        #expect(fixture.maps.calls.map(\.policy) == [.refresh, .refresh, .cacheFirst])
    }

    @Test
    func `of a refresh that were left before they arrived come from the service all the same`() async throws {
        let fixture = WeatherMapFixture()
        let gate = Gate()
        fixture.maps.tiles.enqueue(WeatherMapFixture.png, after: gate)
        fixture.maps.tiles.enqueue(WeatherMapFixture.png)
        await fixture.sut.onAppear()
        await fixture.sut.refreshPulled()
        let request = Task { try await fixture.request() }
        await gate.waitForArrivals()
        request.cancel()
        #expect(try await request.value == .cancelled)

        #expect(try await fixture.request() == nil)

        #expect(fixture.maps.calls.map(\.policy) == [.refresh, .refresh])
    }

    @Test
    func `of a retry come from the cache where they are there`() async throws {
        let fixture = WeatherMapFixture()
        fixture.maps.tiles.enqueue(failure: .timedOut)
        await fixture.sut.onAppear()
        try await fixture.request()
        let before = try #require(fixture.content)
        #expect(before.failure != nil)

        await fixture.sut.retryTapped()

        #expect(fixture.content?.tiles != before.tiles)
        #expect(fixture.content?.failure == nil)
        fixture.maps.tiles.enqueue(WeatherMapFixture.png)
        try await fixture.request()
        #expect(fixture.maps.calls.map(\.policy) == [.cacheFirst, .cacheFirst])
    }

    @Test(
        arguments: [
            (.invalidKey(.unknownOrInactive), "key.slash", true), (.offline, "wifi.slash", true),
            (.rateLimited(retryAfter: .seconds(30)), "hourglass", true),
            (.timedOut, "clock.badge.exclamationmark", true),
            (.server(status: 503), "exclamationmark.icloud", true), (.missingKey, "key.slash", true),
            (.unsupported, "nosign", false),
        ] as [(WeatherError, String, Bool)]
    )
    func `say what to do when they fail`(error: WeatherError, symbol: String, isRetryable: Bool) async throws {
        let fixture = WeatherMapFixture()
        fixture.maps.tiles.enqueue(failure: error)
        await fixture.sut.onAppear()

        #expect(try await fixture.request() == error)

        let failure = try #require(fixture.content?.failure)
        let expected = FailureContent(id: "map.failure", error, canSearch: false, in: fixture.settings.environment)
        #expect(failure == expected)
        #expect(failure.symbolName == symbol)
        #expect(failure.isRetryable == isRetryable)
        #expect(!failure.message.isEmpty)
    }

    @Test
    func `are as old as the oldest, and as stale as the worst`() async throws {
        let fixture = WeatherMapFixture(.sample(showsFetchTime: true))
        let now = fixture.time.now
        fixture.maps.tiles.enqueue(Fetched.sample(WeatherMapFixture.png, at: now - 300))
        fixture.maps.tiles.enqueue(Fetched.sample(WeatherMapFixture.png, at: now - 60))
        await fixture.sut.onAppear()
        try await fixture.request(tiles[0])
        try await fixture.request(tiles[1])

        #expect(fixture.content?.updated?.text == "Updated 5 minutes ago")
        #expect(fixture.content?.fetched?.text == "Fetched: 11:59")
        #expect(fixture.content?.notice == nil)
        #expect(fixture.content?.attribution?.url != nil)

        fixture.maps.tiles.enqueue(Fetched.sample(WeatherMapFixture.png, at: now - 7_200, from: .stale(.offline)))
        try await fixture.request(tiles[0])
        #expect(fixture.content?.notice?.kind == .offline)
        #expect(fixture.content?.updated?.text == "Updated 2 hours ago")
    }
}
