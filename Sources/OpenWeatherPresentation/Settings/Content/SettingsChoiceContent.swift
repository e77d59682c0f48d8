public import OpenWeatherScreenKit

/// A choice of one among several.
public struct SettingsChoiceContent<Value: Hashable & Sendable>: Hashable, Sendable {
    /// What is chosen.
    public let title: TextContent
    /// What there is to choose from; one at most is selected.
    public let options: [SettingsOptionContent<Value>]
}
