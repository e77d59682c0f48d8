extension ConditionTexts {
    /// German.
    static let german = ConditionTexts(
        thunderstorm: "Gewitter",
        drizzle: "Nieselregen",
        rain: "Regen",
        snow: "Schnee",
        mist: "Feuchter Dunst",
        smoke: "Rauch",
        haze: "Trockener Dunst",
        dust: "Staub",
        fog: "Nebel",
        sand: "Sand",
        ash: "Vulkanasche",
        squall: "Böen",
        tornado: "Tornado",
        clear: "Klar",
        clouds: "Wolken",
        unknown: "Unbekanntes Wetter"
    )
}
