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
        location: .english,
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
        system: FailureText(
            title: "No connection from this device",
            message: "The app cannot open a connection right now. Close it and open it again."
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

    /// American English.
    static let american: ErrorTexts = {
        var texts = english
        texts.emptyQuery = FailureText(
            title: "No place given",
            message: "Enter a city, a ZIP code, or coordinates."
        )
        return texts
    }()
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
        gatewayClient: FailureText(
            title: "Too many questions at once",
            message: "The app’s weather server asks this app to slow down. Places that were looked up lately "
                + "still load; try the others again a little later."
        ),
        contradiction: FailureText(
            title: "No calls set up",
            message: "The app is set up in a way that permits no such request. Contact the developer of the app."
        ),
        opensAgain: "Calls can be sent again from {0}."
    )
}
