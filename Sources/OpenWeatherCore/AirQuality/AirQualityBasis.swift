/// What an assessment rests on, and so how far it may be trusted.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum AirQualityBasis: String, CaseIterable, Codable, Sendable {
    /// The service's own index.
    case serviceIndex
    /// Computed from one hour's concentrations, on a scale that is made for hourly values.
    case hourlyValues
    /// Computed from one hour's concentrations, although the scale is made for means over 1, 8 and 24 hours.
    ///
    /// The value jumps with every hour and can be far from the official one, which looks back over a day.
    case hourInPlaceOfLongerMeans
}
