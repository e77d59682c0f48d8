import OpenWeatherScreenKit

extension ConverterTexts {
    /// German.
    package static let german = ConverterTexts(
        title: "Temperaturumrechner",
        fahrenheit: "Fahrenheit",
        celsius: "Celsius",
        kelvin: "Kelvin",
        hint: "Bewege den Regler, gib eine Temperatur ein oder wähle eine Stadt",
        slider: "Temperatur",
        sliderHint: "Ändert die Temperatur",
        fieldHint: "Temperatur zum Umrechnen eingeben",
        cold: "Kalt",
        mild: "Mild",
        warm: "Warm",
        hot: "Heiß",
        badNumber: "Gib eine Zahl wie {0} ein.",
        absoluteZero: "Nichts ist kälter als {0}.",
        place: "Temperatur in {0}",
        unavailable: "{0}. Die Temperatur lässt sich weiterhin von Hand einstellen.",
        cityHint: "Übernimmt die Temperatur dort",
        currentLocationHint: "Übernimmt die Temperatur an deinem Standort",
        loading: "Temperatur wird abgerufen …",
        pair: "{0}, {1}"
    )
}
