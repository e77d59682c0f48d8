import OpenWeatherScreenKit

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
