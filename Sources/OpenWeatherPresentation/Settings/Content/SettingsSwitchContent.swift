public import OpenWeatherScreenKit

/// A switch.
public struct SettingsSwitchContent: Hashable, Sendable, Identifiable {
    /// A stable name for tests of user interfaces, for example `settings.autoRefresh`; the same in every language.
    public let id: String
    /// What is switched.
    public let title: String
    /// Whether it is on.
    public let isOn: Bool
    /// What assistive technology says.
    public let accessibility: AccessibilityText

    /// Creates a switch, spoken with its state and with what it does.
    init(id: String, title: String, isOn: Bool, hint: String, _ texts: SettingsTexts) {
        self.id = id
        self.title = title
        self.isOn = isOn
        accessibility = AccessibilityText(label: title, value: isOn ? texts.on : texts.off, hint: hint)
    }
}
