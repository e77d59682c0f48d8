import OpenWeatherScreenKit

extension AirQualityTexts {
    /// The texts in French.
    package static let french = AirQualityTexts(
        title: "Qualité de l’air",
        refreshHint: "Récupère les dernières valeurs",
        noLocationMessage: "Choisissez une ville pour voir la qualité de son air.",
        index: "Indice de qualité de l’air",
        scaleHint: "Affiche la qualité de l’air sur cette échelle",
        selected: "sélectionné",
        currentBand: "niveau actuel",
        morePollutants: "Afficher plus de polluants",
        fewerPollutants: "Afficher moins de polluants",
        expanded: "développé",
        collapsed: "réduit",
        hours: "Prochaines 24 heures",
        hoursEmpty: "Il n’y a pas de prévisions horaires pour ce lieu en ce moment.",
        hoursFailed: "Les prévisions horaires n’ont pas pu être chargées\u{A0}: {0}.",
        measured: "Dernière mise à jour\u{A0}: {0}",
        updated: "Récupéré {0}",
        dominant: "Polluant principal\u{A0}: {0}",
        concentration: "{0}\u{A0}μg/m³",
        outOf: "{0} sur {1}",
        listed: "{0}, {1}",
        range: "De {0} à {1}",
        spokenConcentration: PluralPhrase(
            one: "{0} microgramme par mètre cube",
            other: "{0} microgrammes par mètre cube"
        ),
        scales: AirQualityScaleTexts(
            openWeather: "OpenWeather",
            usEPA: "AQI américain (EPA)",
            european: "Indice européen"
        ),
        bands: AirQualityBandTexts(
            good: "Bon",
            fair: "Moyen",
            moderate: "Dégradé",
            poor: "Mauvais",
            veryPoor: "Très mauvais",
            extremelyPoor: "Extrêmement mauvais",
            usGood: "Bon",
            usModerate: "Modéré",
            unhealthyForSensitiveGroups: "Mauvais pour les groupes sensibles",
            unhealthy: "Mauvais",
            veryUnhealthy: "Très mauvais",
            hazardous: "Dangereux"
        ),
        advice: HealthAdviceTexts(
            enjoyOutdoors: "Profitez de l’extérieur comme d’habitude.",
            watchSymptomsIfSensitive: "Sans risque pour la plupart. Les personnes très sensibles surveillent des "
                + "symptômes comme la toux.",
            reduceIfSensitive: "Les enfants, les personnes âgées et les malades du cœur ou des poumons devraient "
                + "réduire les efforts longs ou intenses à l’extérieur.",
            reduceExertion: "Réduisez les efforts longs ou intenses à l’extérieur. Les personnes sensibles "
                + "devraient les éviter.",
            avoidExertion: "Évitez les efforts à l’extérieur. Les personnes sensibles devraient rester à "
                + "l’intérieur.",
            stayIndoors: "Restez à l’intérieur et gardez les fenêtres fermées."
        ),
        notes: AirQualityNoteTexts(
            serviceIndex: "L’indice propre à OpenWeather, de 1 (bon) à 5 (très mauvais).",
            computedIndex: "OpenWeather n’a pas envoyé d’indice. Celui-ci est calculé à partir des concentrations.",
            european: "Une estimation à partir des concentrations horaires d’OpenWeather. L’indice officiel "
                + "utilise des stations de mesure.",
            usEPA: "Une estimation. L’indice officiel utilise des moyennes sur 1, 8 et 24 heures\u{202F}; celui-ci ne "
                + "connaît qu’une seule heure et peut nettement différer.",
            usEPAMeans: "D’après les moyennes sur 1, 8 et 24 heures qui définissent l’indice, des concentrations "
                + "d’OpenWeather des dernières 24 heures. L’indice officiel utilise des stations de mesure."
        ),
        pollutants: PollutantTexts(
            pm2_5: "Particules fines",
            pm10: "Particules grossières",
            ozone: "Ozone",
            nitrogenDioxide: "Dioxyde d’azote",
            carbonMonoxide: "Monoxyde de carbone",
            sulfurDioxide: "Dioxyde de soufre",
            ammonia: "Ammoniac",
            nitrogenMonoxide: "Monoxyde d’azote"
        )
    )
}
