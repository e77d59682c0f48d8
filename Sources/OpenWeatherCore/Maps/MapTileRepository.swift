public import Foundation

/// The tiles of weather maps, for the screen that shows them.
///
/// `WeatherMaps` in OpenWeatherMaps requests them from the service.
public protocol MapTileRepository: Sendable {
    /// Returns a tile as the bytes of a PNG file, which is transparent where there is nothing to show.
    ///
    /// - Parameters:
    ///   - tile: The tile.
    ///   - layer: The layer that it shows.
    ///   - policy: Where the tile may come from.
    /// - Returns: The file with its date and origin.
    /// - Throws: ``WeatherError``; `badRequest` for a zoom that the layer does not have.
    func tile(_ tile: MapTile, of layer: MapLayer, policy: FetchPolicy) async throws(WeatherError) -> Fetched<Data>
}
