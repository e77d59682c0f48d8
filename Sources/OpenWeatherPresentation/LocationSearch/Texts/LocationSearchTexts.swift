package import OpenWeatherScreenKit

/// The texts of the search screen in one language.
package struct LocationSearchTexts: Hashable, Sendable {
    /// Title of the screen.
    package let title: String
    /// Heading of the recent places.
    package let recents: String
    /// Heading of the favorites.
    package let favorites: String
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

    /// Returns the texts in `language`.
    package static func texts(in language: TextLanguage) -> LocationSearchTexts {
        switch language {
        case .english: .english
        case .german: .german
        case .french: .french
        case .spanish: .spanish
        case .japanese: .japanese
        case .arabic: .arabic
        }
    }
}
