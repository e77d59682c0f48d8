/// Day or night at a place.
///
/// Source: `sys.pod` of forecasts and the last letter of icon names.
public enum PartOfDay: String, Codable, CaseIterable, Sendable {
    /// The sun is up.
    case day = "d"
    /// The sun is down.
    case night = "n"
}
