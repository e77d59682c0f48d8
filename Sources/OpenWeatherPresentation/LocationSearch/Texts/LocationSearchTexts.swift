package import OpenWeatherScreenKit

/// The texts of the search screen.
package struct LocationSearchTexts: Hashable, Sendable {
    /// Title of the screen.
    package let title: String
    /// Heading of the places chosen last.
    package let recents: String
    /// Heading of the places that were marked.
    package let favorites: String
    /// Nothing was chosen or marked yet.
    package let emptyTitle: String
    /// What to do about it.
    package let emptyMessage: String
    /// What choosing a place does.
    package let selectHint: String
    /// What using the device's own place does.
    package let currentLocationHint: String
    /// Said of a place that is marked.
    package let isFavorite: String
    /// Marks a place.
    package let favorite: String
    /// Takes the mark away.
    package let unfavorite: String
    /// Forgets a place chosen earlier.
    package let remove: String

    /// The texts in `language`.
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
