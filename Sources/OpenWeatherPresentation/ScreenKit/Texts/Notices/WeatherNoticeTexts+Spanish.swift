extension WeatherNoticeTexts {
    /// Spanish.
    package static let spanish = WeatherNoticeTexts(
        begins: "Lluvia o nieve en {0}",
        beginsNow: "Lluvia o nieve en cualquier momento",
        beginsAbout: "Lluvia o nieve desde aprox. {0}",
        until: "{0}, hasta aprox. {1}",
        frost: "Heladas desde aprox. {0}, hasta {1}",
        day: "De {0} a {1}",
        dry: "{0}, sin lluvia ni nieve",
        wet: "{0}, lluvia o nieve desde aprox. {1}"
    )
}
