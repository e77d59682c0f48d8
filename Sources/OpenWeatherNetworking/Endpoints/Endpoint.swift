public import Foundation

/// A question to the service, as far as it does not depend on the configuration.
///
/// The factories check what the service itself does not: it answers some wrong questions with unrelated weather.
public struct Endpoint: Hashable, Sendable {
    /// The address the path is appended to.
    public let base: Base
    /// The path below the base address without a leading slash, for example `air_pollution/forecast`.
    public let path: String
    /// The HTTP method.
    public let method: String
    /// The query in the order it is sent, unescaped, without units, language and key.
    public let queryItems: [URLQueryItem]
    /// Headers of this question alone.
    public let headers: [String: String]
    /// Whether the service reads `units` and `lang` here; it ignores them for air quality and geocoding.
    public let takesOptions: Bool

    /// Creates a question; the factories make the ones the package knows.
    public init(
        base: Base,
        path: String,
        method: String = "GET",
        queryItems: [URLQueryItem],
        headers: [String: String] = [:],
        takesOptions: Bool
    ) {
        self.base = base
        self.path = path
        self.method = method
        self.queryItems = queryItems
        self.headers = headers
        self.takesOptions = takesOptions
    }

    /// The addresses the service has.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Base: Hashable, CaseIterable, Sendable {
        /// Weather, forecasts and air quality; ``WeatherAPIConfig/baseURLWeather``.
        case weather
        /// Geocoding; ``WeatherAPIConfig/baseURLGeo``.
        case geo
    }
}
