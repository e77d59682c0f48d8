import OpenWeatherScreenKit

extension SettingsNoticeTexts {
    /// Spanish.
    package static let spanish = SettingsNoticeTexts(
        title: "Notificaciones",
        rain: "Antes de lluvia o nieve",
        alerts: "Avisos meteorológicos",
        frost: "Heladas de la próxima noche, a las {0}",
        morning: "El tiempo del día a las {0}",
        quiet: "Sin notificaciones de {0} a {1}",
        hint: "Te avisa una vez, con antelación",
        quietHint: "Las notificaciones esperan al final de estas horas",
        lead: "Con cuánta antelación",
        threshold: "A partir de esta cantidad",
        anHour: "{0} por hora",
        notPermitted: "Esta app no puede mostrar notificaciones. Permítelas en los ajustes del sistema."
    )
}
