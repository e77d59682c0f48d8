public import Foundation
public import OpenWeatherCore
public import OpenWeatherNetworking

extension OpenWeatherClient {
    /// Returns the URL of the service's image for a condition.
    ///
    /// The image can be loaded without a key. No request is sent.
    ///
    /// - Parameters:
    ///   - icon: The icon of a condition.
    ///   - scale: The size of the image, by default 100 × 100 pixels.
    /// - Returns: The URL; `nil` for a name that cannot be an icon's, and when the configuration has no address for
    ///   icons.
    public func iconURL(for icon: IconCode, scale: IconScale = .double) -> URL? {
        services.api.iconURL(for: icon, scale: scale)
    }

    /// Returns the service's image for a condition as the bytes of a PNG file.
    ///
    /// An image does not change, so it is requested once and never expires in the cache; simultaneous calls for one
    /// image share a request. It comes from ``iconURL(for:scale:)``, a host of its own, to which neither the key nor
    /// the headers of a gateway are sent. No key is needed.
    ///
    /// - Parameters:
    ///   - icon: The icon of a condition.
    ///   - scale: The size of the image.
    /// - Returns: A PNG file of at most 256,000 bytes and 1,024 pixels on each side.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `badRequest` when there is no address, `notFound` when the host
    ///   does not have the image, `invalidResponse` when its response is not such a file.
    public func iconData(for icon: IconCode, scale: IconScale = .double) async throws(WeatherError) -> Data {
        guard let url = iconURL(for: icon, scale: scale) else { throw .badRequest(.invalidAddress) }
        return try await services.icons.picture(at: url)
    }
}
