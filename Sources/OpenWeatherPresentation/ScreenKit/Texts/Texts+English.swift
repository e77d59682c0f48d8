extension Texts {
    /// English.
    static let english = Texts(
        errors: .english,
        units: .english,
        conditions: .english,
        compass: .english,
        ages: .english,
        notices: .english,
        places: .english
    )
}

extension ErrorTexts {
    /// English.
    static let english = ErrorTexts(
        missingKey: FailureText(
            title: "No API key",
            message: "Add your OpenWeather API key to see the weather."
        ),
        refusedKey: FailureText(
            title: "API key not accepted",
            message: "OpenWeather refused the API key. Check it for typing errors; a new key can take up to two "
                + "hours to work."
        ),
        subscriptionRequired: FailureText(
            title: "Subscription needed",
            message: "The API key works but has no subscription for this data. Subscribe to it at OpenWeather, or do "
                + "without."
        ),
        malformedKey: FailureText(
            title: "This is no API key",
            message: "OpenWeather refused the API key, and it does not look like one: keys have 32 letters and "
                + "digits. Copy it again."
        ),
        undeterminedKey: FailureText(
            title: "Subscription may be needed",
            message: "OpenWeather did not accept the API key for this data. Its plan may lack the subscription, or the "
                + "key may be wrong."
        ),
        refusedByGateway: FailureText(
            title: "App not accepted",
            message: "The app’s weather server did not accept the app. Install the latest version, and tell "
                + "its developer if it does not help."
        ),
        notFound: FailureText(
            title: "Place not found",
            message: "The weather service knows no such place. Check the spelling or search for a place nearby."
        ),
        badCoordinates: FailureText(
            title: "Coordinates not valid",
            message: "The latitude must be between −90 and 90, the longitude between −180 and 180."
        ),
        emptyQuery: FailureText(
            title: "No place given",
            message: "Enter a city, a postcode or coordinates."
        ),
        invalidAddress: FailureText(
            title: "Server address not valid",
            message: "The app is set up with an address that cannot be used."
        ),
        insecureAddress: FailureText(
            title: "Unencrypted connection blocked",
            message: "This device does not allow the app to reach its server without encryption. "
                + "Contact the developer of the app."
        ),
        badRequest: FailureText(
            title: "Request refused",
            message: "The weather service could not handle this request."
        ),
        rateLimited: FailureText(
            title: "Too many requests",
            message: "The weather service is asking for a break. Wait a few minutes before trying again."
        ),
        offline: FailureText(
            title: "No connection",
            message: "The weather service can’t be reached. Check your internet connection."
        ),
        timedOut: FailureText(
            title: "No answer in time",
            message: "The weather service took too long to answer. Try again."
        ),
        server: FailureText(
            title: "The weather service is having trouble",
            message: "The weather service reported a problem of its own. Try again later."
        ),
        brokenConnection: FailureText(
            title: "Connection lost",
            message: "The connection broke before the answer was complete. Try again."
        ),
        invalidResponse: FailureText(
            title: "Answer not understood",
            message: "The weather service sent something the app can’t read. Try again later."
        ),
        loginPage: FailureText(
            title: "Network sign-in may be needed",
            message: "Something else answered in place of the weather service. If this network has a sign-in page, "
                + "open it first."
        ),
        notCached: FailureText(
            title: "Nothing saved yet",
            message: "There is no saved weather for this place. Connect to the internet once to fetch it."
        ),
        locationRefused: FailureText(
            title: "No access to your location",
            message: "The app may not use your location. Search for a city by name instead."
        ),
        locationUnavailable: FailureText(
            title: "Location not found",
            message: "Your location can’t be determined right now. Search for a city by name instead."
        ),
        storage: FailureText(
            title: "Could not save",
            message: "Your choices can’t be saved or read on this device."
        ),
        storageFull: FailureText(
            title: "Storage full",
            message: "There is no space left on this device. Free some space and try again."
        ),
        storageDamaged: FailureText(
            title: "Settings were damaged",
            message: "The saved settings could not be read. A copy was kept, and the standard settings are used."
        ),
        unsupported: FailureText(
            title: "Not available here",
            message: "This source of weather does not offer this data."
        ),
        cancelled: FailureText(
            title: "Stopped",
            message: "The request was stopped before it finished."
        ),
        rateLimitedWait: PluralPhrase(
            one: "The weather service is asking for a break. Try again in {0} second.",
            other: "The weather service is asking for a break. Try again in {0} seconds."
        ),
        rateLimitedUntil: "The weather service is asking for a break. Try again at {0}.",
        rateLimitedUntilTomorrow: "The weather service is asking for a break. Try again tomorrow at {0}.",
        limits: .english,
        retry: "Try again",
        search: "Search for a place"
    )
}

extension LimitTexts {
    /// English.
    static let english = LimitTexts(
        budget: FailureText(
            title: "Calls used up",
            message: "This device has used the calls that it may send. Wait until it may send more, or raise its "
                + "budget."
        ),
        uncounted: FailureText(
            title: "Calls can’t be counted",
            message: "This device can’t count its calls, so it sends none that may cost money. Free some space and "
                + "try again."
        ),
        minute: FailureText(
            title: "Too many requests at once",
            message: "The calls of this minute are used up. Try again in a minute."
        ),
        day: FailureText(
            title: "Calls of the day used up",
            message: "The account has used its calls of the day. Wait for the next day, or raise the daily limit of "
                + "the account."
        ),
        month: FailureText(
            title: "Calls of the month used up",
            message: "The account has used its calls of the month. Wait for the next month, or change its plan."
        ),
        blocked: FailureText(
            title: "Account blocked",
            message: "The weather service has blocked the account for too many requests. Try again in some hours."
        ),
        gateway: FailureText(
            title: "Weather server at its limit",
            message: "The app’s weather server has used up its requests for now. Places that were looked up "
                + "lately still load; try the others again later."
        ),
        opensAgain: "Calls can be sent again from {0}."
    )
}

extension NoticeTexts {
    /// English.
    static let english = NoticeTexts(
        offline: "You’re offline. Updated {0}.",
        outdated: "Not up to date. Updated {0}.",
        refreshFailed: "{0}. Updated {1}.",
        loading: "Loading",
        missing: "not available",
        dismiss: "Back",
        refresh: "Refresh",
        updated: "Updated {0}",
        attribution: "Weather data provided by {0}",
        attributionHint: "Opens the website of {0}"
    )
}

extension AgeTexts {
    /// English.
    static let english = AgeTexts(
        justNow: "just now",
        minutesAgo: PluralPhrase(one: "{0} minute ago", other: "{0} minutes ago"),
        hoursAgo: PluralPhrase(one: "{0} hour ago", other: "{0} hours ago"),
        daysAgo: PluralPhrase(one: "{0} day ago", other: "{0} days ago")
    )
}

extension PlaceTexts {
    /// English.
    static let english = PlaceTexts(
        field: "Search for a place",
        prompt: "City, postcode or coordinates",
        searching: "Searching…",
        noResultsTitle: "No places found",
        noResultsMessage: "Check the spelling, or try a larger place nearby, a postcode with its country such as "
            + "90210,US, or coordinates.",
        useCurrentLocation: "Use current location",
        locating: "Finding your location…",
        noneSelected: "No place selected",
        region: "{0}, {1}",
        found: PluralPhrase(
            one: "{0} place found",
            other: "{0} places found"
        )
    )
}

extension ConditionTexts {
    /// English.
    static let english = ConditionTexts(
        thunderstorm: "Thunderstorm",
        drizzle: "Drizzle",
        rain: "Rain",
        snow: "Snow",
        mist: "Mist",
        smoke: "Smoke",
        haze: "Haze",
        dust: "Dust",
        fog: "Fog",
        sand: "Sand",
        ash: "Volcanic ash",
        squall: "Squalls",
        tornado: "Tornado",
        clear: "Clear",
        clouds: "Clouds",
        unknown: "Unknown weather"
    )
}

extension CompassTexts {
    /// English.
    static let english = CompassTexts(
        north: CompassText(short: "N", name: "north"),
        northNortheast: CompassText(short: "NNE", name: "north-northeast"),
        northeast: CompassText(short: "NE", name: "northeast"),
        eastNortheast: CompassText(short: "ENE", name: "east-northeast"),
        east: CompassText(short: "E", name: "east"),
        eastSoutheast: CompassText(short: "ESE", name: "east-southeast"),
        southeast: CompassText(short: "SE", name: "southeast"),
        southSoutheast: CompassText(short: "SSE", name: "south-southeast"),
        south: CompassText(short: "S", name: "south"),
        southSouthwest: CompassText(short: "SSW", name: "south-southwest"),
        southwest: CompassText(short: "SW", name: "southwest"),
        westSouthwest: CompassText(short: "WSW", name: "west-southwest"),
        west: CompassText(short: "W", name: "west"),
        westNorthwest: CompassText(short: "WNW", name: "west-northwest"),
        northwest: CompassText(short: "NW", name: "northwest"),
        northNorthwest: CompassText(short: "NNW", name: "north-northwest"),
        point: "{0}, {1}",
        wind: "{0} from the {1}"
    )
}

extension UnitTexts {
    /// English.
    static let english = UnitTexts(
        celsius: "{0}°C",
        fahrenheit: "{0}°F",
        milesPerHour: "{0}\u{A0}mph",
        lessThan: "<{0}",
        spokenCelsius: PluralPhrase(one: "{0} degree Celsius", other: "{0} degrees Celsius"),
        spokenFahrenheit: PluralPhrase(one: "{0} degree Fahrenheit", other: "{0} degrees Fahrenheit"),
        spokenKelvins: PluralPhrase(one: "{0} kelvin", other: "{0} kelvins"),
        spokenMetersPerSecond: PluralPhrase(one: "{0} metre per second", other: "{0} metres per second"),
        spokenKilometersPerHour: PluralPhrase(one: "{0} kilometre per hour", other: "{0} kilometres per hour"),
        spokenMilesPerHour: PluralPhrase(one: "{0} mile per hour", other: "{0} miles per hour"),
        spokenHectopascals: PluralPhrase(one: "{0} hectopascal", other: "{0} hectopascals"),
        spokenInchesOfMercury: PluralPhrase(one: "{0} inch of mercury", other: "{0} inches of mercury"),
        spokenMeters: PluralPhrase(one: "{0} metre", other: "{0} metres"),
        spokenKilometers: PluralPhrase(one: "{0} kilometre", other: "{0} kilometres"),
        spokenMiles: PluralPhrase(one: "{0} mile", other: "{0} miles"),
        spokenMillimeters: PluralPhrase(one: "{0} millimetre", other: "{0} millimetres"),
        spokenInches: PluralPhrase(one: "{0} inch", other: "{0} inches"),
        spokenLessThan: "less than {0}",
        minus: "minus {0}"
    )
}
