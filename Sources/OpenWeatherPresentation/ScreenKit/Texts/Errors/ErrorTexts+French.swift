extension ErrorTexts {
    /// French.
    static let french = ErrorTexts(
        missingKey: FailureText(
            title: "Aucune clé d’API",
            message: "Ajoutez votre clé d’API OpenWeather pour afficher la météo."
        ),
        refusedKey: FailureText(
            title: "Clé d’API refusée",
            message: "OpenWeather a refusé la clé d’API. Vérifiez qu’elle est bien saisie\u{202F}; une nouvelle clé "
                + "peut mettre deux heures à fonctionner."
        ),
        subscriptionRequired: FailureText(
            title: "Abonnement requis",
            message: "La clé d’API fonctionne mais n’a pas d’abonnement pour ces données. Abonnez-vous chez "
                + "OpenWeather ou passez-vous-en."
        ),
        malformedKey: FailureText(
            title: "Ceci n’est pas une clé d’API",
            message: "OpenWeather a refusé la clé d’API, qui n’en a pas la forme\u{A0}: une clé a 32 lettres et "
                + "chiffres. Copiez-la de nouveau."
        ),
        undeterminedKey: FailureText(
            title: "Abonnement peut-être requis",
            message: "OpenWeather n’a pas accepté la clé d’API pour ces données. Son offre ne comprend peut-être pas "
                + "l’abonnement, ou la clé est erronée."
        ),
        refusedByGateway: FailureText(
            title: "App non acceptée",
            message: "Le serveur météo de l’app n’a pas accepté celle-ci. Installez la dernière "
                + "version et prévenez ses développeurs si le problème persiste."
        ),
        notFound: FailureText(
            title: "Lieu introuvable",
            message: "Le service météo ne connaît pas ce lieu. Vérifiez l’orthographe ou cherchez un lieu proche."
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
        insecureAddress: FailureText(
            title: "Connexion non chiffrée bloquée",
            message: "Cet appareil n’autorise pas l’app à joindre son serveur sans chiffrement. "
                + "Contactez le développeur de l’app."
        ),
        badRequest: FailureText(
            title: "Requête refusée",
            message: "Le service météo n’a pas pu traiter cette requête."
        ),
        rateLimited: FailureText(
            title: "Trop de requêtes",
            message: "Le service météo demande une pause. Attendez quelques minutes avant de réessayer."
        ),
        offline: FailureText(
            title: "Aucune connexion",
            message: "Le service météo est injoignable. Vérifiez votre connexion Internet."
        ),
        timedOut: FailureText(
            title: "Délai dépassé",
            message: "Le service météo a mis trop de temps à répondre. Réessayez."
        ),
        server: FailureText(
            title: "Le service météo a un problème",
            message: "Le service météo signale un problème de son côté. Réessayez plus tard."
        ),
        brokenConnection: FailureText(
            title: "Connexion interrompue",
            message: "La connexion s’est coupée avant la fin de la réponse. Réessayez."
        ),
        invalidResponse: FailureText(
            title: "Réponse incompréhensible",
            message: "Le service météo a envoyé une réponse que l’app ne peut pas lire. Réessayez plus tard."
        ),
        loginPage: FailureText(
            title: "Connexion au réseau peut-être requise",
            message: "Autre chose que le service météo a répondu. Si ce réseau a une page de connexion, ouvrez-la "
                + "d’abord."
        ),
        notCached: FailureText(
            title: "Rien d’enregistré",
            message: "Aucune météo n’est enregistrée pour ce lieu. Connectez-vous une fois à Internet pour la "
                + "récupérer."
        ),
        location: .french,
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
        system: FailureText(
            title: "Pas de connexion depuis cet appareil",
            message: "L’app ne peut pas ouvrir de connexion pour le moment. Fermez-la, puis rouvrez-la."
        ),
        unsupported: FailureText(
            title: "Non disponible ici",
            message: "Cette source météo ne propose pas ces données."
        ),
        cancelled: FailureText(title: "Arrêté", message: "La requête a été arrêtée avant la fin."),
        rateLimitedWait: PluralPhrase(
            one: "Le service météo demande une pause. Réessayez dans {0} seconde.",
            other: "Le service météo demande une pause. Réessayez dans {0} secondes."
        ),
        rateLimitedUntil: "Le service météo demande une pause. Réessayez à {0}.",
        rateLimitedUntilTomorrow: "Le service météo demande une pause. Réessayez demain à {0}.",
        limits: .french,
        retry: "Réessayer",
        search: "Chercher un lieu"
    )
}

extension LimitTexts {
    /// French.
    static let french = LimitTexts(
        budget: FailureText(
            title: "Appels épuisés",
            message: "Cet appareil a utilisé les appels auxquels il a droit. Attendez qu’il en ait de nouveau ou "
                + "augmentez son quota."
        ),
        uncounted: FailureText(
            title: "Impossible de compter les appels",
            message: "Cet appareil ne peut pas compter ses appels et n’en envoie donc aucun qui puisse être facturé. "
                + "Libérez de l’espace et réessayez."
        ),
        minute: FailureText(
            title: "Trop de requêtes à la fois",
            message: "Les appels de cette minute sont épuisés. Réessayez dans une minute."
        ),
        day: FailureText(
            title: "Appels du jour épuisés",
            message: "Le compte a utilisé ses appels du jour. Attendez le jour suivant ou relevez la limite "
                + "quotidienne du compte."
        ),
        month: FailureText(
            title: "Appels du mois épuisés",
            message: "Le compte a utilisé ses appels du mois. Attendez le mois suivant ou changez d’offre."
        ),
        blocked: FailureText(
            title: "Compte bloqué",
            message: "Le service météo a bloqué le compte à cause d’un trop grand nombre de requêtes. Réessayez dans "
                + "quelques heures."
        ),
        gateway: FailureText(
            title: "Serveur météo à sa limite",
            message: "Le serveur météo de l’app a épuisé ses requêtes pour le moment. Les lieux "
                + "consultés récemment se chargent toujours\u{202F}; réessayez plus tard pour les autres."
        ),
        gatewayClient: FailureText(
            title: "Trop de demandes à la fois",
            message: "Le serveur météo de l’app demande à celle-ci de ralentir. Les lieux consultés "
                + "récemment se chargent toujours\u{202F}; réessayez un peu plus tard pour les autres."
        ),
        contradiction: FailureText(
            title: "Aucun appel prévu",
            message: "L’app est configurée de telle sorte qu’elle ne peut pas envoyer cette demande. Contactez le "
                + "développeur de l’app."
        ),
        opensAgain: "Les appels reprendront à partir du moment suivant\u{A0}: {0}."
    )
}
