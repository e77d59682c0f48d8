import OpenWeatherCore
import OpenWeatherScreenKit

extension PromptContent {
    /// The card in place of a day that the forecast does not have, such as one that is over; its button goes back.
    static func missingDay(
        _ day: LocalDay,
        of known: PlaceForecast,
        in environment: ScreenEnvironment
    ) -> PromptContent {
        let formatter = ForecastFormatter(for: known, in: environment)
        return PromptContent(
            id: DayDetailContent.ID.missingDay,
            title: formatter.texts.missingDayTitle,
            message: formatter.texts.missingDayMessage(formatter.days.date(day)),
            symbolName: "calendar.badge.exclamationmark",
            action: .back(id: "\(DayDetailContent.ID.missingDay).back", in: environment),
            in: environment
        )
    }
}
