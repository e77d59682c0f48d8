import OpenWeatherScreenKit

extension ConverterTexts {
    /// French.
    package static let french = ConverterTexts(
        title: "Convertisseur de température",
        fahrenheit: "Fahrenheit",
        celsius: "Celsius",
        kelvin: "Kelvin",
        hint: "Déplacez le curseur, saisissez une température ou choisissez une ville",
        slider: "Température",
        sliderHint: "Modifie la température",
        fieldHint: "Saisissez une température à convertir",
        cold: "Froid",
        mild: "Doux",
        warm: "Chaud",
        hot: "Très chaud",
        badNumber: "Saisissez un nombre comme {0}.",
        absoluteZero: "Rien n’est plus froid que {0}.",
        place: "Température à {0}",
        unavailable: "{0}. Vous pouvez toujours régler la température vous-même.",
        cityHint: "Reprend la température de ce lieu",
        currentLocationHint: "Reprend la température là où vous êtes",
        loading: "Récupération de la température…",
        pair: "{0}, {1}"
    )
}
