extension ErrorTexts {
    /// French.
    static let french = ErrorTexts(
        missingKey: FailureText(
            title: "Aucune clé d’API",
            message: "Ajoutez votre clé d’API OpenWeather pour afficher la météo."
        ),
        refusedKey: FailureText(
            title: "Clé d’API refusée",
            message: "OpenWeather a refusé la clé d’API. Vérifiez qu’elle est bien saisie\u{A0}; une nouvelle clé "
                + "peut mettre deux heures à fonctionner."
        ),
        subscriptionRequired: FailureText(
            title: "Abonnement requis",
            message: "La clé d’API est valide, mais son offre ne comprend pas ces données."
        ),
        notFound: FailureText(
            title: "Lieu introuvable",
            message: "OpenWeather ne connaît pas ce lieu. Vérifiez l’orthographe ou cherchez un lieu proche."
        ),
        badCoordinates: FailureText(
            title: "Coordonnées non valides",
            message: "La latitude doit être comprise entre −90 et 90, la longitude entre −180 et 180."
        ),
        emptyQuery: FailureText(
            title: "Aucun lieu indiqué",
            message: "Saisissez une ville, un code postal ou des coordonnées."
        ),
        invalidAddress: FailureText(
            title: "Adresse du serveur non valide",
            message: "L’app est configurée avec une adresse inutilisable."
        ),
        badRequest: FailureText(
            title: "Requête refusée",
            message: "OpenWeather n’a pas pu traiter cette requête."
        ),
        rateLimited: FailureText(
            title: "Trop de requêtes",
            message: "OpenWeather demande une pause. Attendez quelques minutes avant de réessayer."
        ),
        offline: FailureText(
            title: "Aucune connexion",
            message: "OpenWeather est injoignable. Vérifiez votre connexion Internet."
        ),
        timedOut: FailureText(
            title: "Délai dépassé",
            message: "OpenWeather a mis trop de temps à répondre. Réessayez."
        ),
        server: FailureText(
            title: "OpenWeather a un problème",
            message: "Le service météo signale un problème de son côté. Réessayez plus tard."
        ),
        brokenConnection: FailureText(
            title: "Connexion interrompue",
            message: "La connexion s’est coupée avant la fin de la réponse. Réessayez."
        ),
        invalidResponse: FailureText(
            title: "Réponse incompréhensible",
            message: "OpenWeather a envoyé une réponse que l’app ne peut pas lire. Réessayez plus tard."
        ),
        loginPage: FailureText(
            title: "Connexion au réseau peut-être requise",
            message: "Autre chose qu’OpenWeather a répondu. Si ce réseau a une page de connexion, ouvrez-la "
                + "d’abord."
        ),
        notCached: FailureText(
            title: "Rien d’enregistré",
            message: "Aucune météo n’est enregistrée pour ce lieu. Connectez-vous une fois à Internet pour la "
                + "récupérer."
        ),
        locationRefused: FailureText(
            title: "Pas d’accès à votre position",
            message: "L’app ne peut pas utiliser votre position. Cherchez plutôt une ville par son nom."
        ),
        locationUnavailable: FailureText(
            title: "Position introuvable",
            message: "Votre position ne peut pas être déterminée pour l’instant. Cherchez plutôt une ville par son "
                + "nom."
        ),
        storage: FailureText(
            title: "Enregistrement impossible",
            message: "Vos choix ne peuvent être ni enregistrés ni lus sur cet appareil."
        ),
        storageFull: FailureText(
            title: "Stockage plein",
            message: "Il n’y a plus d’espace sur cet appareil. Libérez-en, puis réessayez."
        ),
        storageDamaged: FailureText(
            title: "Réglages endommagés",
            message: "Les réglages enregistrés sont illisibles. Une copie a été conservée et les réglages par défaut "
                + "sont utilisés."
        ),
        unsupported: FailureText(
            title: "Non disponible ici",
            message: "Cette source météo ne propose pas ces données."
        ),
        cancelled: FailureText(title: "Arrêté", message: "La requête a été arrêtée avant la fin."),
        rateLimitedWait: PluralPhrase(
            one: "OpenWeather demande une pause. Réessayez dans {0} seconde.",
            other: "OpenWeather demande une pause. Réessayez dans {0} secondes."
        ),
        retry: "Réessayer",
        search: "Chercher un lieu"
    )
}
