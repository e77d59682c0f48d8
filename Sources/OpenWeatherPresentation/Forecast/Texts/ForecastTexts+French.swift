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
