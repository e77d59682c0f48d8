import OpenWeatherScreenKit

extension HomeOneCallTexts {
    /// The texts in Spanish.
    static let spanish = HomeOneCallTexts(
        precipitation: "Precipitación",
        alert: "Aviso meteorológico",
        until: "Hasta: {0}",
        period: "De {0} a {1}",
        notice: "Avisos actualizados {0}",
        more: PluralPhrase(
            one: "{0} aviso más",
            other: "{0} avisos más"
        ),
        starts: PluralPhrase(
            one: "{1} en {0} minuto",
            other: "{1} en {0} minutos"
        ),
        stops: PluralPhrase(
            one: "{1}: termina en aprox. {0} minuto",
            other: "{1}: termina en aprox. {0} minutos"
        ),
        staysDry: PluralPhrase(
            one: "Sin lluvia ni nieve durante al menos {0} minuto",
            other: "Sin lluvia ni nieve durante al menos {0} minutos"
        ),
        staysWet: PluralPhrase(
            one: "{1} durante al menos {0} minuto más",
            other: "{1} durante al menos {0} minutos más"
        )
    )
}
