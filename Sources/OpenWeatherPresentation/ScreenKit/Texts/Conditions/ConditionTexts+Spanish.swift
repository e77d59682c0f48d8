extension ConditionTexts {
    /// Spanish.
    static let spanish = ConditionTexts(
        thunderstorm: "Tormenta",
        drizzle: "Llovizna",
        rain: "Lluvia",
        snow: "Nieve",
        mist: "Neblina",
        smoke: "Humo",
        haze: "Calima",
        dust: "Polvo",
        fog: "Niebla",
        sand: "Arena",
        ash: "Ceniza volcánica",
        squall: "Turbonadas",
        tornado: "Tornado",
        clear: "Despejado",
        clouds: "Nubes",
        unknown: "Tiempo desconocido"
    )
}
