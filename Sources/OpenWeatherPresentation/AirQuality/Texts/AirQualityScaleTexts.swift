package import OpenWeatherCore

/// Names of the scales.
package struct AirQualityScaleTexts: Hashable, Sendable {
    /// The service's own.
    package let openWeather: String
    /// The United States'.
    package let usEPA: String
    /// The European.
    package let european: String

    /// The name of `scale`.
    package subscript(scale: AirQualityScale) -> String {
        switch scale {
        case .openWeather: openWeather
        case .usEPA: usEPA
        case .european: european
        }
    }
}
