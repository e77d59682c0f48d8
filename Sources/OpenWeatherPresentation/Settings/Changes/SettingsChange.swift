import OpenWeatherCore

/// One thing the user changed, with its new value.
enum SettingsChange: Hashable, Sendable {
    /// The units.
    case units(UnitsPreference)
    /// The language.
    case language(LanguagePreference)
    /// Whether answers are kept on the device.
    case cache(Bool)
    /// Whether screens refresh themselves.
    case autoRefresh(Bool)

    /// Makes the change in `preferences` and leaves everything else alone.
    func apply(to preferences: inout Preferences) {
        switch self {
        case .units(let units): preferences.units = units
        case .language(let language): preferences.language = language
        case .cache(let isOn): preferences.isCacheEnabled = isOn
        case .autoRefresh(let isOn): preferences.isAutoRefreshEnabled = isOn
        }
    }

    /// The change that leads back to what `preferences` say.
    func undo(to preferences: Preferences) -> SettingsChange {
        switch self {
        case .units: .units(preferences.units)
        case .language: .language(preferences.language)
        case .cache: .cache(preferences.isCacheEnabled)
        case .autoRefresh: .autoRefresh(preferences.isAutoRefreshEnabled)
        }
    }

    /// Whether `other` changes the same thing.
    func concerns(_ other: SettingsChange) -> Bool {
        switch (self, other) {
        case (.units, .units), (.language, .language), (.cache, .cache), (.autoRefresh, .autoRefresh): true
        case (.units, _), (.language, _), (.cache, _), (.autoRefresh, _): false
        }
    }
}
