import Foundation
import Observation
import OpenWeatherCore

/// A layer as it is requested from one moment on.
///
/// Another layer and every reload make another one, so that a map knows when its tiles are no longer those of the screen.
public struct WeatherMapTiles: Hashable, Sendable {
    /// The layer.
    public let layer: WeatherMapLayer
    /// The number of the reload; each is greater than the one before.
    let revision: Int
}

/// The state of the tiles on show.
struct MapTilesState: Hashable {
    /// The layer.
    let tiles: WeatherMapTiles
    /// The number of tiles that are being loaded.
    var loading = 0
    /// The tiles that arrived, as old as the oldest of them; `nil` before the first.
    var shown: Fetched<WeatherMapLayer>?
    /// The tiles that failed last.
    var failed: Set<MapTile> = []
    /// The failure of the last of them; `nil` when none has failed.
    var failure: WeatherError?

    /// Creates a state without tiles.
    init(_ tiles: WeatherMapTiles) {
        self.tiles = tiles
    }

    /// Records the response for one tile.
    mutating func record(_ outcome: Result<Fetched<Data>, WeatherError>, for tile: MapTile) {
        switch outcome {
        case .success(let file):
            let layer = tiles.layer
            let arrived = file.map { _ in layer }
            shown = shown?.joined(with: arrived) { layer, _ in layer } ?? arrived
            failed.remove(tile)
            if failed.isEmpty { failure = nil }
        case .failure(.cancelled): break
        case .failure(let error):
            failed.insert(tile)
            failure = error
        }
    }
}

/// A loader of the tiles of one layer at a time.
///
/// Simultaneous calls for one tile share a request, and a response for a layer that was left is discarded.
@MainActor
@Observable
final class MapTileLoader {
    /// The state of the tiles on show.
    private(set) var state: MapTilesState

    @ObservationIgnored private let maps: any MapTileRepository
    @ObservationIgnored private var isRefresh = false
    /// The tiles that a refresh has requested from the service.
    @ObservationIgnored private var refreshed: Set<MapTile> = []
    @ObservationIgnored private let inFlight = InFlightTasks<Request, Fetched<Data>, WeatherError>(
        cancelled: .cancelled
    )

    private struct Request: Hashable {
        let tile: MapTile
        let tiles: WeatherMapTiles
    }

    /// Creates a loader that begins with a layer.
    init(maps: any MapTileRepository, layer: WeatherMapLayer) {
        self.maps = maps
        state = MapTilesState(WeatherMapTiles(layer: layer, revision: 0))
    }

    /// Begins again with a layer; with `isRefresh` each tile is requested from the service once, regardless of the cache.
    func begin(_ layer: WeatherMapLayer, isRefresh: Bool) {
        self.isRefresh = isRefresh
        refreshed = []
        state = MapTilesState(WeatherMapTiles(layer: layer, revision: state.tiles.revision + 1))
    }

    /// Returns one tile of `tiles`.
    ///
    /// - Throws: The failure, or `cancelled` when `tiles` are no longer those on show.
    func tile(_ tile: MapTile, of tiles: WeatherMapTiles) async throws(WeatherError) -> Fetched<Data> {
        guard tiles == state.tiles else { throw .cancelled }
        let policy: FetchPolicy = isRefresh && refreshed.insert(tile).inserted ? .refresh : .cacheFirst
        state.loading += 1
        let maps = maps
        let outcome = await inFlight.outcome(for: Request(tile: tile, tiles: tiles)) { () async throws(WeatherError) in
            try await maps.tile(tile, of: tiles.layer.layer, policy: policy)
        }
        guard tiles == state.tiles else { throw .cancelled }
        // A tile that was left before it arrived is not refreshed yet.
        if case .failure(.cancelled) = outcome { refreshed.remove(tile) }
        var next = state
        next.loading -= 1
        next.record(outcome, for: tile)
        state = next
        return try outcome.get()
    }
}
