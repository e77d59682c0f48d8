import OpenWeatherScreenKit

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
