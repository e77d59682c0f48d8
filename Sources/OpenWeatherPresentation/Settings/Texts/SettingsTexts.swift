package import OpenWeatherScreenKit

/// The texts of the settings.
package struct SettingsTexts: Hashable, Sendable {
    /// Title of the screen.
    package let title: String
    /// Title of the units.
    package let units: String
    /// The units that are usual in the device's region.
    package let unitsSystem: String
    /// Metric units.
    package let unitsMetric: String
    /// Imperial units.
    package let unitsImperial: String
    /// The service's standard units.
    package let unitsStandard: String
    /// Title of the languages.
    package let language: String
    /// Label of the switch for the device's language.
    package let useDeviceLanguage: String
    /// What the switch does.
    package let useDeviceLanguageHint: String
    /// What a language changes and what it does not.
    package let languageNote: String
    /// What choosing something does.
    package let optionHint: String
    /// Said of what is chosen.
    package let selected: String
    /// Title of the section about the cache.
    package let cache: String
    /// Label of the switch that keeps answers.
    package let cacheSwitch: String
    /// What the switch does.
    package let cacheHint: String
    /// Label of the size of the cache.
    package let cacheSize: String
    /// The button that clears the cache.
    package let clearCache: String
    /// What the button does.
    package let clearCacheHint: String
    /// The cache is being cleared.
    package let clearing: String
    /// Label of the switch that lets screens refresh themselves.
    package let autoRefresh: String
    /// What the switch does.
    package let autoRefreshHint: String
    /// A switch is on.
    package let on: String
    /// A switch is off.
    package let off: String
    /// Title of the section about the SDK.
    package let about: String
    /// Label of the version.
    package let version: String
    /// Two things that are said one after the other.
    package let listed: PairPhrase

    /// The texts in `language`.
    package static func texts(in language: TextLanguage) -> SettingsTexts {
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
