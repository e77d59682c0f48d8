import OpenWeatherScreenKit

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
