import Foundation
import MapKit
import OpenWeatherCore
import OpenWeatherMaps
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

/// A layer of weather as an overlay of MapKit.
@MainActor
@Suite("Overlay of tiles", .watched)
struct WeatherTileOverlayTests {
    private let maps = ScriptedMapTileRepository()
    private let path = MKTileOverlayPath(x: 15, y: 12, z: 5, contentScaleFactor: 2)
    private let png = Data([0x89, 0x50, 0x4E, 0x47])

    @Test
    func `loads the tile that the map asks for`() async throws {
        maps.tiles.always(png)
        let sut = WeatherTileOverlay(.wind, from: maps)

        #expect(try await sut.loadTile(at: path) == png)
        let tile = try #require(MapTile(zoom: 5, x: 15, y: 12))
        #expect(maps.calls == [.init(tile, of: .wind)])
    }

    @Test
    func `has the zooms of its layer, and lies over the map`() {
        let radar = WeatherTileOverlay(.radar(at: SampleTime.fetched), from: maps)
        let wind = WeatherTileOverlay(.wind, from: maps)

        #expect(radar.minimumZ == 3 && radar.maximumZ == 7)
        #expect(wind.minimumZ == 0 && wind.maximumZ == 9)
        #expect(!wind.canReplaceMapContent)
    }

    @Test
    func `has no address with a key, nor one of a server`() {
        let url = WeatherTileOverlay(.wind, from: maps).url(forTilePath: path)

        #expect(url.isFileURL)
        #expect(url.query() == nil)
        #expect(url.path() == "/5/15/12.png")
    }

    @Test(arguments: [WeatherError.offline, .invalidKey(.unknownOrInactive), .rateLimited(retryAfter: .seconds(9))])
    func `hands a failure on`(error: WeatherError) async {
        maps.tiles.always(failure: error)
        let sut = WeatherTileOverlay(.wind, from: maps)

        await #expect(throws: error) { try await sut.loadTile(at: path) }
    }

    @Test(arguments: [(z: 5, x: 32, y: 0), (z: -1, x: 0, y: 0), (z: 60, x: 0, y: 0), (z: 0, x: 0, y: -1)])
    func `refuses a tile that there is none of`(z: Int, x: Int, y: Int) async {
        let sut = WeatherTileOverlay(.wind, from: maps)

        await #expect(throws: WeatherError.badRequest(.outOfRange(parameter: "z", allowed: 0...9))) {
            try await sut.loadTile(at: MKTileOverlayPath(x: x, y: y, z: z, contentScaleFactor: 1))
        }
        #expect(maps.calls.isEmpty)
    }

    @Test
    func `cancels its requests when it was removed, and sends none afterwards`() async {
        let gate = Gate()
        maps.tiles.always(png, after: gate)
        let sut = WeatherTileOverlay(.wind, from: maps)
        let path = path
        let load = Task { try await sut.loadTile(at: path) }
        await gate.waitForArrivals()

        sut.cancelLoads()

        await #expect(throws: WeatherError.cancelled) { try await load.value }
        #expect(gate.waitingCount == 0)
        await #expect(throws: WeatherError.cancelled) { try await sut.loadTile(at: path) }
        #expect(maps.calls.count == 1)
    }
}
