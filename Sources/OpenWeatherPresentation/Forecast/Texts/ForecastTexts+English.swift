import OpenWeatherCore
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

extension DaySkyTexts {
    /// The texts in English.
    package static let english = DaySkyTexts(
        uvIndex: "UV index",
        moon: "Moon",
        uv: "{0}, {1}",
        bands: [
            .low: "low",
            .moderate: "moderate",
            .high: "high",
            .veryHigh: "very high",
            .extreme: "extreme",
        ],
        phases: [
            .newMoon: "New moon",
            .waxingCrescent: "Waxing crescent",
            .firstQuarter: "First quarter",
            .waxingGibbous: "Waxing gibbous",
            .fullMoon: "Full moon",
            .waningGibbous: "Waning gibbous",
            .lastQuarter: "Last quarter",
            .waningCrescent: "Waning crescent",
        ]
    )
}

extension AccuracyTexts {
    /// English.
    package static let english = AccuracyTexts(
        title: "Accuracy of forecasts",
        period: PluralPhrase(one: "Over {0} day", other: "Over {0} days"),
        sameDay: "forecasts of the same day",
        ahead: PluralPhrase(one: "forecasts a day ahead", other: "forecasts {0} days ahead"),
        subject: "{0}, {1}",
        temperature: "{0} were {1}.",
        off: "{0} off here",
        offAndWarm: "{0} off here, {1} too warm",
        offAndCold: "{0} off here, {1} too cold",
        chance: "When about {0} was said, it rained or snowed in {1}.",
        share: "{0} of {1}",
        times: PluralPhrase(one: "{0} time", other: "{0} times"),
        band: "Band: how far forecasts were off here"
    )
}
