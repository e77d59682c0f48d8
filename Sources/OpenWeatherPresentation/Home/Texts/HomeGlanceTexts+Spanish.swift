import OpenWeatherScreenKit

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
