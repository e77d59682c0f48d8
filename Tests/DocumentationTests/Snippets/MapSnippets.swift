import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMaps
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Code of the page on maps", .watched)
struct MapSnippets {
    @Test
    func `a map is put together from tiles`() async throws {
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient())
        configuration.retry = .noDeadline
        let client = OpenWeatherClient(configuration: configuration)

        // snippet: map-tiles
        let maps = WeatherMaps(client)
        let view = MapRegion(south: 36, west: -10, north: 44, east: 4)
        var images: [MapTile: Data] = [:]
        for tile in MapTile.covering(view, zoom: 5) {
            images[tile] = try await maps.tile(tile, of: .precipitation).value
        }
        // end

        #expect(images.count == 4)
    }

    @Test
    func `a map shows tomorrow`() async throws {
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient())
        configuration.retry = .noDeadline
        let maps = WeatherMaps(OpenWeatherClient(configuration: configuration))
        let tile = MapTile(containing: Coordinate(clampingLatitude: 38.7, longitude: -9.1), zoom: 5)

        // snippet: map-style
        let tomorrow = MapLayer.weather(.temperature, at: .now + 86_400, style: MapStyle(opacity: 0.5))
        let image = try await maps.tile(tile, of: tomorrow).value
        // end

        #expect(!image.isEmpty)
    }
}
