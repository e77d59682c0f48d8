extension OutlookTexts {
    /// English.
    package static let english = OutlookTexts(
        rain: "Rain",
        snow: "Snow",
        mixed: "Rain and snow",
        freezingRain: "Freezing rain",
        thunderstorm: "Thunderstorms",
        begins: "{0} from around {1}",
        beginsTomorrow: "{0} tomorrow from around {1}",
        beginsLater: "{0} from {1}",
        beginsBefore: "{0} by around {1}",
        beginsBeforeTomorrow: "{0} by around {1} tomorrow",
        ends: "{0} until around {1}",
        endsTomorrow: "{0} until around {1} tomorrow",
        endsLater: "{0} until {1}",
        lasts: "{0} until at least {1}",
        dryUntilAtLeast: "Dry until at least {0}",
        noRainUntil: "No rain expected until {0}",
        noPrecipitationUntil: "No rain or snow expected until {0}",
        shortBegins: "{0} from {1}",
        shortBefore: "{0} by {1}",
        shortEnds: "{0} until {1}"
    )
}
