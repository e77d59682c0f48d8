public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The language to show.
public struct SettingsLanguageContent: Hashable, Sendable {
    /// The switch, for ``SettingsViewModel/useDeviceLanguageToggled(_:)``.
    public let useDevice: SettingsSwitchContent
    /// The service's languages, for ``SettingsViewModel/languageOverrideChanged(_:)``.
    ///
    /// Sorted by name in the app's language. The language in use is selected, also when it is the device's; choosing
    /// another one turns the switch off.
    public let choice: SettingsChoiceContent<Language>
    /// What a language changes and what it does not.
    public let note: TextContent
}
