import Foundation
import Gallery
import OpenWeatherCore
import OpenWeatherMocks
import Testing

/// The map of the gallery: coasts, and tiles as one small picture.
@Suite("Drawing of a map")
struct MapDrawingTests {
    private let lisbon = Coordinate(clampingLatitude: 38.72, longitude: -9.14)
    private let region = MapRegion(south: 32, west: -17, north: 45, east: -1)

    private func file(_ path: String) -> Data {
        DemoWeather(now: { SampleTime.fetched }).response(path: path, query: [:]).body
    }

    @Test
    func `has coasts all over the world, and where they are`() throws {
        let points = Coastline.lines.flatMap(\.self)

        #expect(Coastline.lines.count > 100 && points.count > 5_000)
        #expect(Coastline.lines.allSatisfy { $0.count > 1 })
        #expect(points.allSatisfy { abs($0.longitude) <= 180 && abs($0.latitude) <= 90 })
        #expect(points.contains { abs($0.longitude - -9) < 1 && abs($0.latitude - 38.7) < 1 })
    }

    @Test
    func `keeps the colors of a tile`() throws {
        let sut = try #require(StoredPicture(file("/map/temp_new/5/15/12.png")))

        let colors = [sut.color(x: 0, y: 0), sut.color(x: 0.5, y: 0.5), sut.color(x: 1, y: 1)]

        #expect(colors.allSatisfy { $0.count == 4 && $0.last == 255 })
        #expect(Set(colors.map(Array.init)).count > 1)
    }

    @Test(arguments: [0, 20, 60, 100_000])
    func `refuses a file that is cut or of another form`(length: Int) {
        #expect(StoredPicture(file("/map/temp_new/5/15/12.png").prefix(length)) == nil)
        #expect(StoredPicture(Data(repeating: 0x61, count: length)) == nil)
    }

    @Test
    func `draws a coast, a pin, and one picture of all tiles`() throws {
        let tile = MapTile(containing: lisbon, zoom: 5)
        let sut = MapDrawing(region, center: lisbon)

        let html = sut.markup([tile: file("/map/temp_new/5/15/12.png")], label: "Map", id: "map.map").html
        let empty = sut.markup([:], label: "Map", id: "map.map").html

        #expect(html.contains("aria-label=\"Map\"") && html.contains("class=\"coast\" d=\"M"))
        #expect(html.contains("data:image/png;base64,"))
        #expect(!html.contains("//") && html.utf8.count < 30_000)
        #expect(!empty.contains("image") && empty.contains("class=\"pin\""))
    }
}
