/// A substance that the service measures in the air.
///
/// The raw value is the service's name for it in `components`.
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
    /// Sulfur dioxide.
    case sulfurDioxide = "so2"
    /// Ammonia.
    case ammonia = "nh3"
    /// Nitrogen monoxide.
    case nitrogenMonoxide = "no"
}

/// The concentrations of the eight pollutants that the service measures.
///
/// Each of them may be absent. A negative number, which the service is reported to send, counts as absent.
public struct Pollutants: Hashable, Codable, Sendable {
    /// The concentration of fine particles of up to 2.5 μm; `nil` when it is not known.
    public var pm2_5: Concentration?
    /// The concentration of coarse particles of up to 10 μm; `nil` when it is not known.
    public var pm10: Concentration?
    /// The concentration of ozone; `nil` when it is not known.
    public var ozone: Concentration?
    /// The concentration of nitrogen dioxide; `nil` when it is not known.
    public var nitrogenDioxide: Concentration?
    /// The concentration of carbon monoxide; `nil` when it is not known.
    public var carbonMonoxide: Concentration?
    /// The concentration of sulfur dioxide; `nil` when it is not known.
    public var sulfurDioxide: Concentration?
    /// The concentration of ammonia; `nil` when it is not known.
    public var ammonia: Concentration?
    /// The concentration of nitrogen monoxide; `nil` when it is not known.
    public var nitrogenMonoxide: Concentration?

    /// Creates the concentrations; every pollutant that is not given is absent.
    public init(
        pm2_5: Concentration? = nil,
        pm10: Concentration? = nil,
        ozone: Concentration? = nil,
        nitrogenDioxide: Concentration? = nil,
        carbonMonoxide: Concentration? = nil,
        sulfurDioxide: Concentration? = nil,
        ammonia: Concentration? = nil,
        nitrogenMonoxide: Concentration? = nil
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

    /// The concentration of `pollutant`; `nil` when it is not known.
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
