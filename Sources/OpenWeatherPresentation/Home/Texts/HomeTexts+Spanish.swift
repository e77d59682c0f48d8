import OpenWeatherScreenKit

extension HomeTexts {
    /// The texts in Spanish.
    package static let spanish = HomeTexts(
        onboardingTitle: "Elige una ciudad",
        onboardingMessage: "Elige un lugar para ver qué tiempo hace.",
        onboardingAction: "Buscar una ciudad",
        humidity: "Humedad",
        pressure: "Presión",
        wind: "Viento",
        cloudiness: "Nubosidad",
        visibility: "Visibilidad",
        low: "Mínima en la zona",
        high: "Máxima en la zona",
        sunrise: "Amanecer",
        sunset: "Atardecer",
        polarDay: "Hoy no se pone el sol",
        polarNight: "Hoy no sale el sol",
        sunUnknown: "No se conocen las horas de salida y puesta del sol",
        search: "Buscar",
        searchHint: "Encuentra otro lugar",
        forecast: "Pronóstico",
        forecastHint: "Muestra los próximos días",
        airQuality: "Calidad del aire",
        airQualityHint: "Muestra lo limpio que está el aire",
        map: "Mapa",
        mapHint: "Muestra el tiempo en un mapa",
        settings: "Ajustes",
        settingsHint: "Cambia las unidades y el idioma",
        converter: "Conversor",
        converterHint: "Convierte entre Fahrenheit y Celsius",
        refreshHint: "Carga el tiempo actual",
        favorites: "Favoritos",
        favoritesHint: "Muestra tus lugares favoritos",
        history: "Historial",
        historyHint: "Muestra los lugares consultados",
        more: "Más",
        offline: "Sin conexión",
        backOnline: "De nuevo con conexión",
        favoriteHint: "Muestra el tiempo de ese lugar",
        favoriteCurrent: "se muestra ahora",
        feelsLike: "Sensación de {0}",
        measured: "Medido: {0}",
        refreshedEveryMinutes: PluralPhrase(one: "Se actualiza cada minuto", other: "Se actualiza cada {0} minutos"),
        refreshedEverySeconds: PluralPhrase(one: "Se actualiza cada segundo", other: "Se actualiza cada {0} segundos"),
        spokenTemperature: "Temperatura de {0}",
        spokenTemperatures: "Temperatura de {0}, sensación de {1}",
        precipitation: PluralPhrase(
            one: "Precipitación en la última hora",
            other: "Precipitación en las últimas {0} horas"
        ),
        glance: .spanish,
        oneCall: .spanish
    )
}

extension HomeGlanceTexts {
    /// The texts in Spanish.
    static let spanish = HomeGlanceTexts(
        now: "Ahora",
        today: "Hoy",
        hours: "Próximas 24 horas",
        days: "Próximos días",
        low: "Mín.",
        high: "Máx.",
        lowUntilMidnight: "Mínima hasta medianoche",
        highUntilMidnight: "Máxima hasta medianoche",
        chance: "Probabilidad de precipitación",
        dry: "seco",
        comfortable: "agradable",
        damp: "húmedo",
        humid: "bochornoso",
        oppressive: "sofocante",
        separator: ", ",
        dewPoint: "Punto de rocío {0}",
        gusts: "Rachas {0}",
        notice: "Pronóstico actualizado {0}",
        labeled: "{0} {1}"
    )
}

extension HomeOneCallTexts {
    /// The texts in Spanish.
    static let spanish = HomeOneCallTexts(
        precipitation: "Precipitación",
        notice: "Avisos actualizados {0}",
        more: PluralPhrase(
            one: "{0} aviso más",
            other: "{0} avisos más"
        ),
        starts: "{1} en {0}",
        startsNow: "{0} en cualquier momento",
        stops: "{1}: termina en aprox. {0}",
        stopsNow: "{0}: termina en cualquier momento",
        staysDry: "Sin lluvia ni nieve durante al menos {0}",
        staysWet: "{1} durante al menos {0} más"
    )
}

extension HomeComparisonTexts {
    /// The texts in Spanish.
    package static let spanish = HomeComparisonTexts(
        aboveUsual: "máxima {0} por encima de la habitual de {1}",
        belowUsual: "máxima {0} por debajo de la habitual de {1}",
        asUsual: "máxima como la habitual de {0}",
        usualHigh: "máxima habitual de {0} a {1}",
        early: "principios de {0}",
        middle: "mediados de {0}",
        late: "finales de {0}",
        since: "{0} ({1})",
        years: PluralPhrase(
            one: "cerca de {0} año",
            other: "cerca de {0} años"
        ),
        ask: PluralPhrase(
            one: "Comparar con lo habitual ({0} llamada)",
            other: "Comparar con lo habitual ({0} llamadas)"
        ),
        askHint: "Carga el tiempo de estos días en años pasados",
        asking: "Cargando el tiempo habitual…",
        overBudget: "Ahora no se permiten más llamadas. Espera a que el límite permita más o auméntalo.",
        both: "{0}; {1}",
        outdated: "desactualizado, medido {1}: {0}"
    )
}
