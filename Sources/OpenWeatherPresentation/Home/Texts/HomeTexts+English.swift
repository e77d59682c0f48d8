import OpenWeatherScreenKit

extension HomeTexts {
    /// The texts in English.
    package static let english = HomeTexts(
        onboardingTitle: "Select a city",
        onboardingMessage: "Choose a place to see its weather.",
        onboardingAction: "Search for a city",
        humidity: "Humidity",
        pressure: "Pressure",
        wind: "Wind",
        cloudiness: "Cloud cover",
        visibility: "Visibility",
        low: "Lowest nearby",
        high: "Highest nearby",
        sunrise: "Sunrise",
        sunset: "Sunset",
        polarDay: "The sun does not set today",
        polarNight: "The sun does not rise today",
        sunUnknown: "Sunrise and sunset are not known",
        search: "Search",
        searchHint: "Finds another place",
        forecast: "Forecast",
        forecastHint: "Shows the coming days",
        airQuality: "Air quality",
        airQualityHint: "Shows how clean the air is",
        map: "Map",
        mapHint: "Shows the weather on a map",
        settings: "Settings",
        settingsHint: "Changes units and language",
        converter: "Converter",
        converterHint: "Converts between Fahrenheit and Celsius",
        refreshHint: "Loads the current weather",
        favorites: "Favourites",
        favoritesHint: "Shows your favourite places",
        history: "History",
        historyHint: "Shows the places you looked at",
        more: "More",
        offline: "You’re offline",
        backOnline: "Back online",
        favoriteHint: "Shows the weather there",
        favoriteCurrent: "shown now",
        feelsLike: "Feels like {0}",
        measured: "Measured: {0}",
        refreshedEveryMinutes: PluralPhrase(one: "Refreshed every minute", other: "Refreshed every {0} minutes"),
        refreshedEverySeconds: PluralPhrase(one: "Refreshed every second", other: "Refreshed every {0} seconds"),
        spokenTemperature: "Temperature {0}",
        spokenTemperatures: "Temperature {0}, feels like {1}",
        precipitation: PluralPhrase(
            one: "Precipitation in the last hour",
            other: "Precipitation in the last {0} hours"
        ),
        glance: .english,
        oneCall: .english
    )

    /// American English.
    package static let american: HomeTexts = {
        var texts = english
        texts.favorites = "Favorites"
        texts.favoritesHint = "Shows your favorite places"
        return texts
    }()
}
