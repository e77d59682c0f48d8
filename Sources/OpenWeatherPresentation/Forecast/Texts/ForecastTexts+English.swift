import OpenWeatherScreenKit

extension ForecastTexts {
    /// The texts in English.
    package static let english = ForecastTexts(
        title: "Forecast",
        now: "Now",
        expected: "Forecast for {0}",
        today: "Today",
        tomorrow: "Tomorrow",
        low: "Low",
        high: "High",
        precipitation: "Precipitation",
        chance: "Chance of precipitation",
        rain: "Rain",
        snow: "Snow",
        wind: "Wind",
        gusts: "Gusts",
        humidity: "Humidity",
        feelsLike: "Feels like",
        temperature: "Temperature",
        moment: "Day and time",
        entries: "Every three hours",
        hourlyEntries: "Every hour",
        following: "Following days",
        details: "Details",
        dayHint: "Shows the day in detail",
        refreshHint: "Fetches the latest forecast",
        noLocationMessage: "Select a city to see its forecast.",
        emptiness: "There is no forecast for this place at the moment.",
        missingDayTitle: "This day is not in the forecast",
        separator: ", ",
        missingDayMessage: "There is no forecast for {0}. Go back to see the coming days.",
        labeled: "{0} {1}",
        range: "{0} to {1}",
        lowest: "Lowest {0}, {1}",
        highest: "Highest {0}, {1}"
    )
}
