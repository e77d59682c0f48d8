public import Foundation
public import OpenWeatherCore

/// A source of the tiles of maps that responds as a test scripts it and records its calls.
///
/// A call without a response throws and is reported, see ``UnscriptedCall``.
public final class ScriptedMapTileRepository: MapTileRepository {
    /// A call with its arguments.
    public struct Call: Hashable, Sendable {
        /// The tile.
        public let tile: MapTile
        /// The layer.
        public let layer: MapLayer
        /// The policy.
        public let policy: FetchPolicy

        /// Creates a call, to compare with those of a test.
        public init(_ tile: MapTile, of layer: MapLayer, policy: FetchPolicy = .cacheFirst) {
            (self.tile, self.layer, self.policy) = (tile, layer, policy)
        }
    }

    /// The log of the calls.
    public let log: CallLog<Call>
    /// The responses with the bytes of a tile.
    public let tiles: Script<Call, Fetched<Data>, WeatherError>

    /// Creates a source without responses; a call is unscripted until its script has one.
    public init(onUnscripted: @escaping UnscriptedCall.Handler = UnscriptedCall.standardError) {
        log = CallLog(double: "ScriptedMapTileRepository", onUnscripted: onUnscripted)
        tiles = Script(log: log)
    }

    /// Every call so far, in order.
    public var calls: [Call] { log.calls }

    /// Checks that every call had a response and every queued response was used.
    ///
    /// - Throws: ``ScriptViolation`` when either is not the case.
    public func verify() throws(ScriptViolation) {
        try ScriptViolation.check(log.unscriptedCalls, remaining: tiles.remainingResponses)
    }

    /// Records the call and returns the next response of its script.
    ///
    /// - Throws: The scripted error, `cancelled` when the task is cancelled, or an error that names the call when there
    ///   is no response.
    public func tile(
        _ tile: MapTile,
        of layer: MapLayer,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Data> {
        try await tiles.play(Call(tile, of: layer, policy: policy))
    }
}
