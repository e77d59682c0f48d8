extension ConditionTexts {
    /// French.
    static let french = ConditionTexts(
        thunderstorm: "Orage",
        drizzle: "Bruine",
        rain: "Pluie",
        snow: "Neige",
        mist: "Brume",
        smoke: "Fumée",
        haze: "Brume sèche",
        dust: "Poussière",
        fog: "Brouillard",
        sand: "Sable",
        ash: "Cendres volcaniques",
        squall: "Grains",
        tornado: "Tornade",
        clear: "Ciel dégagé",
        clouds: "Nuages",
        unknown: "Temps inconnu"
    )
}
