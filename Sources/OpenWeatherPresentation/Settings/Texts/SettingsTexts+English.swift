import OpenWeatherScreenKit

extension SettingsTexts {
    /// English.
    package static let english = SettingsTexts(
        title: "Settings",
        units: "Units",
        unitsSystem: "System",
        unitsMetric: "Metric",
        unitsImperial: "Imperial",
        unitsStandard: "Standard",
        language: "Language",
        useDeviceLanguage: "Use device language",
        useDeviceLanguageHint: "Follows the language of this device",
        languageNote: "Weather descriptions come in the language you choose. The app itself speaks English, "
            + "German, French, Spanish, Japanese and Arabic.",
        optionHint: "Selects this",
        selected: "selected",
        cache: "Cache",
        cacheSwitch: "Keep weather on this device",
        cacheHint: "Shows weather without a connection and saves requests",
        cacheSize: "Size on disk",
        clearCache: "Clear cache",
        clearCacheHint: "Deletes the weather kept on this device",
        clearing: "Clearing…",
        autoRefresh: "Refresh automatically",
        autoRefreshHint: "Keeps the weather on screen up to date",
        fetchTime: "Show when weather was fetched",
        fetchTimeHint: "Adds the time of the last fetch to every screen",
        activityHint: "Shows its good times on home and on each day",
        diary: "Keep a diary of forecasts",
        diaryHint: "Compares forecasts with the weather that came",
        diaryNote: "Stores on this device, for each place you look at, what was forecast and what was measured, "
            + "to say how good forecasts are there. It costs no call. “Clear history” erases it.",
        on: "on",
        off: "off",
        calls: "Calls of this device",
        callsNote: "The limits are those of your account, which other devices may share. Only the calls of this "
            + "device are counted here.",
        callsOfAccount: "Weather and forecasts",
        callsOfMinute: "{0} of {1} this minute",
        callsOfDay: "{0} of {1} today",
        callsOfMonth: "{0} of {1} this month",
        about: "About",
        version: "SDK version",
        listed: "{0}, {1}"
    )
}

extension SettingsNoticeTexts {
    /// English.
    package static let english = SettingsNoticeTexts(
        title: "Notices",
        rain: "Before rain or snow",
        alerts: "Weather alerts",
        frost: "Frost in the coming night, at {0}",
        morning: "The day’s weather at {0}",
        quiet: "No notices from {0} to {1}",
        hint: "Tells you once, before it comes",
        quietHint: "Notices wait for the end of these hours",
        lead: "How long before",
        threshold: "From this much",
        anHour: "{0} an hour",
        notPermitted: "This app may not show notices. Permit them in the settings of the system."
    )
}
