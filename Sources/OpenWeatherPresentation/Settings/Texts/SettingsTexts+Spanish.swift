import OpenWeatherScreenKit

extension SettingsTexts {
    /// Spanish.
    static let spanish = SettingsTexts(
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
        on: "activado",
        off: "desactivado",
        about: "Acerca de",
        version: "Versión del SDK",
        listed: "{0}, {1}"
    )
}
