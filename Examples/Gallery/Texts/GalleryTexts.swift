import OpenWeatherScreenKit

/// The texts of the gallery itself; the texts of the screens are part of their contents.
struct GalleryTexts: TranslatedTexts, Hashable {
    /// The name of the language, in the language.
    var languageName: String
    /// The title of the site.
    let title: String
    /// One sentence about the site.
    let introduction: String
    /// The origin of the weather.
    let closing: String
    /// The link that skips the header of the page.
    let skip: String
    /// The label of the links to the screens.
    let screens: String
    /// The label of the links to the states of a screen.
    let states: String
    /// The link to the state before the one that is shown.
    let previous: String
    /// The link to the state after the one that is shown.
    let next: String
    /// The label of the links to other languages.
    let languages: String
    /// The label of the switch of colors.
    let theme: String
    /// The colors of the system.
    let themeSystem: String
    /// Light colors.
    let themeLight: String
    /// Dark colors.
    let themeDark: String
    /// The button of a menu.
    let more: String
    /// The home screen.
    let home: String
    /// The search for places.
    let search: String
    /// The forecast.
    let forecast: String
    /// A day of the forecast.
    let dayDetail: String
    /// The air quality screen.
    let airQuality: String
    /// The map.
    let map: String
    /// The favorites.
    var favorites: String
    /// The history.
    let history: String
    /// The temperature converter.
    let converter: String
    /// The settings.
    let settings: String
    /// The widget.
    let widget: String
    /// The parts for screens of one's own.
    let parts: String
    /// The standard look.
    let lookStandard: String
    /// The look of high contrast.
    let lookContrast: String
    /// The look of vivid temperatures.
    let lookSpectrum: String
    /// The look of paper.
    let lookPaper: String
    /// The content is loaded.
    let loaded: String
    /// The content is loading.
    let loading: String
    /// No place is selected.
    let idle: String
    /// The load failed.
    let failed: String
    /// The content is out of date.
    let outdated: String
    /// A refresh failed, and the previous content is shown.
    let refreshFailed: String
    /// A home screen whose forecast could not be loaded.
    let noForecast: String
    /// The title of a state with alerts.
    let withAlerts: String
    /// The title of a state with the calls of the device.
    let withCalls: String
    /// Some of several loads failed.
    let someFailed: String
    /// The user is asked to confirm an action.
    let confirming: String
    /// Imperial units.
    let imperial: String
    /// Kelvin.
    let kelvin: String
    /// Recent places and favorites.
    var saved: String
    /// No recent places and no favorites.
    let nothingSaved: String
    /// Places were found.
    let results: String
    /// A search is in progress.
    let searching: String
    /// No place was found.
    let noResults: String
    /// The location of the device is being determined.
    let locating: String
    /// The location of the device is not available.
    let locationRefused: String
    /// The place follows the device.
    let atDevice: String
    /// The days that One Call knows.
    let eightDays: String
    /// The forecast does not contain the day.
    let missingDay: String
    /// The index of the US EPA.
    let unitedStatesIndex: String
    /// The European index, with more pollutants.
    let europeanIndex: String
    /// A temperature was filled in.
    let filledIn: String
    /// No temperature is available to fill in.
    let unavailable: String
    /// The input is not valid.
    let invalidInput: String
    /// The cache is being cleared.
    let clearing: String
    /// A change could not be saved.
    let notSaved: String
    /// The widget of one line.
    let inline: String
    /// The circular widget.
    let circular: String
    /// The rectangular widget.
    let rectangular: String
    /// A widget with sample weather.
    let sample: String
    /// The small widget.
    let small: String
    /// The medium widget.
    let medium: String
    /// The large widget.
    let large: String
}
