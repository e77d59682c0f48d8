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

/// The concentrations of the eight pollutants the service measures.
///
/// Each may be missing. A negative number, which the service is reported to send, is missing too.
public struct Pollutants: Hashable, Codable, Sendable {
    /// Fine particles of up to 2.5 μm.
    public let pm2_5: Concentration?
    /// Coarse particles of up to 10 μm.
    public let pm10: Concentration?
    /// Ozone.
    public let ozone: Concentration?
    /// Nitrogen dioxide.
    public let nitrogenDioxide: Concentration?
    /// Carbon monoxide.
    public let carbonMonoxide: Concentration?
    /// Sulphur dioxide.
    public let sulfurDioxide: Concentration?
    /// Ammonia.
    public let ammonia: Concentration?
    /// Nitrogen monoxide.
    public let nitrogenMonoxide: Concentration?

    /// Creates the concentrations.
    public init(
        pm2_5: Concentration?,
        pm10: Concentration?,
        ozone: Concentration?,
        nitrogenDioxide: Concentration?,
        carbonMonoxide: Concentration?,
        sulfurDioxide: Concentration?,
        ammonia: Concentration?,
        nitrogenMonoxide: Concentration?
    ) {
        self.pm2_5 = pm2_5
        self.pm10 = pm10
        self.ozone = ozone
        self.nitrogenDioxide = nitrogenDioxide
        self.carbonMonoxide = carbonMonoxide
        self.sulfurDioxide = sulfurDioxide
        self.ammonia = ammonia
        self.nitrogenMonoxide = nitrogenMonoxide
    }

    /// The concentration of `pollutant`, where known.
    public subscript(pollutant: Pollutant) -> Concentration? {
        switch pollutant {
        case .pm2_5: pm2_5
        case .pm10: pm10
        case .ozone: ozone
        case .nitrogenDioxide: nitrogenDioxide
        case .carbonMonoxide: carbonMonoxide
        case .sulfurDioxide: sulfurDioxide
        case .ammonia: ammonia
        case .nitrogenMonoxide: nitrogenMonoxide
        }
    }
}
