import Foundation
import OpenWeather
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMaps
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Tiles of maps", .watched)
struct WeatherMapsTests {
    private let time = TestTime()
    private let demo = DemoWeather(now: { SampleTime.fetched })

    private func tile(_ zoom: Int = 5, _ x: Int = 15, _ y: Int = 12) throws -> MapTile {
        try #require(MapTile(zoom: zoom, x: x, y: y))
    }

    /// Calls `body` with maps of a server that responds with `response`, and returns the targets of the requests.
    private func targets(
        _ response: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse,
        of body: (WeatherMaps, OpenWeatherClient) async throws -> Void
    ) async throws -> [String] {
        let server = try LoopbackWeatherServer { response($0) }
        var configuration = OpenWeatherConfiguration(
            api: OpenWeatherAPIConfiguration(apiKey: APIKey("secret0123456789"), host: server.baseURL)
        )
        configuration.cache = .memory
        configuration.now = { [time] in time.now }
        configuration.retry = RetryPolicy(maximumAttempts: 1, deadline: nil)
        configuration.timeout = .seconds(3_600)
        let client = OpenWeatherClient(configuration: configuration)
        do {
            try await body(WeatherMaps(client), client)
            await server.stop()
            return server.requests.map(\.target)
        } catch {
            await server.stop()
            throw error
        }
    }

    private func png() throws -> Data {
        demo.response(path: "/map/clouds_new/5/15/12.png", query: [:]).body
    }

    @Test(
        arguments: [
            (.clouds, "/map/clouds_new/5/15/12.png?"), (.precipitation, "/map/precipitation_new/5/15/12.png?"),
            (.pressure, "/map/pressure_new/5/15/12.png?"), (.wind, "/map/wind_new/5/15/12.png?"),
            (.temperature, "/map/temp_new/5/15/12.png?"), (.relief(), "/maps/2.0/relief/5/15/12?"),
            (.weather(.temperature), "/maps/2.0/weather/TA2/5/15/12?"),
            (
                .weather(
                    .windArrows,
                    at: Date(timeIntervalSince1970: 1_780_000_000.5),
                    style: MapStyle(opacity: 0.5, fillsBounds: true, arrowStep: 16, hasEqualArrows: false)
                ),
                "/maps/2.0/weather/WND/5/15/12?date=1780000000&opacity=0.5&fill_bound=true&arrow_step=16&use_norm=false&"
            ),
            (
                .weather(
                    .pressure,
                    style: MapStyle(
                        opacity: 7,
                        palette: [
                            MapLegend.Stop(94_000, MapColor(hex: 0x0073FF)),
                            MapLegend.Stop(1.5, MapColor(hex: 1, opacity: 0.5)),
                        ]
                    )
                ),
                "/maps/2.0/weather/APM/5/15/12?opacity=1.0&palette=94000%3A0073FF%3B1.5%3A00000180&"
            ),
            (.radar(at: Date(timeIntervalSince1970: 1_780_000_799)), "/maps/2.0/radar/5/15/12?tm=1780000200&"),
        ] as [(MapLayer, String)]
    )
    func `are requested by their layer and their style`(layer: MapLayer, target: String) async throws {
        let (png, tile) = (try png(), try tile())
        let targets = try await targets { _ in
            LoopbackResponse(headers: ["Content-Type": "image/png"], body: png)
        } of: { (maps, _) async throws in
            let first = try await maps.tile(tile, of: layer)
            let again = try await maps.tile(tile, of: layer)
            #expect(first.value == png)
            #expect(again.origin == .cache)
        }
        #expect(targets == ["\(target)appid=secret0123456789"])
    }

    @Test(
        arguments: [
            (.clouds, 10, 0...9), (.radar(at: .distantPast), 2, 3...7), (.radar(at: .distantPast), 8, 3...7),
        ] as [(MapLayer, Int, ClosedRange<Int>)]
    )
    func `of a zoom that a layer does not have are refused unsent`(
        layer: MapLayer,
        zoom: Int,
        zooms: ClosedRange<Int>
    ) async throws {
        let tile = try tile(zoom, 0, 0)
        let targets = try await targets { _ in
            .json("{}")
        } of: { (maps, _) async throws in
            await #expect(throws: WeatherError.badRequest(.outOfRange(parameter: "z", allowed: zooms))) {
                try await maps.tile(tile, of: layer)
            }
        }
        #expect(targets == [])
    }

    @Test(
        arguments: [
            (200, "image/png", #"{"cod":401,"message":"Invalid API key."}"#, .invalidKey(.undetermined)),
            (401, "image/png", #"{"cod":401,"message":"Invalid API key."}"#, .invalidKey(.undetermined)),
            (
                400, "application/json", #"{"message":"Unexpected layer name."}"#,
                .badRequest(.refused(message: "Unexpected layer name", parameters: []))
            ),
            (200, "image/png", "", .invalidResponse(.empty)),
            (200, "text/html", "<html>", .invalidResponse(.unexpectedContentType("text/html"))),
            (200, "image/png", String(repeating: "x", count: 1_000_000), .invalidResponse(.tooLarge(limit: 500_000))),
        ] as [(Int, String, String, WeatherError)]
    )
    func `that are no picture are failures, without the key`(
        status: Int,
        type: String,
        body: String,
        error: WeatherError
    ) async throws {
        let tile = try tile()
        _ = try await targets { _ in
            LoopbackResponse(status: status, headers: ["Content-Type": type], body: Data(body.utf8))
        } of: { (maps, _) async throws in
            let found = await #expect(throws: WeatherError.self) { try await maps.tile(tile, of: .clouds) }
            switch (found, error) {
            case (.invalidKey?, .invalidKey): break
            default: #expect(found == error)
            }
            #expect("\(String(describing: found))".contains("secret") == false)
            #expect(await maps.cacheUsage().entries == 0)
        }
    }

    @Test(arguments: ["text/plain", "application/octet-stream", ""])
    func `are pictures by their first bytes, whatever their type is`(type: String) async throws {
        let (png, tile) = (try png(), try tile())
        _ = try await targets { _ in
            LoopbackResponse(headers: ["Content-Type": type], body: png)
        } of: { (maps, _) async throws in
            #expect(try await maps.tile(tile, of: .clouds).value == png)
        }
    }

    @Test
    func `are kept in a cache of their own, and an old one stands in while the service is away`() async throws {
        let (png, tile) = (try png(), try tile())
        let isAway = Locked(false)
        let targets = try await targets { _ in
            isAway.withLock { $0 }
                ? .json("{}", status: 500) : LoopbackResponse(headers: ["Content-Type": "image/png"], body: png)
        } of: { [time] (maps, client) async throws in
            _ = try await maps.tile(tile, of: .clouds)
            #expect(await maps.cacheUsage().entries == 1)
            #expect(await client.cacheUsage().entries == 0)

            time.advance(by: .seconds(3 * 3_600 - 1))
            #expect(try await maps.tile(tile, of: .clouds).origin == .cache)
            time.advance(by: .seconds(1))
            isAway.withLock { $0 = true }
            let old = try await maps.tile(tile, of: .clouds)
            #expect(old.isStale(at: time.now))
            time.advance(by: .seconds(22 * 3_600))
            await #expect(throws: WeatherError.self) { try await maps.tile(tile, of: .clouds) }

            await maps.clearCache()
            #expect(await maps.cacheUsage().entries == 0)
        }
        #expect(targets.count == 3)
    }

    @Test
    func `are on the disk without the key`() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let (png, tile) = (try png(), try tile())
        let http = ScriptedHTTPClient()
        http.responses.respond { _ throws(NetworkError) in
            StubResponse(headers: ["Content-Type": "image/png"], body: png)
        }
        var configuration = OpenWeatherConfiguration(apiKey: "secret0123456789")
        configuration.transport = http
        configuration.cache = .memory
        configuration.retry = .noDeadline
        var cache = MapCacheConfiguration()
        cache.directory = directory
        let client = OpenWeatherClient(configuration: configuration)

        _ = try await WeatherMaps(client, cache: cache).tile(tile, of: .wind)
        let again = try await WeatherMaps(client, cache: cache).tile(tile, of: .wind)

        #expect(again.origin == .cache)
        #expect(again.value == png)
        #expect(
            http.requests.map(\.url.absoluteString) == [
                "https://tile.openweathermap.org/map/wind_new/5/15/12.png?appid=secret0123456789"
            ]
        )
        let files = try #require(FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil))
        var fileCount = 0
        for case let file as URL in files {
            #expect(!file.path().contains("secret"))
            guard let data = try? Data(contentsOf: file) else { continue }
            fileCount += 1
            #expect(data.range(of: Data("secret".utf8)) == nil)
        }
        // The salt and the tile.
        #expect(fileCount >= 2)
        try FileManager.default.removeItem(at: directory)
    }

    @Test(arguments: MapQuantity.allCases)
    func `of made-up weather are pictures of every quantity`(quantity: MapQuantity) async throws {
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient(now: { SampleTime.fetched }))
        configuration.retry = .noDeadline
        let maps = WeatherMaps(OpenWeatherClient(configuration: configuration))

        let image = try await maps.tile(try tile(3, 4, 2), of: .weather(quantity)).value

        #expect(PNGFile(image)?.width == 256)
        #expect(PNGFile(image)?.height == 256)
    }

    @Test(arguments: RecordedFiles.names(in: "tile_errors"))
    func `have recorded refusals as failures`(name: String) async throws {
        let body = try RecordedFiles.data("tile_errors", name)
        let status = try #require(Int(name.prefix(3)))
        let tile = try tile()
        _ = try await targets { _ in
            LoopbackResponse(status: status, headers: ["Content-Type": "image/png"], body: body)
        } of: { (maps, _) async throws in
            let error = await #expect(throws: WeatherError.self) { try await maps.tile(tile, of: .clouds) }
            switch (status, error) {
            case (401, .invalidKey?), (400, .badRequest(.refused(message: "Unexpected layer name", parameters: []))?):
                break
            default: Issue.record("\(String(describing: error))")
            }
        }
    }
}
