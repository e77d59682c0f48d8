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
