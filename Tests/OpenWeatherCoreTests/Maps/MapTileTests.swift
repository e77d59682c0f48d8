import Foundation
import OpenWeatherCore
import Testing

@Suite("Tile of a map")
struct MapTileTests {
    /// Computed by the formula with a secant and a logarithm, which the package does not use.
    @Test(
        arguments: [
            (38.7223, -9.1393, 6, 30, 24), (51.5074, -0.1278, 9, 255, 170), (-33.8688, 151.2093, 7, 117, 76),
            (0, 0, 5, 16, 16), (85.06, 179.999, 3, 7, 0), (-89, -180, 4, 0, 15), (71.17, 25.78, 12, 2_341, 876),
            (35.6762, 139.6503, 14, 14_547, 6_451),
        ] as [(Double, Double, Int, Int, Int)]
    )
    func `contains the coordinates of its square`(latitude: Double, longitude: Double, zoom: Int, x: Int, y: Int) {
        let place = Coordinate(clampingLatitude: latitude, longitude: longitude)
        #expect(MapTile(containing: place, zoom: zoom) == MapTile(zoom: zoom, x: x, y: y))
    }

    @Test(arguments: 0...5)
    func `is found again by its middle, and its corners meet those of its neighbors`(zoom: Int) throws {
        for x in 0..<1 << zoom {
            for y in 0..<1 << zoom {
                let tile = try #require(MapTile(zoom: zoom, x: x, y: y))
                #expect(MapTile(containing: tile.region.center, zoom: zoom) == tile)
                if let right = MapTile(zoom: zoom, x: x + 1, y: y) { #expect(right.region.west == tile.region.east) }
                if let below = MapTile(zoom: zoom, x: x, y: y + 1) { #expect(below.region.north == tile.region.south) }
                if let parent = tile.parent {
                    #expect(MapTile(containing: tile.region.center, zoom: zoom - 1) == parent)
                }
            }
        }
    }

    @Test
    func `has the whole world at zoom 0, a square to 85 degrees`() throws {
        let world = try #require(MapTile(zoom: 0, x: 0, y: 0)).region
        #expect(abs(world.north - 85.051_128_779_8) < 1e-9)
        #expect(abs(world.south + 85.051_128_779_8) < 1e-9)
        #expect((world.west, world.east) == (-180, 180))
    }

    @Test(arguments: [(-1, 0, 0), (25, 0, 0), (3, 8, 0), (3, 0, 8), (3, -1, 0), (0, 1, 0)])
    func `does not exist out of range`(zoom: Int, x: Int, y: Int) {
        #expect(MapTile(zoom: zoom, x: x, y: y) == nil)
    }

    @Test
    func `covers a region in rows from the north, also across the antimeridian`() throws {
        let iberia = MapTile.covering(MapRegion(south: 36, west: -10, north: 44, east: 4), zoom: 5)
        #expect(iberia.map(\.x) == [15, 16, 15, 16])
        #expect(iberia.map(\.y) == [11, 11, 12, 12])

        let fiji = MapTile.covering(MapRegion(south: -20, west: 170, north: -10, east: -170), zoom: 4)
        #expect(fiji.map(\.x) == [15, 0])

        #expect(MapTile.covering(MapRegion(south: -90, west: -180, north: 90, east: 180), zoom: 3).count == 64)
        let tile = try #require(MapTile(zoom: 6, x: 30, y: 24))
        #expect(MapTile.covering(tile.region, zoom: 6) == [tile])
        #expect(MapTile.covering(tile.region, zoom: 7).count == 4)
    }

    /// The antimeridian is 180° as well as -180°.
    @Test(
        arguments: [
            (170, -180, [15]), (170, 180, [15]), (180, -170, [0]), (-180, -170, [0]),
            (135, -180, [14, 15]), (180, -135, [0, 1]),
        ] as [(Double, Double, [Int])]
    )
    func `covers a region that begins or ends at the antimeridian with no tile beyond it`(
        west: Double,
        east: Double,
        columns: [Int]
    ) {
        let region = MapRegion(south: -20, west: west, north: -10, east: east)
        #expect(MapTile.covering(region, zoom: 4).map(\.x) == columns)
    }
}

@Suite("Legend of a map")
struct MapLegendTests {
    @Test(
        arguments: [
            (-80, MapColor(hex: 0x821692)), (5, MapColor(red: 115, green: 238, blue: 131)),
            (10, MapColor(hex: 0xC2FF28)),
            (99, MapColor(hex: 0xFC8014)),
        ] as [(Double, MapColor)]
    )
    func `mixes the colors between two values`(value: Double, color: MapColor) {
        #expect(MapLegend.temperature.color(of: value) == color)
    }

    @Test
    func `is in order, whatever its stops are`() {
        let stops = [MapLegend.Stop(5, MapColor(hex: 0xFF0000)), MapLegend.Stop(-5, MapColor(hex: 0x0000FF))]
        #expect(MapLegend(unit: .celsius, stops: stops).stops.map(\.value) == [-5, 5])
        #expect(MapLegend(unit: .celsius, stops: []).color(of: 1) == nil)

        let endless = stops + [MapLegend.Stop(-.infinity, MapColor(hex: 0x00FF00))]
        #expect(MapLegend(unit: .celsius, stops: endless).color(of: -9) == MapColor(hex: 0x00FF00))
    }

    @Test(arguments: [[], [MapLegend.Stop(0, MapColor(hex: 0xFF0000))]])
    func `is that of the service where a palette has too few colors to be sent`(palette: [MapLegend.Stop]) {
        let style = MapStyle(palette: palette)
        let layer = MapLayer.weather(.temperature, style: style)
        #expect(layer.legend == MapLegend.temperature)
        #expect(layer.parameters.isEmpty)
        #expect(MapLayer.relief(style: style).legend == nil)

        let two = palette + [MapLegend.Stop(1, MapColor(hex: 0x00FF00)), MapLegend.Stop(2, MapColor(hex: 0x0000FF))]
        #expect(MapLayer.weather(.temperature, style: MapStyle(palette: two)).legend?.stops == two)
    }

    @Test(arguments: MapLayer.free)
    func `belongs to each layer of the free plan`(layer: MapLayer) {
        #expect(layer.legend != nil)
        #expect(layer.zooms == 0...9)
    }
}
