import OpenWeatherScreenKit

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
