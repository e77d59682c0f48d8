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

extension HomeGlanceTexts {
    /// The texts in English.
    static let english = HomeGlanceTexts(
        now: "Now",
        today: "Today",
        hours: "Next 24 hours",
        days: "Next days",
        low: "Low",
        high: "High",
        lowUntilMidnight: "Low until midnight",
        highUntilMidnight: "High until midnight",
        chance: "Chance of precipitation",
        dry: "dry",
        comfortable: "comfortable",
        damp: "damp",
        humid: "humid",
        oppressive: "oppressive",
        separator: ", ",
        dewPoint: "Dew point {0}",
        gusts: "Gusts {0}",
        notice: "Forecast updated {0}",
        labeled: "{0} {1}"
    )
}

extension HomeOneCallTexts {
    /// The texts in English.
    static let english = HomeOneCallTexts(
        precipitation: "Precipitation",
        notice: "Alerts updated {0}",
        more: PluralPhrase(
            one: "1 more alert",
            other: "{0} more alerts"
        ),
        starts: "{1} in {0}",
        startsNow: "{0} about to start",
        stops: "{1} stops in about {0}",
        stopsNow: "{0} about to stop",
        staysDry: "No rain or snow for at least {0}",
        staysWet: "{1} lasting at least {0}"
    )
}

extension HomeComparisonTexts {
    /// The texts in English.
    package static let english = HomeComparisonTexts(
        aboveUsual: "high {0} above the usual of {1}",
        belowUsual: "high {0} below the usual of {1}",
        asUsual: "high as usual for {0}",
        usualHigh: "usual high {0} in {1}",
        early: "early {0}",
        middle: "mid-{0}",
        late: "late {0}",
        since: "{0} ({1})",
        years: PluralPhrase(
            one: "about {0} year",
            other: "about {0} years"
        ),
        ask: PluralPhrase(
            one: "Compare with the usual ({0} call)",
            other: "Compare with the usual ({0} calls)"
        ),
        askHint: "Loads the weather of these days in past years",
        asking: "Loading the usual weather…",
        overBudget: "No more calls may be sent now. Wait until the limit allows more, or raise it.",
        both: "{0}; {1}",
        outdated: "out of date, measured {1}: {0}"
    )
}
