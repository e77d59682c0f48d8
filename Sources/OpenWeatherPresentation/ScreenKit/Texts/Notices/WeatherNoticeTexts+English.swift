extension WeatherNoticeTexts {
    /// English.
    package static let english = WeatherNoticeTexts(
        begins: "Rain or snow in {0}",
        beginsNow: "Rain or snow any moment",
        beginsAbout: "Rain or snow from about {0}",
        until: "{0}, until about {1}",
        frost: "Frost from about {0}, down to {1}",
        day: "{0} to {1}",
        dry: "{0}, dry",
        wet: "{0}, rain or snow from about {1}"
    )
}
