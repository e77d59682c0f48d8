extension Texts {
    /// English.
    package static let english = Texts(
        errors: .english,
        units: .english,
        conditions: .english,
        compass: .english,
        ages: .english,
        durations: .english,
        notices: .english,
        alerts: .english,
        places: .english,
        dayBefore: .english
    )

    /// American English.
    package static let american = Texts(
        errors: .american,
        units: .american,
        conditions: .english,
        compass: .english,
        ages: .english,
        durations: .english,
        notices: .english,
        alerts: .english,
        places: .american,
        dayBefore: .english
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
        fetched: "Fetched: {0}",
        attribution: "Weather data provided by {0}",
        attributionHint: "Opens the website of {0}",
        madeUp: "Made-up weather",
        madeUpShort: "Made up"
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

extension DurationTexts {
    /// English.
    static let english = DurationTexts(
        lasting: Units(
            minutes: PluralPhrase(one: "{0} minute", other: "{0} minutes"),
            hours: PluralPhrase(one: "{0} hour", other: "{0} hours"),
            days: PluralPhrase(one: "{0} day", other: "{0} days")
        )
    )
}

extension AlertTexts {
    /// English.
    static let english = AlertTexts(
        name: "Weather alert",
        until: "Until {0}",
        period: "From {0} to {1}"
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
        useCurrentLocation: "Use my location",
        locating: "Finding your location…",
        noneSelected: "No place selected",
        region: "{0}, {1}",
        found: PluralPhrase(
            one: "{0} place found",
            other: "{0} places found"
        )
    )

    /// American English.
    static let american: PlaceTexts = {
        var texts = english
        texts.prompt = "City, ZIP code, or coordinates"
        texts.noResultsMessage =
            "Check the spelling, or try a larger place nearby, a ZIP code with its country such as 90210,US, "
            + "or coordinates."
        return texts
    }()
}

extension DayBeforeTexts {
    /// English.
    static let english = DayBeforeTexts(
        yesterday: Difference(
            warmer: "{0} warmer than yesterday at this time",
            colder: "{0} colder than yesterday at this time",
            same: "same temperature as yesterday at this time"
        ),
        dayBefore: Difference(
            warmer: "{0} warmer than the day before at that time",
            colder: "{0} colder than the day before at that time",
            same: "same temperature as the day before at that time"
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

    /// American English.
    static let american: UnitTexts = {
        var texts = english
        texts.spokenMetersPerSecond = PluralPhrase(one: "{0} meter per second", other: "{0} meters per second")
        texts.spokenKilometersPerHour = PluralPhrase(one: "{0} kilometer per hour", other: "{0} kilometers per hour")
        texts.spokenMeters = PluralPhrase(one: "{0} meter", other: "{0} meters")
        texts.spokenKilometers = PluralPhrase(one: "{0} kilometer", other: "{0} kilometers")
        texts.spokenMillimeters = PluralPhrase(one: "{0} millimeter", other: "{0} millimeters")
        return texts
    }()
}
