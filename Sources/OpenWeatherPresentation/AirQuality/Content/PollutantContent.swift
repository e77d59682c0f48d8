public import OpenWeatherCore
public import OpenWeatherScreenKit

/// One pollutant with its concentration and what that means.
public struct PollutantContent: Hashable, Sendable, Identifiable {
    /// A stable name for tests of user interfaces, for example `airQuality.pollutant.pm2_5`; the same in every language.
    public let id: String
    /// The pollutant.
    public let pollutant: Pollutant
    /// Its short name, for example `NO₂`; the same in every language.
    public let symbol: String
    /// Its name.
    public let name: String
    /// Its concentration in micrograms per cubic metre; a dash where the service sends none.
    public let value: String
    /// The name of its own band; `nil` where it does not count on the scale or is not known.
    public let label: String?
    /// The colour of its own band.
    public let color: AirQualityColor?
    /// What assistive technology says.
    public let accessibility: AccessibilityText
}
