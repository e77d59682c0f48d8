import OpenWeatherScreenKit

/// The texts of the search screen in one language.
package struct LocationSearchTexts: TranslatedTexts, Hashable {
    /// Title of the screen.
    package let title: String
    /// Heading of the recent places.
    package let recents: String
    /// Heading of the favorites.
    package var favorites: String
    /// Title of the card shown while no place is saved.
    package let emptyTitle: String
    /// Message of that card.
    package let emptyMessage: String
    /// The spoken effect of choosing a place.
    package let selectHint: String
    /// The spoken effect of using the device's location.
    package let currentLocationHint: String
    /// The action that shows the weather at a place without choosing it.
    package let open: String
    /// The spoken effect of that action.
    package let openHint: String
    /// The action that removes a recent place.
    package let remove: String
}
