public import OpenWeatherCore
public import OpenWeatherScreenKit

/// A favourite place to switch to.
public struct HomeFavoriteContent: Hashable, Sendable, Identifiable {
    /// The place, for ``HomeViewModel/favoriteTapped(_:)``.
    public let id: LocationID
    /// A stable name for tests of user interfaces, for example `home.favorite.0`; the same in every language.
    public let identifier: String
    /// The name of the place.
    public let name: String
    /// Whether it is the place that is shown.
    public let isCurrent: Bool
    /// What assistive technology says.
    public let accessibility: AccessibilityText
}
