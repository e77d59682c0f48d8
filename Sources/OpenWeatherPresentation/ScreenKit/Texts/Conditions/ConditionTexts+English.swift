extension ConditionTexts {
    /// English.
    static let english = ConditionTexts(
        thunderstorm: "Thunderstorm",
        drizzle: "Drizzle",
        rain: "Rain",
        snow: "Snow",
        mist: "Mist",
        smoke: "Smoke",
        haze: "Haze",
        dust: "Dust",
        fog: "Fog",
        sand: "Sand",
        ash: "Volcanic ash",
        squall: "Squalls",
        tornado: "Tornado",
        clear: "Clear",
        clouds: "Clouds",
        unknown: "Unknown weather"
    )
}
