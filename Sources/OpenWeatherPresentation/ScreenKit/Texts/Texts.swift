/// The texts that all screens share, in one language.
///
/// Each area is a struct without default values and each language one value of it, so that a missing text does not
/// compile. A screen keeps the texts that only it shows in a struct of the same kind in its own module.
package struct Texts: Hashable, Sendable {
    /// What went wrong and what to do.
    package let errors: ErrorTexts
    /// Units, written and spoken.
    package let units: UnitTexts
    /// Families of weather.
    package let conditions: ConditionTexts
    /// Points of the compass.
    package let compass: CompassTexts
    /// How long ago something was.
    package let ages: AgeTexts
    /// Remarks about what is shown.
    package let notices: NoticeTexts
    /// Texts around the search for a place.
    package let places: PlaceTexts

    /// The texts in `language`.
    package static func texts(in language: TextLanguage) -> Texts {
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

/// Texts that say how long ago something was.
package struct AgeTexts: Hashable, Sendable {
    /// Less than a minute ago.
    package let justNow: String
    /// Minutes ago.
    package let minutesAgo: PluralPhrase
    /// Hours ago.
    package let hoursAgo: PluralPhrase
    /// Days ago.
    package let daysAgo: PluralPhrase
}

/// Remarks about what is shown.
package struct NoticeTexts: Hashable, Sendable {
    /// The device is offline and what is shown is this old.
    package let offline: Phrase
    /// A newer answer could not be had and what is shown is this old.
    package let outdated: Phrase
    /// A refresh failed: the reason, then the age of what is shown.
    package let refreshFailed: PairPhrase
    /// Something is being loaded, as it is spoken.
    package let loading: String
    /// A value that is not known, as it is spoken.
    package let missing: String
    /// A button that goes back.
    package let dismiss: String
    /// Where the data come from, in the service's words "Weather data provided by OpenWeather".
    package let attribution: Phrase
    /// What the attribution leads to.
    package let attributionHint: Phrase
}

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
    package static func texts(in language: TextLanguage) -> PlaceTexts { Texts.texts(in: language).places }
}
