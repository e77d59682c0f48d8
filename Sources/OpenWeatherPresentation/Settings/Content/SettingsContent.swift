public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The settings as they are shown, ready to display.
public struct SettingsContent: Hashable, Sendable {
    /// The title of the screen.
    public let title: TextContent
    /// For ``SettingsViewModel/backTapped()``.
    public let back: ActionContent
    /// A remark, for example that a change could not be saved.
    public let notice: NoticeContent?
    /// The units, for ``SettingsViewModel/unitsChanged(_:)``.
    public let units: SettingsChoiceContent<UnitsPreference>
    /// The language.
    public let language: SettingsLanguageContent
    /// The cache; `nil` when there is none.
    public let cache: SettingsCacheContent?
    /// Whether screens refresh themselves, for ``SettingsViewModel/autoRefreshToggled(_:)``.
    public let autoRefresh: SettingsSwitchContent
    /// About the SDK and the service.
    public let about: SettingsAboutContent
    /// The side from which the screen is read.
    public let layoutDirection: TextDirection

    /// The identifiers of elements, the same in every language.
    enum ID {
        static let title = "settings.title"
        static let back = "settings.back"
        static let notice = "settings.notice"
        static let units = "settings.units"
        static let language = "settings.language"
        static let useDeviceLanguage = "settings.language.useDevice"
        static let languageNote = "settings.language.note"
        static let cache = "settings.cache"
        static let cacheSize = "settings.cache.size"
        static let clearCache = "settings.cache.clear"
        static let autoRefresh = "settings.autoRefresh"
        static let about = "settings.about"
        static let attribution = "settings.about.attribution"
        static let version = "settings.about.version"
    }
}
