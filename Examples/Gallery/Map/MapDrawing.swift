package import Foundation
package import OpenWeatherCore
import OpenWeatherMapFeature
import OpenWeatherMocks

/// A map as SVG: coasts, and the tiles of one layer over them.
package struct MapDrawing: Sendable {
    private let region: MapRegion
    private let center: Coordinate
    private let tiles: [MapTile]

    /// The width of a tile in the units of the drawing.
    private static let side = 256.0
    /// The number of pixels of a tile that are kept in each direction; the browser mixes those between.
    private static let samples = 16

    /// Creates a drawing of a region around a place.
    package init(_ region: MapRegion, center: Coordinate) {
        self.region = region
        self.center = center
        tiles = MapTile.covering(region, zoom: WeatherMapContent.zoom)
    }

    /// Returns the map with the files of the tiles that arrived; `label` is read aloud.
    package func markup(_ files: [MapTile: Data], label: String, id: String) -> Markup {
        let (west, north) = place(longitude: region.west, latitude: region.north)
        let south = place(longitude: region.west, latitude: region.south).y
        let width = region.width / 360 * Double(1 << WeatherMapContent.zoom) * Self.side
        let pin = place(longitude: center.longitude, latitude: center.latitude)
        return Markup(
            "svg",
            [
                "class": "map", "role": "img", "aria-label": label, "data-id": id,
                "viewBox": "\(text(west)) \(text(north)) \(text(width)) \(text(south - north))",
                "preserveAspectRatio": "xMidYMid slice",
            ]
        ) {
            picture(files)
            Markup("path", ["class": "coast", "d": coast(west...west + width, north...south)])
            Markup("circle", ["class": "pin", "cx": text(pin.x), "cy": text(pin.y), "r": "5"])
        }
    }

    /// Returns all tiles as one picture, without edges between them; `nil` when there are none.
    private func picture(_ files: [MapTile: Data]) -> Markup? {
        guard !files.isEmpty, let first = tiles.first, let last = tiles.last else { return nil }
        let (columns, rows) = (last.x - first.x + 1, last.y - first.y + 1)
        let width = columns * Self.samples
        var pixels = [UInt8](repeating: 0, count: width * rows * Self.samples * 4)
        for (tile, file) in files {
            guard let picture = StoredPicture(file) else { continue }
            for row in 0..<Self.samples {
                for column in 0..<Self.samples {
                    let share = (x: Double(column) + 0.5, y: Double(row) + 0.5)
                    let color = picture.color(x: share.x / Double(Self.samples), y: share.y / Double(Self.samples))
                    let (x, y) = ((tile.x - first.x) * Self.samples + column, (tile.y - first.y) * Self.samples + row)
                    pixels.replaceSubrange((y * width + x) * 4..<(y * width + x) * 4 + 4, with: color)
                }
            }
        }
        let file = PNGWriter.file(width: width, height: rows * Self.samples, pixels: pixels)
        return Markup(
            "image",
            [
                "class": "tiles",
                "href": "data:image/png;base64,\(file.base64EncodedString().replacing("/", with: "%2F"))",
                "x": text(Double(first.x) * Self.side), "y": text(Double(first.y) * Self.side),
                "width": text(Double(columns) * Self.side), "height": text(Double(rows) * Self.side),
                "preserveAspectRatio": "none",
            ]
        )
    }

    /// Returns the parts of coasts that are in sight, or lead out of it, as a path.
    private func coast(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>) -> String {
        var path = ""
        for line in Coastline.lines {
            let points = line.map { place(longitude: $0.longitude, latitude: $0.latitude) }
            var isDrawing = false
            for (from, to) in zip(points, points.dropFirst()) {
                let isInSight =
                    max(from.x, to.x) >= x.lowerBound && min(from.x, to.x) <= x.upperBound
                    && max(from.y, to.y) >= y.lowerBound && min(from.y, to.y) <= y.upperBound
                if isInSight {
                    path +=
                        isDrawing
                        ? "L\(text(to.x)) \(text(to.y))"
                        : "M\(text(from.x)) \(text(from.y))L\(text(to.x)) \(text(to.y))"
                }
                isDrawing = isInSight
            }
        }
        return path
    }

    /// Returns the point of a place in the units of the drawing.
    private func place(longitude: Double, latitude: Double) -> (x: Double, y: Double) {
        let point = MapTile.point(of: Coordinate(clampingLatitude: latitude, longitude: longitude))
        let world = Double(1 << WeatherMapContent.zoom) * Self.side
        return (point.x * world, point.y * world)
    }

    private func text(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }
}
