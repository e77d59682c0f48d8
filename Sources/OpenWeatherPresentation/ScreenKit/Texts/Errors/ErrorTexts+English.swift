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
            message: "The API key is valid, but its plan does not include this data."
        ),
        notFound: FailureText(
            title: "Place not found",
            message: "OpenWeather knows no such place. Check the spelling or search for a place nearby."
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
        badRequest: FailureText(
            title: "Request refused",
            message: "OpenWeather could not handle this request."
        ),
        rateLimited: FailureText(
            title: "Too many requests",
            message: "OpenWeather is asking for a break. Wait a few minutes before trying again."
        ),
        offline: FailureText(
            title: "No connection",
            message: "OpenWeather can’t be reached. Check your internet connection."
        ),
        timedOut: FailureText(
            title: "No answer in time",
            message: "OpenWeather took too long to answer. Try again."
        ),
        server: FailureText(
            title: "OpenWeather is having trouble",
            message: "The weather service reported a problem of its own. Try again later."
        ),
        brokenConnection: FailureText(
            title: "Connection lost",
            message: "The connection broke before the answer was complete. Try again."
        ),
        invalidResponse: FailureText(
            title: "Answer not understood",
            message: "OpenWeather sent something the app can’t read. Try again later."
        ),
        loginPage: FailureText(
            title: "Network sign-in may be needed",
            message: "Something else answered in place of OpenWeather. If this network has a sign-in page, open it "
                + "first."
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
            one: "OpenWeather is asking for a break. Try again in {0} second.",
            other: "OpenWeather is asking for a break. Try again in {0} seconds."
        ),
        retry: "Try again",
        search: "Search for a place"
    )
}
