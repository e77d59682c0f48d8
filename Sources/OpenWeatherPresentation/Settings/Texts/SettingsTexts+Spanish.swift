import OpenWeatherScreenKit

extension SettingsTexts {
    /// Spanish.
    package static let spanish = SettingsTexts(
        title: "Ajustes",
        units: "Unidades",
        unitsSystem: "Sistema",
        unitsMetric: "Métrico",
        unitsImperial: "Imperial",
        unitsStandard: "Estándar",
        language: "Idioma",
        useDeviceLanguage: "Usar el idioma del dispositivo",
        useDeviceLanguageHint: "Sigue el idioma de este dispositivo",
        languageNote: "Las descripciones del tiempo llegan en el idioma elegido. La app en sí habla español, "
            + "inglés, alemán, francés, japonés y árabe.",
        optionHint: "Selecciona esta opción",
        selected: "seleccionado",
        cache: "Caché",
        cacheSwitch: "Guardar los datos del tiempo en este dispositivo",
        cacheHint: "Muestra el tiempo sin conexión y ahorra solicitudes",
        cacheSize: "Tamaño en disco",
        clearCache: "Vaciar la caché",
        clearCacheHint: "Elimina los datos del tiempo guardados en este dispositivo",
        clearing: "Vaciando…",
        autoRefresh: "Actualizar automáticamente",
        autoRefreshHint: "Mantiene actualizados los datos del tiempo mostrados",
        fetchTime: "Mostrar la hora de obtención",
        fetchTimeHint: "Indica en cada pantalla cuándo se obtuvieron los datos",
        activityHint: "Muestra sus buenos momentos en el inicio y en cada día",
        diary: "Llevar un diario de pronósticos",
        diaryHint: "Compara los pronósticos con el tiempo que hizo",
        diaryNote: "Guarda en este dispositivo, para cada lugar que consultas, lo que se pronosticó y lo que se midió, "
            + "para decir lo buenos que son allí los pronósticos. No cuesta ninguna llamada. "
            + "«Borrar el historial» lo borra.",
        on: "activado",
        off: "desactivado",
        calls: "Llamadas de este dispositivo",
        callsNote: "Los límites son los de tu cuenta, que otros dispositivos pueden compartir. Aquí solo se "
            + "cuentan las llamadas de este dispositivo.",
        callsOfAccount: "Tiempo y pronósticos",
        callsOfMinute: "{0} de {1} en este minuto",
        callsOfDay: "{0} de {1} hoy",
        callsOfMonth: "{0} de {1} este mes",
        about: "Acerca de",
        version: "Versión del SDK",
        listed: "{0}, {1}"
    )
}

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
