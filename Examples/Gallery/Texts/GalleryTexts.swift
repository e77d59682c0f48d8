import OpenWeatherScreenKit

/// The texts of the gallery itself; those of the screens come with their contents.
struct GalleryTexts: Hashable, Sendable {
    /// The language's own name.
    let languageName: String
    /// The title of the site.
    let title: String
    /// What the site is, in a sentence.
    let introduction: String
    /// Where the weather comes from.
    let closing: String
    /// The link past the head of the page.
    let skip: String
    /// What the links to the screens are.
    let screens: String
    /// What the links to other languages are.
    let languages: String
    /// What the switch of colours is.
    let theme: String
    /// Colours as the system has them.
    let themeSystem: String
    /// Light colours.
    let themeLight: String
    /// Dark colours.
    let themeDark: String
    /// The home screen.
    let home: String
    /// The search for places.
    let search: String
    /// The forecast.
    let forecast: String
    /// A day of the forecast.
    let dayDetail: String
    /// The quality of the air.
    let airQuality: String
    /// The temperature converter.
    let converter: String
    /// The settings.
    let settings: String
    /// The widget.
    let widget: String
    /// Everything is there.
    let loaded: String
    /// A load is under way.
    let loading: String
    /// No place was chosen.
    let idle: String
    /// Nothing could be loaded.
    let failed: String
    /// An older answer is shown.
    let outdated: String
    /// A refresh failed and the last answer stays.
    let refreshFailed: String
    /// Imperial units.
    let imperial: String
    /// Kelvin.
    let kelvin: String
    /// Recent places and favourites.
    let saved: String
    /// No recent places and no favourites.
    let nothingSaved: String
    /// Places were found.
    let results: String
    /// A search is under way.
    let searching: String
    /// No place was found.
    let noResults: String
    /// The device looks for its place.
    let locating: String
    /// The device does not tell its place.
    let locationRefused: String
    /// The forecast does not have the day.
    let missingDay: String
    /// The index of the US EPA.
    let unitedStatesIndex: String
    /// The European index, with more pollutants.
    let europeanIndex: String
    /// A temperature was filled in.
    let filledIn: String
    /// There is no temperature to fill in.
    let unavailable: String
    /// What was typed is refused.
    let invalidInput: String
    /// The cache is being cleared.
    let clearing: String
    /// A change could not be saved.
    let notSaved: String
    /// The small widget.
    let small: String
    /// The medium widget.
    let medium: String
    /// The large widget.
    let large: String

    /// The texts in `language`.
    static func texts(in language: TextLanguage) -> GalleryTexts {
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
