import OpenWeatherScreenKit

extension ConverterTexts {
    /// Spanish.
    package static let spanish = ConverterTexts(
        title: "Conversor de temperatura",
        fahrenheit: "Fahrenheit",
        celsius: "Celsius",
        kelvin: "Kelvin",
        hint: "Mueve el control, escribe una temperatura o elige una ciudad",
        slider: "Temperatura",
        sliderHint: "Cambia la temperatura",
        fieldHint: "Escribe una temperatura para convertir",
        cold: "Frío",
        mild: "Templado",
        warm: "Cálido",
        hot: "Caluroso",
        badNumber: "Escribe un número como {0}.",
        absoluteZero: "No hay nada más frío que {0}.",
        place: "Temperatura en {0}",
        unavailable: "{0}. Aún puedes ajustar la temperatura a mano.",
        cityHint: "Toma la temperatura de ese lugar",
        currentLocationHint: "Toma la temperatura de donde estás",
        loading: "Consultando la temperatura…",
        pair: "{0}, {1}"
    )
}
