extension WeatherNoticeTexts {
    /// German.
    package static let german = WeatherNoticeTexts(
        begins: "Regen oder Schnee in {0}",
        beginsNow: "Regen oder Schnee jeden Moment",
        beginsAbout: "Regen oder Schnee ab etwa {0}",
        until: "{0}, bis gegen {1}",
        frost: "Frost ab etwa {0}, bis zu {1}",
        day: "{0} bis {1}",
        dry: "{0}, trocken",
        wet: "{0}, Regen oder Schnee ab etwa {1}"
    )
}
