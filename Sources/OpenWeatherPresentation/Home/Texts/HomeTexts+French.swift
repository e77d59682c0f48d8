import OpenWeatherScreenKit

extension HomeTexts {
    /// The texts in French.
    package static let french = HomeTexts(
        onboardingTitle: "Choisissez une ville",
        onboardingMessage: "Choisissez un lieu pour en voir la météo.",
        onboardingAction: "Chercher une ville",
        humidity: "Humidité",
        pressure: "Pression",
        wind: "Vent",
        cloudiness: "Couverture nuageuse",
        visibility: "Visibilité",
        low: "Minimum aux alentours",
        high: "Maximum aux alentours",
        sunrise: "Lever du soleil",
        sunset: "Coucher du soleil",
        polarDay: "Le soleil ne se couche pas aujourd’hui",
        polarNight: "Le soleil ne se lève pas aujourd’hui",
        sunUnknown: "Lever et coucher du soleil inconnus",
        search: "Recherche",
        searchHint: "Trouve un autre lieu",
        forecast: "Prévisions",
        forecastHint: "Affiche les prochains jours",
        airQuality: "Qualité de l’air",
        airQualityHint: "Indique si l’air est pur",
        map: "Carte",
        mapHint: "Affiche la météo sur une carte",
        settings: "Réglages",
        settingsHint: "Change les unités et la langue",
        converter: "Convertisseur",
        converterHint: "Convertit entre Fahrenheit et Celsius",
        refreshHint: "Charge la météo actuelle",
        favorites: "Favoris",
        favoritesHint: "Affiche vos lieux favoris",
        history: "Historique",
        historyHint: "Affiche les lieux consultés",
        more: "Plus",
        offline: "Vous êtes hors ligne",
        backOnline: "De nouveau en ligne",
        favoriteHint: "Affiche la météo de ce lieu",
        favoriteCurrent: "affiché actuellement",
        feelsLike: "Ressenti {0}",
        measured: "Mesuré\u{A0}: {0}",
        refreshedEveryMinutes: PluralPhrase(one: "Actualisé chaque minute", other: "Actualisé toutes les {0} minutes"),
        refreshedEverySeconds: PluralPhrase(
            one: "Actualisé chaque seconde",
            other: "Actualisé toutes les {0} secondes"
        ),
        spokenTemperature: "Température {0}",
        spokenTemperatures: "Température {0}, ressenti {1}",
        precipitation: PluralPhrase(
            one: "Précipitations de la dernière heure",
            other: "Précipitations des {0} dernières heures"
        ),
        glance: .french,
        oneCall: .french
    )
}
