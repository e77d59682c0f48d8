extension Texts {
    /// Spanish.
    package static let spanish = Texts(
        errors: .spanish,
        units: .spanish,
        conditions: .spanish,
        compass: .spanish,
        ages: .spanish,
        durations: .spanish,
        notices: .spanish,
        alerts: .spanish,
        places: .spanish,
        dayBefore: .spanish
    )
}

extension NoticeTexts {
    /// Spanish.
    static let spanish = NoticeTexts(
        offline: "Sin conexión. Actualizado {0}.",
        outdated: "Datos antiguos. Actualizado {0}.",
        refreshFailed: "{0}. Actualizado {1}.",
        loading: "Cargando",
        missing: "no disponible",
        dismiss: "Atrás",
        refresh: "Actualizar",
        updated: "Actualizado {0}",
        fetched: "Obtenido: {0}",
        attribution: "Datos meteorológicos proporcionados por {0}",
        attributionHint: "Abre el sitio web de {0}",
        madeUp: "Tiempo inventado",
        madeUpShort: "Inventado"
    )
}

extension AgeTexts {
    /// Spanish.
    static let spanish = AgeTexts(
        justNow: "ahora mismo",
        minutesAgo: PluralPhrase(one: "hace {0} minuto", other: "hace {0} minutos"),
        hoursAgo: PluralPhrase(one: "hace {0} hora", other: "hace {0} horas"),
        daysAgo: PluralPhrase(one: "hace {0} día", other: "hace {0} días")
    )
}

extension DurationTexts {
    /// Spanish.
    static let spanish = DurationTexts(
        lasting: Units(
            minutes: PluralPhrase(one: "{0} minuto", other: "{0} minutos"),
            hours: PluralPhrase(one: "{0} hora", other: "{0} horas"),
            days: PluralPhrase(one: "{0} día", other: "{0} días")
        )
    )
}

extension AlertTexts {
    /// Spanish.
    static let spanish = AlertTexts(
        name: "Aviso meteorológico",
        until: "Hasta: {0}",
        period: "{0} – {1}"
    )
}

extension PlaceTexts {
    /// Spanish.
    static let spanish = PlaceTexts(
        field: "Buscar un lugar",
        prompt: "Ciudad, código postal o coordenadas",
        searching: "Buscando…",
        noResultsTitle: "No se han encontrado lugares",
        noResultsMessage: "Revisa la ortografía o prueba con un lugar cercano más grande, un código postal con su "
            + "país como 28001,ES, o unas coordenadas.",
        useCurrentLocation: "Usar mi ubicación",
        locating: "Buscando tu ubicación…",
        noneSelected: "Ningún lugar seleccionado",
        region: "{0}, {1}",
        found: PluralPhrase(
            one: "{0} lugar encontrado",
            other: "{0} lugares encontrados"
        )
    )
}

extension DayBeforeTexts {
    /// Spanish.
    static let spanish = DayBeforeTexts(
        yesterday: Difference(
            warmer: "{0} más que ayer a esta hora",
            colder: "{0} menos que ayer a esta hora",
            same: "misma temperatura que ayer a esta hora"
        ),
        dayBefore: Difference(
            warmer: "{0} más que el día anterior a esa hora",
            colder: "{0} menos que el día anterior a esa hora",
            same: "misma temperatura que el día anterior a esa hora"
        )
    )
}

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

extension CompassTexts {
    /// Spanish.
    static let spanish = CompassTexts(
        north: CompassText(short: "N", name: "norte"),
        northNortheast: CompassText(short: "NNE", name: "nornoreste"),
        northeast: CompassText(short: "NE", name: "noreste"),
        eastNortheast: CompassText(short: "ENE", name: "estenoreste"),
        east: CompassText(short: "E", name: "este"),
        eastSoutheast: CompassText(short: "ESE", name: "estesureste"),
        southeast: CompassText(short: "SE", name: "sureste"),
        southSoutheast: CompassText(short: "SSE", name: "sursureste"),
        south: CompassText(short: "S", name: "sur"),
        southSouthwest: CompassText(short: "SSO", name: "sursuroeste"),
        southwest: CompassText(short: "SO", name: "suroeste"),
        westSouthwest: CompassText(short: "OSO", name: "oestesuroeste"),
        west: CompassText(short: "O", name: "oeste"),
        westNorthwest: CompassText(short: "ONO", name: "oestenoroeste"),
        northwest: CompassText(short: "NO", name: "noroeste"),
        northNorthwest: CompassText(short: "NNO", name: "nornoroeste"),
        point: "{0}, {1}",
        wind: "{0} del {1}"
    )
}

extension UnitTexts {
    /// Spanish.
    static let spanish = UnitTexts(
        spokenCelsius: PluralPhrase(one: "{0} grado Celsius", other: "{0} grados Celsius"),
        spokenFahrenheit: PluralPhrase(one: "{0} grado Fahrenheit", other: "{0} grados Fahrenheit"),
        spokenKelvins: PluralPhrase(one: "{0} kelvin", other: "{0} kelvins"),
        spokenMetersPerSecond: PluralPhrase(one: "{0} metro por segundo", other: "{0} metros por segundo"),
        spokenKilometersPerHour: PluralPhrase(one: "{0} kilómetro por hora", other: "{0} kilómetros por hora"),
        spokenMilesPerHour: PluralPhrase(one: "{0} milla por hora", other: "{0} millas por hora"),
        spokenHectopascals: PluralPhrase(one: "{0} hectopascal", other: "{0} hectopascales"),
        spokenInchesOfMercury: PluralPhrase(one: "{0} pulgada de mercurio", other: "{0} pulgadas de mercurio"),
        spokenMeters: PluralPhrase(one: "{0} metro", other: "{0} metros"),
        spokenKilometers: PluralPhrase(one: "{0} kilómetro", other: "{0} kilómetros"),
        spokenMiles: PluralPhrase(one: "{0} milla", other: "{0} millas"),
        spokenMillimeters: PluralPhrase(one: "{0} milímetro", other: "{0} milímetros"),
        spokenInches: PluralPhrase(one: "{0} pulgada", other: "{0} pulgadas"),
        spokenLessThan: "menos de {0}",
        minus: "menos {0}"
    )
}
