public import OpenWeatherCore
public import OpenWeatherScreenKit

/// A favourite city in a widget.
public struct WidgetFavoriteContent: Hashable, Sendable, Identifiable {
    /// The city, for a tap.
    public let location: Location
    /// A stable name for tests of user interfaces, for example `widget.favorite.0`; the same in every language.
    public let identifier: String
    /// The name of the city, or its coordinates where it has none.
    public let name: String
    /// The temperature in the user's units; a dash where it is not known.
    public let temperature: String
    /// The icon of the condition; `nil` where the weather is not known.
    public let icon: ConditionIcon?
    /// When the temperature was updated, once it is outdated.
    public let outdated: String?
    /// What assistive technology says.
    public let accessibility: AccessibilityText

    /// The identity of the city.
    public var id: LocationID { location.id }

    /// Where a tap leads.
    public var destination: WidgetDestination { .weather(location) }
}
