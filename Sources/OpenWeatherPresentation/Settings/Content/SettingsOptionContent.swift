public import OpenWeatherScreenKit

/// One of several things to choose.
public struct SettingsOptionContent<Value: Hashable & Sendable>: Hashable, Sendable, Identifiable {
    /// A stable name for tests of user interfaces, for example `settings.units.metric`; the same in every language.
    public let id: String
    /// What to hand to the event.
    public let value: Value
    /// The name.
    public let title: String
    /// What it means, or the name again in a language of its own; `nil` when the name says it all.
    public let detail: String?
    /// Whether it is chosen.
    public let isSelected: Bool
    /// What assistive technology says.
    public let accessibility: AccessibilityText
}
