import OpenWeatherScreenKit

extension AirQualityTexts {
    /// The texts in Spanish.
    package static let spanish = AirQualityTexts(
        title: "Calidad del aire",
        refreshHint: "Obtiene los valores más recientes",
        noLocationMessage: "Elige una ciudad para ver la calidad de su aire.",
        index: "Índice de calidad del aire",
        scaleHint: "Muestra la calidad del aire en esta escala",
        selected: "seleccionado",
        currentBand: "nivel actual",
        morePollutants: "Mostrar más contaminantes",
        fewerPollutants: "Mostrar menos contaminantes",
        expanded: "desplegado",
        collapsed: "contraído",
        hours: "Próximas 24 horas",
        hoursEmpty: "En este momento no hay pronóstico por horas para este lugar.",
        hoursFailed: "No se pudo cargar el pronóstico por horas: {0}.",
        measured: "Última actualización: {0}",
        updated: "Obtenido {0}",
        dominant: "Contaminante principal: {0}",
        concentration: "{0}\u{A0}μg/m³",
        outOf: "{0} de {1}",
        listed: "{0}, {1}",
        range: "De {0} a {1}",
        spokenConcentration: PluralPhrase(
            one: "{0} microgramo por metro cúbico",
            other: "{0} microgramos por metro cúbico"
        ),
        scales: AirQualityScaleTexts(
            openWeather: "OpenWeather",
            usEPA: "AQI de EE. UU. (EPA)",
            european: "Índice europeo"
        ),
        bands: AirQualityBandTexts(
            good: "Buena",
            fair: "Razonablemente buena",
            moderate: "Regular",
            poor: "Desfavorable",
            veryPoor: "Muy desfavorable",
            extremelyPoor: "Extremadamente desfavorable",
            usGood: "Buena",
            usModerate: "Moderada",
            unhealthyForSensitiveGroups: "Insalubre para grupos sensibles",
            unhealthy: "Insalubre",
            veryUnhealthy: "Muy insalubre",
            hazardous: "Peligrosa"
        ),
        advice: HealthAdviceTexts(
            enjoyOutdoors: "Disfruta del aire libre como siempre.",
            watchSymptomsIfSensitive: "Adecuada para la mayoría. Si eres muy sensible, vigila síntomas como la tos.",
            reduceIfSensitive: "Niños, personas mayores y enfermos del pulmón o del corazón deberían reducir los "
                + "esfuerzos largos o intensos al aire libre.",
            reduceExertion: "Reduce los esfuerzos largos o intensos al aire libre. Las personas sensibles deberían "
                + "evitarlos.",
            avoidExertion: "Evita los esfuerzos al aire libre. Las personas sensibles deberían quedarse en "
                + "interiores.",
            stayIndoors: "Quédate en interiores y mantén las ventanas cerradas."
        ),
        notes: AirQualityNoteTexts(
            serviceIndex: "El índice propio de OpenWeather, de 1 (buena) a 5 (muy desfavorable).",
            computedIndex: "OpenWeather no envió ningún índice. Este se calcula a partir de las concentraciones.",
            european: "Una estimación a partir de las concentraciones por hora de OpenWeather. El índice oficial "
                + "usa estaciones de medición.",
            usEPA: "Una estimación. El índice oficial usa medias de 1, 8 y 24 horas; este conoce una sola hora y "
                + "puede diferir claramente.",
            usEPAMeans: "A partir de las medias de 1, 8 y 24 horas que definen el índice, de las concentraciones de "
                + "OpenWeather en las últimas 24 horas. El índice oficial usa estaciones de medición."
        ),
        pollutants: PollutantTexts(
            pm2_5: "Partículas finas",
            pm10: "Partículas gruesas",
            ozone: "Ozono",
            nitrogenDioxide: "Dióxido de nitrógeno",
            carbonMonoxide: "Monóxido de carbono",
            sulfurDioxide: "Dióxido de azufre",
            ammonia: "Amoníaco",
            nitrogenMonoxide: "Monóxido de nitrógeno"
        )
    )
}
