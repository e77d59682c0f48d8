import OpenWeatherCore
import OpenWeatherScreenKit

extension ForecastTexts {
    /// The texts in French.
    package static let french = ForecastTexts(
        title: "Prévisions",
        now: "Maintenant",
        expected: "Prévision pour {0}",
        today: "Aujourd’hui",
        tomorrow: "Demain",
        low: "Minimum",
        high: "Maximum",
        precipitation: "Précipitations",
        chance: "Risque de précipitations",
        rain: "Pluie",
        snow: "Neige",
        wind: "Vent",
        gusts: "Rafales",
        humidity: "Humidité",
        feelsLike: "Ressenti",
        temperature: "Température",
        moment: "Jour et heure",
        entries: "Toutes les trois heures",
        hourlyEntries: "Toutes les heures",
        following: "Jours suivants",
        details: "Détails",
        dayHint: "Affiche la journée en détail",
        refreshHint: "Récupère les dernières prévisions",
        noLocationMessage: "Choisissez une ville pour en voir les prévisions.",
        emptiness: "Il n’y a pas de prévisions pour ce lieu en ce moment.",
        missingDayTitle: "Ce jour n’est pas dans les prévisions",
        separator: ", ",
        missingDayMessage: "Pour le {0}, il n’y a pas de prévisions. Revenez en arrière pour voir les prochains jours.",
        labeled: "{0} {1}",
        range: "de {0} à {1}",
        lowest: "Minimum {0}, {1}",
        highest: "Maximum {0}, {1}"
    )
}

extension DaySkyTexts {
    /// The texts in French.
    package static let french = DaySkyTexts(
        uvIndex: "Indice UV",
        moon: "Lune",
        uv: "{0}, {1}",
        bands: [
            .low: "faible",
            .moderate: "modéré",
            .high: "élevé",
            .veryHigh: "très élevé",
            .extreme: "extrême",
        ],
        phases: [
            .newMoon: "Nouvelle lune",
            .waxingCrescent: "Premier croissant",
            .firstQuarter: "Premier quartier",
            .waxingGibbous: "Gibbeuse croissante",
            .fullMoon: "Pleine lune",
            .waningGibbous: "Gibbeuse décroissante",
            .lastQuarter: "Dernier quartier",
            .waningCrescent: "Dernier croissant",
        ]
    )
}

extension AccuracyTexts {
    /// French.
    package static let french = AccuracyTexts(
        title: "Fiabilité des prévisions",
        period: PluralPhrase(one: "Sur {0} jour", other: "Sur {0} jours"),
        sameDay: "les prévisions du jour même",
        ahead: PluralPhrase(one: "les prévisions à {0} jour", other: "les prévisions à {0} jours"),
        subject: "{0}, {1}",
        temperature: "{0} se sont écartées ici de {1}.",
        off: "{0}",
        offAndWarm: "{0}, trop chaudes de {1}",
        offAndCold: "{0}, trop froides de {1}",
        chance: "Quand environ {0} étaient annoncés, il a plu ou neigé dans {1}.",
        share: "{0} des {1}",
        times: PluralPhrase(one: "{0} cas", other: "{0} cas"),
        band: "Bande\u{A0}: l’écart des prévisions ici"
    )
}
