/// The sizes a widget comes in.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum WidgetSize: String, CaseIterable, Codable, Sendable {
    /// The temperature.
    case small
    /// The temperature in both scales and the city.
    case medium
    /// Everything, and the favourite cities.
    case large
}
