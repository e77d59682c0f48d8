import OpenWeatherScreenKit

extension SettingsTexts {
    /// French.
    package static let french = SettingsTexts(
        title: "Réglages",
        units: "Unités",
        unitsSystem: "Système",
        unitsMetric: "Métrique",
        unitsImperial: "Impérial",
        unitsStandard: "Standard",
        language: "Langue",
        useDeviceLanguage: "Utiliser la langue de l’appareil",
        useDeviceLanguageHint: "Suit la langue de cet appareil",
        languageNote: "Les descriptions du temps sont dans la langue choisie. L’app elle-même parle français, "
            + "anglais, allemand, espagnol, japonais et arabe.",
        optionHint: "Sélectionne cette option",
        selected: "sélectionné",
        cache: "Cache",
        cacheSwitch: "Conserver la météo sur cet appareil",
        cacheHint: "Affiche la météo sans connexion et évite des requêtes",
        cacheSize: "Taille sur le disque",
        clearCache: "Vider le cache",
        clearCacheHint: "Supprime la météo conservée sur cet appareil",
        clearing: "Suppression…",
        autoRefresh: "Actualiser automatiquement",
        autoRefreshHint: "Garde à jour la météo affichée",
        fetchTime: "Afficher l’heure de récupération",
        fetchTimeHint: "Indique sur chaque écran quand les données ont été récupérées",
        activityHint: "Affiche ses bons moments sur l’accueil et pour chaque jour",
        diary: "Tenir un journal des prévisions",
        diaryHint: "Compare les prévisions au temps qu’il a fait",
        diaryNote: "Enregistre sur cet appareil, pour chaque lieu consulté, ce qui a été prévu et ce qui a été mesuré, "
            + "afin de dire ce que valent les prévisions à cet endroit. Cela ne coûte aucun appel. "
            + "«\u{A0}Effacer l’historique\u{A0}» l’efface.",
        on: "activé",
        off: "désactivé",
        calls: "Appels de cet appareil",
        callsNote: "Les limites sont celles de votre compte, que d’autres appareils peuvent partager. Seuls les "
            + "appels de cet appareil sont comptés ici.",
        callsOfAccount: "Météo et prévisions",
        callsOfMinute: "{0} sur {1} cette minute",
        callsOfDay: "{0} sur {1} aujourd’hui",
        callsOfMonth: "{0} sur {1} ce mois-ci",
        about: "À propos",
        version: "Version du SDK",
        listed: "{0}, {1}"
    )
}

extension SettingsNoticeTexts {
    /// French.
    package static let french = SettingsNoticeTexts(
        title: "Avis",
        rain: "Avant la pluie ou la neige",
        alerts: "Alertes météo",
        frost: "Gel de la nuit à venir, à {0}",
        morning: "Le temps du jour à {0}",
        quiet: "Aucun avis de {0} à {1}",
        hint: "Vous prévient une fois, à l’avance",
        quietHint: "Les avis attendent la fin de ces heures",
        lead: "Combien de temps avant",
        threshold: "À partir de cette quantité",
        anHour: "{0} par heure",
        notPermitted: "Cette app ne peut pas afficher d’avis. Autorisez-les dans les réglages du système."
    )
}
