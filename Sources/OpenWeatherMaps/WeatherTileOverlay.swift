#if canImport(MapKit) && !os(watchOS)
public import Foundation
public import MapKit
public import OpenWeatherCore

/// A layer of weather over a map of MapKit.
///
/// The overlay loads its tiles from any source of them, such as ``WeatherMaps``, and has no address with a key: MapKit is
/// given the pictures alone. Add it to an `MKMapView`, whose delegate returns an `MKTileOverlayRenderer` for it, and call
/// ``cancelLoads()`` when you remove it.
///
/// Available on iOS, macOS, tvOS, and visionOS; MapKit of watchOS has no overlays.
public final class WeatherTileOverlay: MKTileOverlay {
    /// The layer.
    public let layer: MapLayer

    private let maps: any MapTileRepository
    private let loads = Locked(Loads())

    private struct Loads: Sendable {
        var isEnded = false
        var lastID = 0
        var tasks: [Int: Task<Data, any Error>] = [:]
    }

    /// Creates an overlay.
    ///
    /// - Parameters:
    ///   - layer: The layer, whose zooms are those of the overlay.
    ///   - maps: The source of tiles.
    public init(_ layer: MapLayer, from maps: any MapTileRepository) {
        self.layer = layer
        self.maps = maps
        super.init(urlTemplate: nil)
        minimumZ = layer.zooms.lowerBound
        maximumZ = layer.zooms.upperBound
    }

    /// Returns the name of a tile without a server, as no tile is loaded by its address.
    public override func url(forTilePath path: MKTileOverlayPath) -> URL {
        URL(filePath: "/\(path.z)/\(path.x)/\(path.y).png")
    }

    /// Loads a tile.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `badRequest` for a tile that the layer does not have, `cancelled` after
    ///   ``cancelLoads()``.
    public override func loadTile(at path: MKTileOverlayPath) async throws -> Data {
        guard let tile = MapTile(zoom: path.z, x: path.x, y: path.y) else {
            throw WeatherError.badRequest(.outOfRange(parameter: "z", allowed: layer.zooms))
        }
        let (maps, layer) = (maps, layer)
        let begun = loads.withLock { loads -> (id: Int, load: Task<Data, any Error>)? in
            guard !loads.isEnded else { return nil }
            let load = Task<Data, any Error> { try await maps.tile(tile, of: layer, policy: .cacheFirst).value }
            loads.lastID += 1
            loads.tasks[loads.lastID] = load
            return (loads.lastID, load)
        }
        guard let (id, load) = begun else { throw WeatherError.cancelled }
        defer { _ = loads.withLock { $0.tasks.removeValue(forKey: id) } }
        return try await withTaskCancellationHandler {
            try await load.value
        } onCancel: {
            load.cancel()
        }
    }

    /// Cancels the requests in flight and refuses later ones, for an overlay that was removed from its map.
    ///
    /// MapKit does not cancel what an overlay loads.
    public func cancelLoads() {
        let tasks = loads.withLock { loads in
            loads.isEnded = true
            return Array(loads.tasks.values)
        }
        for task in tasks { task.cancel() }
    }
}
#endif
