/// What a temperature is to people, in four bands.
public enum TemperatureBand: Int, CaseIterable, Codable, Comparable, Sendable {
    /// Below 32 °F (0 °C).
    case cold
    /// From 32 °F.
    case mild
    /// From 70 °F (about 21 °C).
    case warm
    /// Above 85 °F (about 29 °C); 85 °F itself is warm.
    case hot

    /// The band of `temperature`.
    public init(_ temperature: Temperature) {
        // Compared as temperatures: 70 °F is not exactly 70 after a round trip through degrees Celsius.
        self =
            if temperature < Temperature(32, in: .fahrenheit) {
                .cold
            } else if temperature < Temperature(70, in: .fahrenheit) {
                .mild
            } else if temperature <= Temperature(85, in: .fahrenheit) {
                .warm
            } else {
                .hot
            }
    }

    /// Orders bands from cold to hot.
    public static func < (lhs: TemperatureBand, rhs: TemperatureBand) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}
