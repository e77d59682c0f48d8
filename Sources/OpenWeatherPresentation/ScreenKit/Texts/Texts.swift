/// The texts that screens share, in one language.
///
/// A table of texts is a struct whose words have no default value, and each language is one value of it, so that a missing
/// text or a missing language does not compile. Placeholders in phrases are not checked by the compiler but by tests. The
/// tables of a language are in one file, `Texts+English.swift` for example; a screen's own texts are arranged in the same
/// way in its module.
///
/// A class, because each formatter holds the texts of its language: copying hundreds of strings takes longer than
/// formatting a value.
package final class Texts: TranslatedTexts {
    /// Failures, and what to do about them.
    package let errors: ErrorTexts
    /// Units, written and spoken.
    package let units: UnitTexts
    /// Groups of weather conditions.
    package let conditions: ConditionTexts
    /// Points of the compass, and phrases around them.
    package let compass: CompassTexts
    /// Ages.
    package let ages: AgeTexts
    /// Lengths of time.
    package let durations: DurationTexts
    /// Remarks about data, and the buttons every screen has.
    package let notices: NoticeTexts
    /// Alerts of the authorities.
    package let alerts: AlertTexts
    /// The search for places, and places themselves.
    package let places: PlaceTexts
    /// Comparisons with the day before.
    package let dayBefore: DayBeforeTexts

    /// Creates the texts of one language from its tables.
    init(
        errors: ErrorTexts,
        units: UnitTexts,
        conditions: ConditionTexts,
        compass: CompassTexts,
        ages: AgeTexts,
        durations: DurationTexts,
        notices: NoticeTexts,
        alerts: AlertTexts,
        places: PlaceTexts,
        dayBefore: DayBeforeTexts
    ) {
        self.errors = errors
        self.units = units
        self.conditions = conditions
        self.compass = compass
        self.ages = ages
        self.durations = durations
        self.notices = notices
        self.alerts = alerts
        self.places = places
        self.dayBefore = dayBefore
    }
}

extension Texts: Equatable {
    /// Returns whether both are the texts of the same language, of which there is one instance.
    package static func == (lhs: Texts, rhs: Texts) -> Bool { lhs === rhs }
}

/// Texts for ages.
package struct AgeTexts: Hashable, Sendable {
    /// Less than a minute ago.
    package let justNow: String
    /// A number of minutes ago.
    package let minutesAgo: PluralPhrase
    /// A number of hours ago.
    package let hoursAgo: PluralPhrase
    /// A number of days ago.
    package let daysAgo: PluralPhrase
}

/// Texts for remarks about data, and for the buttons every screen has.
package struct NoticeTexts: Hashable, Sendable {
    /// The device is offline; takes the age of the data.
    package let offline: Phrase
    /// Newer data could not be fetched; takes the age of the data.
    package let outdated: Phrase
    /// A refresh failed; takes the reason and the age of the data.
    package let refreshFailed: PairPhrase
    /// The spoken text of a value that is being loaded.
    package let loading: String
    /// The spoken text of a value that is not available.
    package let missing: String
    /// The title of the button that leaves a screen.
    package let dismiss: String
    /// The title of the button that loads a screen again.
    package let refresh: String
    /// The time since the last update; takes an age.
    package let updated: Phrase
    /// The time at which data was fetched; takes the time.
    package let fetched: Phrase
    /// The provider of the data, in the wording that OpenWeather asks for; takes the name of the provider.
    package let attribution: Phrase
    /// The spoken effect of the attribution's link; takes the name of the provider.
    package let attributionHint: Phrase
    /// The attribution of weather that no one measured.
    package let madeUp: String
    /// The same in one word, where there is no room for more.
    package let madeUpShort: String
}

/// Texts around the alerts of the authorities.
package struct AlertTexts: Hashable, Sendable {
    /// The title of an alert without a name.
    package let name: String
    /// The end of an alert that is in effect; takes the time.
    package let until: Phrase
    /// The start and the end of an alert that lies ahead.
    package let period: PairPhrase
}

/// Texts for the search for places, and for places themselves.
package struct PlaceTexts: Hashable, Sendable {
    /// The label of the search field.
    package let field: String
    /// The prompt of the empty search field.
    package var prompt: String
    /// A search is running.
    package let searching: String
    /// The title of a search without results.
    package let noResultsTitle: String
    /// The advice after a search without results.
    package var noResultsMessage: String
    /// The title of the button that uses the device's location.
    package let useCurrentLocation: String
    /// The device is being located.
    package let locating: String
    /// The title of a screen that needs a place and has none.
    package let noneSelected: String
    /// A place and the larger region that contains it.
    package let region: PairPhrase
    /// The spoken number of places found.
    package let found: PluralPhrase
}
