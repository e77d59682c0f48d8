package import OpenWeatherCore

/// Names of the bands; the service and Europe share theirs.
package struct AirQualityBandTexts: Hashable, Sendable {
    /// Band 1 of the service and of Europe.
    package let good: String
    /// Band 2 of the service and of Europe.
    package let fair: String
    /// Band 3 of the service and of Europe.
    package let moderate: String
    /// Band 4 of the service and of Europe.
    package let poor: String
    /// Band 5 of the service and of Europe.
    package let veryPoor: String
    /// Band 6 of Europe.
    package let extremelyPoor: String
    /// Category 1 of the United States.
    package let usGood: String
    /// Category 2 of the United States.
    package let usModerate: String
    /// Category 3 of the United States.
    package let unhealthyForSensitiveGroups: String
    /// Category 4 of the United States.
    package let unhealthy: String
    /// Category 5 of the United States.
    package let veryUnhealthy: String
    /// Category 6 of the United States.
    package let hazardous: String

    /// The name of `band`.
    package subscript(band: AirQualityBand) -> String {
        switch band {
        case .openWeather(.good), .european(.good): good
        case .openWeather(.fair), .european(.fair): fair
        case .openWeather(.moderate), .european(.moderate): moderate
        case .openWeather(.poor), .european(.poor): poor
        case .openWeather(.veryPoor), .european(.veryPoor): veryPoor
        case .european(.extremelyPoor): extremelyPoor
        case .usEPA(.good): usGood
        case .usEPA(.moderate): usModerate
        case .usEPA(.unhealthyForSensitiveGroups): unhealthyForSensitiveGroups
        case .usEPA(.unhealthy): unhealthy
        case .usEPA(.veryUnhealthy): veryUnhealthy
        case .usEPA(.hazardous): hazardous
        }
    }
}
