import OpenWeatherScreenKit

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
