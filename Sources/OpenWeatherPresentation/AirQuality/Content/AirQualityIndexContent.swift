public import OpenWeatherScreenKit

/// The big index with what it means.
public struct AirQualityIndexContent: Hashable, Sendable {
    /// The number, spoken together with its label; a dash where nothing that counts on the scale is known.
    public let value: TextContent
    /// The name of its band, for example "Fair".
    public let label: String
    /// The colour of its band.
    public let color: AirQualityColor?
    /// The pollutant that decides.
    public let dominant: TextContent?
    /// What people should do now.
    public let advice: TextContent?
    /// What the number rests on and how far it may be trusted.
    public let note: TextContent?
}
