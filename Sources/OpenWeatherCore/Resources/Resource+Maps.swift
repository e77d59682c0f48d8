package import Foundation

/// A tile of a map, as a cache stores it.
package struct MapTileImage: Hashable, CacheValue, Sendable {
    /// The name and the number of the form.
    package static let cacheFormat = "MapTileImage 1"

    /// The bytes of a PNG file.
    package let png: Data

    /// Creates a tile from its file.
    package init(png: Data) {
        self.png = png
    }

    /// The size of the file.
    package var cacheCost: Int { png.count + 32 }

    /// Appends the file.
    package func write(to writer: inout BinaryWriter) {
        writer.write(png)
    }

    /// Creates a tile.
    ///
    /// - Throws: ``BinaryFailure``.
    package init(from reader: inout BinaryReader) throws(BinaryFailure) {
        png = try reader.data()
    }
}

extension Resource where Value == MapTileImage {
    /// A tile of a map, which no longer changes some hours after the moment that it shows.
    package static func mapTile(_ tile: MapTile, of layer: MapLayer, now: Date) -> Resource {
        let isSettled = layer.date.map { $0 + 12 * 3_600 < now } ?? false
        let style = layer.parameters.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
        return Resource(
            "tile1",
            .identity(layer.path),
            .identity(style),
            .word("\(tile.zoom),\(tile.x),\(tile.y)"),
            lifetime: isSettled ? \.oneCall.past : \.currentWeather
        )
    }
}
