import OpenWeatherScreenKit

extension HomeOneCallTexts {
    /// The texts in English.
    static let english = HomeOneCallTexts(
        precipitation: "Precipitation",
        alert: "Weather alert",
        until: "Until {0}",
        period: "From {0} to {1}",
        notice: "Alerts updated {0}",
        more: PluralPhrase(
            one: "1 more alert",
            other: "{0} more alerts"
        ),
        starts: PluralPhrase(
            one: "{1} in {0} minute",
            other: "{1} in {0} minutes"
        ),
        stops: PluralPhrase(
            one: "{1} stops in about {0} minute",
            other: "{1} stops in about {0} minutes"
        ),
        staysDry: PluralPhrase(
            one: "No rain or snow for at least {0} minute",
            other: "No rain or snow for at least {0} minutes"
        ),
        staysWet: PluralPhrase(
            one: "{1} for at least {0} more minute",
            other: "{1} for at least {0} more minutes"
        )
    )
}
