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

extension HomeGlanceTexts {
    /// The texts in French.
    static let french = HomeGlanceTexts(
        now: "Maint.",
        today: "Aujourd’hui",
        hours: "Prochaines 24 heures",
        days: "Prochains jours",
        low: "Min.",
        high: "Max.",
        lowUntilMidnight: "Minimum jusqu’à minuit",
        highUntilMidnight: "Maximum jusqu’à minuit",
        chance: "Risque de précipitations",
        dry: "air sec",
        comfortable: "air agréable",
        damp: "air humide",
        humid: "air lourd",
        oppressive: "air étouffant",
        separator: ", ",
        dewPoint: "Point de rosée {0}",
        gusts: "Rafales {0}",
        notice: "Prévisions mises à jour {0}",
        labeled: "{0} {1}"
    )
}

extension HomeOneCallTexts {
    /// The texts in French.
    static let french = HomeOneCallTexts(
        precipitation: "Précipitations",
        notice: "Alertes mises à jour {0}",
        more: PluralPhrase(
            one: "{0} autre alerte",
            other: "{0} autres alertes"
        ),
        starts: "{1} dans {0}",
        startsNow: "{0} d’un instant à l’autre",
        stops: "{1}\u{A0}: fin dans {0} environ",
        stopsNow: "{0}\u{A0}: fin d’un instant à l’autre",
        staysDry: "Ni pluie ni neige pendant au moins {0}",
        staysWet: "{1} pendant encore au moins {0}"
    )
}

extension HomeComparisonTexts {
    /// The texts in French.
    package static let french = HomeComparisonTexts(
        aboveUsual: "maximale {0} au-dessus de l’habituelle de {1}",
        belowUsual: "maximale {0} au-dessous de l’habituelle de {1}",
        asUsual: "maximale conforme à l’habituelle de {0}",
        usualHigh: "maximale habituelle de {0} pour {1}",
        early: "début {0}",
        middle: "mi-{0}",
        late: "fin {0}",
        since: "{0} ({1})",
        years: PluralPhrase(
            one: "environ {0} an",
            other: "environ {0} ans"
        ),
        ask: PluralPhrase(
            one: "Comparer à l’habituel ({0} appel)",
            other: "Comparer à l’habituel ({0} appels)"
        ),
        askHint: "Charge la météo de ces jours des années passées",
        asking: "Chargement de la météo habituelle…",
        overBudget: "Aucun autre appel n’est permis pour l’instant. Attendez que la limite en autorise d’autres, ou "
            + "relevez-la.",
        both: "{0}\u{202F}; {1}",
        outdated: "pas à jour, mesuré {1}\u{A0}: {0}"
    )
}
