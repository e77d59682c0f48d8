public import OpenWeatherCore

/// Where a tap on a widget leads.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum WidgetDestination: Hashable, Sendable {
    /// To the home screen, which shows the place the user chose last.
    case home
    /// To the search for places.
    case search
    /// To the weather at this place.
    case weather(Location)
}
