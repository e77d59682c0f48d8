import OpenWeatherScreenKit

extension WidgetTexts {
    /// French.
    package static let french = WidgetTexts(
        chooseCityTitle: "Choisissez une ville",
        chooseCityMessage: "Ouvrez l’app et choisissez une ville pour en voir la météo.",
        opensApp: "Ouvre l’app",
        openApp: "Ouvrez l’app",
        nextPlace: "Lieu suivant",
        unknownRain: "On ne sait pas s’il va pleuvoir",
        noWeather: "Pas de météo",
        sample: "Exemple de météo",
        sampleCity: "Ville d’exemple",
        updated: "Mis à jour\u{A0}: {0}",
        outdated: "Dernière mise à jour\u{A0}: {0}",
        spokenTemperature: "Température {0}",
        today: "Aujourd’hui",
        high: "Max. {0}",
        low: "Min. {0}",
        spokenHigh: "Maximum {0}",
        spokenLow: "Minimum {0}",
        chance: "Risque de précipitations {0}"
    )
}
