extension Texts {
    /// French.
    package static let french = Texts(
        errors: .french,
        units: .french,
        conditions: .french,
        compass: .french,
        ages: .french,
        durations: .french,
        notices: .french,
        alerts: .french,
        places: .french,
        dayBefore: .french
    )
}

extension NoticeTexts {
    /// French.
    static let french = NoticeTexts(
        offline: "Vous êtes hors ligne. Mis à jour {0}.",
        outdated: "Données anciennes. Mis à jour {0}.",
        refreshFailed: "{0}. Mis à jour {1}.",
        loading: "Chargement",
        missing: "non disponible",
        dismiss: "Retour",
        refresh: "Actualiser",
        updated: "Mis à jour {0}",
        fetched: "Récupéré\u{A0}: {0}",
        attribution: "Données météo fournies par {0}",
        attributionHint: "Ouvre le site {0}",
        madeUp: "Météo inventée",
        madeUpShort: "Inventé"
    )
}

extension AgeTexts {
    /// French.
    static let french = AgeTexts(
        justNow: "à l’instant",
        minutesAgo: PluralPhrase(one: "il y a {0} minute", other: "il y a {0} minutes"),
        hoursAgo: PluralPhrase(one: "il y a {0} heure", other: "il y a {0} heures"),
        daysAgo: PluralPhrase(one: "il y a {0} jour", other: "il y a {0} jours")
    )
}

extension DurationTexts {
    /// French.
    static let french = DurationTexts(
        lasting: Units(
            minutes: PluralPhrase(one: "{0} minute", other: "{0} minutes"),
            hours: PluralPhrase(one: "{0} heure", other: "{0} heures"),
            days: PluralPhrase(one: "{0} jour", other: "{0} jours")
        )
    )
}

extension AlertTexts {
    /// French.
    static let french = AlertTexts(
        name: "Alerte météo",
        until: "Fin\u{A0}: {0}",
        period: "{0} – {1}"
    )
}

extension PlaceTexts {
    /// French.
    static let french = PlaceTexts(
        field: "Chercher un lieu",
        prompt: "Ville, code postal ou coordonnées",
        searching: "Recherche en cours…",
        noResultsTitle: "Aucun lieu trouvé",
        noResultsMessage: "Vérifiez l’orthographe ou essayez un lieu plus grand à proximité, un code postal avec son "
            + "pays comme 75001,FR, ou des coordonnées.",
        useCurrentLocation: "Utiliser ma position",
        locating: "Recherche de votre position…",
        noneSelected: "Aucun lieu sélectionné",
        region: "{0}, {1}",
        found: PluralPhrase(
            one: "{0} lieu trouvé",
            other: "{0} lieux trouvés"
        )
    )
}

extension DayBeforeTexts {
    /// French.
    static let french = DayBeforeTexts(
        yesterday: Difference(
            warmer: "{0} de plus qu’hier à la même heure",
            colder: "{0} de moins qu’hier à la même heure",
            same: "même température qu’hier à la même heure"
        ),
        dayBefore: Difference(
            warmer: "{0} de plus que la veille à la même heure",
            colder: "{0} de moins que la veille à la même heure",
            same: "même température que la veille à la même heure"
        )
    )
}

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

extension CompassTexts {
    /// French.
    static let french = CompassTexts(
        north: CompassText(short: "N", name: "nord"),
        northNortheast: CompassText(short: "NNE", name: "nord-nord-est"),
        northeast: CompassText(short: "NE", name: "nord-est"),
        eastNortheast: CompassText(short: "ENE", name: "est-nord-est"),
        east: CompassText(short: "E", name: "est"),
        eastSoutheast: CompassText(short: "ESE", name: "est-sud-est"),
        southeast: CompassText(short: "SE", name: "sud-est"),
        southSoutheast: CompassText(short: "SSE", name: "sud-sud-est"),
        south: CompassText(short: "S", name: "sud"),
        southSouthwest: CompassText(short: "SSO", name: "sud-sud-ouest"),
        southwest: CompassText(short: "SO", name: "sud-ouest"),
        westSouthwest: CompassText(short: "OSO", name: "ouest-sud-ouest"),
        west: CompassText(short: "O", name: "ouest"),
        westNorthwest: CompassText(short: "ONO", name: "ouest-nord-ouest"),
        northwest: CompassText(short: "NO", name: "nord-ouest"),
        northNorthwest: CompassText(short: "NNO", name: "nord-nord-ouest"),
        point: "{0}, {1}",
        wind: "{0}, de secteur {1}"
    )
}

extension UnitTexts {
    /// French.
    static let french = UnitTexts(
        inches: "{0}\u{A0}po",
        spokenCelsius: PluralPhrase(one: "{0} degré Celsius", other: "{0} degrés Celsius"),
        spokenFahrenheit: PluralPhrase(one: "{0} degré Fahrenheit", other: "{0} degrés Fahrenheit"),
        spokenKelvins: PluralPhrase(one: "{0} kelvin", other: "{0} kelvins"),
        spokenMetersPerSecond: PluralPhrase(one: "{0} mètre par seconde", other: "{0} mètres par seconde"),
        spokenKilometersPerHour: PluralPhrase(one: "{0} kilomètre par heure", other: "{0} kilomètres par heure"),
        spokenMilesPerHour: PluralPhrase(one: "{0} mile par heure", other: "{0} miles par heure"),
        spokenHectopascals: PluralPhrase(one: "{0} hectopascal", other: "{0} hectopascals"),
        spokenInchesOfMercury: PluralPhrase(one: "{0} pouce de mercure", other: "{0} pouces de mercure"),
        spokenMeters: PluralPhrase(one: "{0} mètre", other: "{0} mètres"),
        spokenKilometers: PluralPhrase(one: "{0} kilomètre", other: "{0} kilomètres"),
        spokenMiles: PluralPhrase(one: "{0} mile", other: "{0} miles"),
        spokenMillimeters: PluralPhrase(one: "{0} millimètre", other: "{0} millimètres"),
        spokenInches: PluralPhrase(one: "{0} pouce", other: "{0} pouces"),
        spokenLessThan: "moins de {0}",
        minus: "moins {0}"
    )
}
