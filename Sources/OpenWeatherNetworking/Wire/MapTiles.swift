import Foundation
public import OpenWeatherCore

extension Endpoint {
    /// Returns the endpoint of a tile of a map.
    ///
    /// Source: <https://openweathermap.org/api/weathermaps>, <https://openweathermap.org/api/weather-map-2>.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for a zoom that the layer does not have.
    public static func mapTile(_ tile: MapTile, of layer: MapLayer) throws(WeatherError) -> Endpoint {
        try check(tile.zoom, of: "z", isIn: layer.zooms)
        let current = "map/"
        let isCurrent = layer.path.hasPrefix(current)
        let name = isCurrent ? String(layer.path.dropFirst(current.count)) : layer.path
        return Endpoint(
            operation: "mapTile",
            base: isCurrent ? .tiles : .maps,
            path: "\(name)/\(tile.zoom)/\(tile.x)/\(tile.y)" + (isCurrent ? ".png" : ""),
            queryItems: layer.parameters.map { URLQueryItem(name: $0.name, value: $0.value) },
            headers: ["Accept": "image/png"],
            takesOptions: false
        )
    }
}

extension WireResource where Value == MapTileImage {
    /// The size of the largest accepted tile in bytes; one without any compression has 262,144.
    private static let largest = 500_000

    /// A tile of a map.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for a zoom that the layer does not have.
    package static func mapTile(_ tile: MapTile, of layer: MapLayer) throws(WeatherError) -> WireResource {
        WireResource(try .mapTile(tile, of: layer)) { (response: TransportResponse, _) throws(NetworkError) in
            MapTileImage(png: try ResponseDecoder.picture(in: response, atMost: largest))
        }
    }
}
