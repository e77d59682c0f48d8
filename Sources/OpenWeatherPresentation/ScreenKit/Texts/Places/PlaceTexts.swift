/// Texts around the search for a place.
package struct PlaceTexts: Hashable, Sendable {
    /// Label of the field to type into.
    package let field: String
    /// What can be typed.
    package let prompt: String
    /// A search is under way.
    package let searching: String
    /// Nothing was found.
    package let noResultsTitle: String
    /// What to try instead.
    package let noResultsMessage: String
    /// Title of the button that uses the device's own place.
    package let useCurrentLocation: String
    /// The device looks for its place.
    package let locating: String
    /// A part of a place, then the larger part it lies in.
    package let region: PairPhrase
    /// How many places were found, spoken.
    package let found: PluralPhrase

    /// The texts in `language`.
    package static func texts(in language: TextLanguage) -> PlaceTexts {
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
