public import Foundation

// Names that a first guess or another package gives to something here. None can be used: the compiler says what to write.

extension Quantity {
    /// The text of a quantity, which formatters write.
    @available(*, unavailable, message: "format its measurement, or use the formats of a ScreenEnvironment")
    public func formatted() -> String { description }
}

/// A name as a place, which a query says.
@available(*, unavailable, message: "name a city with .city(_:)")
extension String: LocationQueryConvertible {
    /// The query for a city of the name.
    public var locationQuery: LocationQuery { .city(self) }
}

/// The only error of the domain.
@available(*, unavailable, renamed: "WeatherError")
public typealias OpenWeatherError = WeatherError

extension WeatherError {
    /// A rejected key.
    @available(*, unavailable, renamed: "invalidKey(_:)")
    public static var unauthorized: WeatherError { .missingKey }

    /// Whether the same request may succeed later.
    @available(*, unavailable, renamed: "isTransient")
    public var isRetryable: Bool { isTransient }
}

extension FetchPolicy {
    /// The network before the cache.
    @available(*, unavailable, renamed: "refresh")
    public static var reload: FetchPolicy { .refresh }
}

extension WeatherValues {
    /// The icon of the weather, which its condition has.
    @available(*, unavailable, message: "read condition?.icon")
    public var icon: IconCode? { nil }
}

extension IconCode {
    /// The address of the image, which depends on the server.
    @available(*, unavailable, message: "call iconURL(for:) of a client")
    public var url: URL? { nil }
}
