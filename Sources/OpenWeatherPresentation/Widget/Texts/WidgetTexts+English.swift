import OpenWeatherScreenKit

extension WidgetTexts {
    /// English.
    package static let english = WidgetTexts(
        chooseCityTitle: "Choose a city",
        chooseCityMessage: "Open the app and choose a city to see its weather.",
        opensApp: "Opens the app",
        openApp: "Open the app",
        nextPlace: "Next place",
        unknownRain: "It is not known whether it will rain",
        noWeather: "No weather",
        sample: "Sample weather",
        sampleCity: "Sample city",
        updated: "Updated {0}",
        outdated: "Last updated {0}",
        spokenTemperature: "Temperature {0}",
        today: "Today",
        high: "H {0}",
        low: "L {0}",
        spokenHigh: "High {0}",
        spokenLow: "Low {0}",
        chance: "Chance of precipitation {0}"
    )
}
