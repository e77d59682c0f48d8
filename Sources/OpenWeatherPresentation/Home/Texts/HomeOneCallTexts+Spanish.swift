import OpenWeatherScreenKit

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
