import OpenWeatherScreenKit

extension ConverterTexts {
    /// English.
    package static let english = ConverterTexts(
        title: "Temperature converter",
        fahrenheit: "Fahrenheit",
        celsius: "Celsius",
        kelvin: "Kelvin",
        hint: "Move the slider, enter a temperature, or choose a city",
        slider: "Temperature",
        sliderHint: "Changes the temperature",
        fieldHint: "Enter a temperature to convert",
        cold: "Cold",
        mild: "Mild",
        warm: "Warm",
        hot: "Hot",
        badNumber: "Enter a number such as {0}.",
        absoluteZero: "Nothing is colder than {0}.",
        place: "Temperature in {0}",
        unavailable: "{0}. You can still set the temperature yourself.",
        cityHint: "Fills in the temperature there",
        currentLocationHint: "Fills in the temperature where you are",
        loading: "Fetching the temperature…",
        pair: "{0}, {1}"
    )
}
