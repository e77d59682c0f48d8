public import Foundation

/// The provider of a piece of data, as it wants to be named wherever the data is shown.
///
/// A repository states its source in everything it returns, caches keep it, and screens take their attribution from
/// it:
///
/// ```swift
/// let source = DataSource(name: "Open-Meteo", address: URL(string: "https://open-meteo.com/"))
/// ```
public struct DataSource: Hashable, Codable, Sendable {
    /// The provider's name, for example `OpenWeather`.
    public let name: String

    /// The provider's site, which an attribution links to; `nil` when there is none.
    public let address: URL?

    /// Creates a source from a name and the address of a site.
    public init(name: String, address: URL?) {
        self.name = name
        self.address = address
    }

    /// The OpenWeather service.
    public static let openWeather = DataSource(name: "OpenWeather", address: URL(string: "https://openweathermap.org/"))
}
