package import OpenWeatherScreenKit

/// The texts of the section about notices in one language.
package struct SettingsNoticeTexts: TranslatedTexts, Hashable {
    /// Title of the section.
    package let title: String
    /// Label of the switch for rain and snow.
    package let rain: String
    /// Label of the switch for alerts.
    package let alerts: String
    /// Label of the switch for frost; takes the time of the notice.
    package let frost: Phrase
    /// Label of the switch for the line of the morning; takes its time.
    package let morning: Phrase
    /// Label of the switch for the quiet hours; takes their beginning and their end.
    package let quiet: PairPhrase
    /// The spoken effect of the switch for a subject.
    package let hint: String
    /// The spoken effect of the switch for the quiet hours.
    package let quietHint: String
    /// Title of the times before rain.
    package let lead: String
    /// Title of the amounts of rain.
    package let threshold: String
    /// An amount within an hour.
    package let anHour: Phrase
    /// The user does not permit notices.
    package let notPermitted: String
}
