/// A substance the service measures in the air.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum Pollutant: String, CaseIterable, Codable, Sendable {
    /// Fine particles of up to 2.5 μm.
    case pm2_5
    /// Coarse particles of up to 10 μm.
    case pm10
    /// Ozone.
    case ozone = "o3"
    /// Nitrogen dioxide.
    case nitrogenDioxide = "no2"
    /// Carbon monoxide.
    case carbonMonoxide = "co"
    /// Sulphur dioxide.
    case sulfurDioxide = "so2"
    /// Ammonia.
    case ammonia = "nh3"
    /// Nitrogen monoxide.
    case nitrogenMonoxide = "no"
}
