extension NoticeTexts {
    /// French.
    static let french = NoticeTexts(
        offline: "Vous êtes hors ligne. Mis à jour {0}.",
        outdated: "Données anciennes. Mis à jour {0}.",
        refreshFailed: "{0}. Mis à jour {1}.",
        loading: "Chargement",
        missing: "non disponible",
        dismiss: "Retour",
        attribution: "Données météo fournies par {0}",
        attributionHint: "Ouvre le site {0}"
    )
}
