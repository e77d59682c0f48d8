package import OpenWeatherScreenKit

/// The texts of the settings screen in one language.
package struct SettingsTexts: TranslatedTexts, Hashable {
    /// Title of the screen.
    package let title: String
    /// Title of the units.
    package let units: String
    /// The units of the device's region.
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
    /// The spoken effect of the switch.
    package let useDeviceLanguageHint: String
    /// The explanation of the texts that a language changes.
    package let languageNote: String
    /// The spoken effect of selecting an option.
    package let optionHint: String
    /// The spoken value of the selected option.
    package let selected: String
    /// Title of the section about the cache.
    package let cache: String
    /// Label of the switch for caching responses.
    package let cacheSwitch: String
    /// The spoken effect of the switch.
    package let cacheHint: String
    /// Label of the size of the cache.
    package let cacheSize: String
    /// Title of the button that clears the cache.
    package let clearCache: String
    /// The spoken effect of the button.
    package let clearCacheHint: String
    /// Title of the button while the cache is being cleared.
    package let clearing: String
    /// Label of the switch for the automatic refresh.
    package let autoRefresh: String
    /// The spoken effect of the switch.
    package let autoRefreshHint: String
    /// Label of the switch for the time at which data was fetched.
    package let fetchTime: String
    /// The spoken effect of the switch.
    package let fetchTimeHint: String
    /// The spoken effect of the switch for an activity.
    package let activityHint: String
    /// Label of the switch for the diary of forecasts.
    package let diary: String
    /// The spoken effect of the switch.
    package let diaryHint: String
    /// The explanation of what the diary stores, that it costs no call, and how it is erased.
    package let diaryNote: String
    /// The spoken value of a switch that is on.
    package let on: String
    /// The spoken value of a switch that is off.
    package let off: String
    /// Title of the section about calls.
    package let calls: String
    /// The explanation of whose limits they are.
    package let callsNote: String
    /// The name of the account's plan.
    package let callsOfAccount: String
    /// The use of a minute; takes the number of calls and the limit.
    package let callsOfMinute: PairPhrase
    /// The use of a day; takes the number of calls and the limit.
    package let callsOfDay: PairPhrase
    /// The use of a month; takes the number of calls and the limit.
    package let callsOfMonth: PairPhrase
    /// Title of the section about the SDK.
    package let about: String
    /// Label of the version.
    package let version: String
    /// Two texts spoken one after the other.
    package let listed: PairPhrase
}

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
