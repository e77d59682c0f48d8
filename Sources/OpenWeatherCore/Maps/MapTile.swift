import Foundation

/// A square of a map in the grid that web maps share: 256 × 256 pixels of the Mercator projection.
///
/// At zoom 0 one tile has the whole world, and each step divides a tile into four. Columns count eastward from the
/// antimeridian, rows southward from 85.05° north.
public struct MapTile: Hashable, Comparable, Sendable {
    /// The zooms; at the largest, a tile is two meters wide.
    public static let zooms = 0...24

    /// The zoom, in ``zooms``.
    public let zoom: Int
    /// The column, from the antimeridian eastward.
    public let x: Int
    /// The row, from the north southward.
    public let y: Int

    /// Creates a tile; `nil` for a zoom outside ``zooms``, or a column or row that it does not have.
    public init?(zoom: Int, x: Int, y: Int) {
        guard Self.zooms.contains(zoom), (0..<1 << zoom).contains(x), (0..<1 << zoom).contains(y) else { return nil }
        (self.zoom, self.x, self.y) = (zoom, x, y)
    }

    /// Creates the tile that contains a coordinate; near the poles the northernmost or southernmost one.
    ///
    /// - Parameters:
    ///   - coordinate: The point.
    ///   - zoom: The zoom; one outside ``zooms`` is clamped.
    public init(containing coordinate: Coordinate, zoom: Int) {
        let zoom = zoom.clamped(to: Self.zooms)
        let point = Self.point(of: coordinate)
        let side = Double(1 << zoom)
        let last = (1 << zoom) - 1
        self.zoom = zoom
        x = Int(point.x * side).clamped(to: 0...last)
        y = Int(point.y * side).clamped(to: 0...last)
    }

    /// The part of the world that the tile shows.
    public var region: MapRegion {
        let side = Double(1 << zoom)
        return MapRegion(
            south: Self.latitude(at: Double(y + 1) / side),
            west: Double(x) / side * 360 - 180,
            north: Self.latitude(at: Double(y) / side),
            east: Double(x + 1) / side * 360 - 180
        )
    }

    /// The tile at the next smaller zoom that contains this one; `nil` at zoom 0.
    public var parent: MapTile? { MapTile(zoom: zoom - 1, x: x / 2, y: y / 2) }

    /// Returns a Boolean value that indicates whether the first tile comes first: by zoom, by row, by column.
    public static func < (lhs: MapTile, rhs: MapTile) -> Bool {
        (lhs.zoom, lhs.y, lhs.x) < (rhs.zoom, rhs.y, rhs.x)
    }

    /// Returns the tiles that show a region, in rows from the north.
    ///
    /// - Parameters:
    ///   - region: The region, which may cross the antimeridian.
    ///   - zoom: The zoom; one outside ``zooms`` is clamped.
    /// - Returns: The tiles.
    public static func covering(_ region: MapRegion, zoom: Int) -> [MapTile] {
        let first = MapTile(containing: region.northwest, zoom: zoom)
        let last = MapTile(containing: region.southeast, zoom: zoom)
        let columns = 1 << first.zoom
        let width = (last.x - first.x + columns) % columns
        // A region of the whole world ends where it begins.
        let count = width == 0 && region.width > 180 ? columns : width + 1
        return (first.y...max(first.y, last.y))
            .flatMap { row in
                (0..<count).compactMap { MapTile(zoom: first.zoom, x: (first.x + $0) % columns, y: row) }
            }
    }

    /// Returns the place of a coordinate on the map of the world, from 0 at the north-west to 1.
    package static func point(of coordinate: Coordinate) -> (x: Double, y: Double) {
        let latitude = coordinate.latitude.clamped(to: -edge...edge) * .pi / 180
        return ((coordinate.longitude + 180) / 360, (1 - asinh(tan(latitude)) / .pi) / 2)
    }

    private static func latitude(at y: Double) -> Double {
        atan(sinh(.pi * (1 - 2 * y))) * 180 / .pi
    }

    /// The latitude at which the map of the world is a square.
    private static let edge = 85.051_128_779_806_59
}

/// A part of the world between two latitudes and two meridians.
public struct MapRegion: Hashable, Sendable {
    /// The southern edge in degrees.
    public let south: Double
    /// The western edge in degrees.
    public let west: Double
    /// The northern edge in degrees.
    public let north: Double
    /// The eastern edge in degrees; less than ``west`` for a region that crosses the antimeridian.
    public let east: Double

    /// Creates a region; edges beyond the world are clamped.
    public init(south: Double, west: Double, north: Double, east: Double) {
        let latitudes = [south, north].map { $0.clamped(to: -90...90) }.sorted()
        (self.south, self.north) = (latitudes[0], latitudes[1])
        (self.west, self.east) = (west.clamped(to: -180...180), east.clamped(to: -180...180))
    }

    /// The width in degrees of longitude.
    public var width: Double { east >= west ? east - west : east - west + 360 }

    /// The coordinate in the middle.
    public var center: Coordinate {
        let longitude = west + width / 2
        return Coordinate(
            clampingLatitude: (south + north) / 2,
            longitude: longitude > 180 ? longitude - 360 : longitude
        )
    }

    /// The corner in the north-west; that of a region that begins at the antimeridian is on its eastern side.
    var northwest: Coordinate {
        Coordinate(clampingLatitude: north, longitude: west == 180 && width > 0 ? -180 : west)
    }

    /// A point just inside of the corner in the south-east, so that a region that ends with a tile does not reach the next.
    var southeast: Coordinate {
        let longitude = east == -180 && width > 0 ? 180 : east
        return Coordinate(
            clampingLatitude: south + 1e-9,
            longitude: longitude > -180 ? longitude - 1e-9 : longitude
        )
    }
}
