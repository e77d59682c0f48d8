import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

extension WidgetContent {
    /// Creates the content of a snapshot at the date of `formatter`.
    init(_ snapshot: WidgetSnapshot, _ family: WidgetSize, _ formatter: WidgetFormatter) {
        switch snapshot.result {
        case .weather(let place, let response):
            guard let weather = response.weather, let updated = response.updated(before: snapshot.date) else {
                self.init(family, failure: response.failure ?? .notCached, formatter)
                return
            }
            let rows = snapshot.favorites.enumerated()
                .map { index, favorite in
                    WidgetContent.Favorite(favorite, index, updated: favorite.updated(before: snapshot.date), formatter)
                }
            let forecast = WidgetForecast(snapshot.forecast, beside: weather.value, from: updated, formatter)
            let shown = updated.joined(by: forecast.isEmpty ? nil : snapshot.forecast)
            let content = WidgetContent.Weather(
                weather.value,
                at: place.location,
                freshness: WidgetContent.Freshness(shown, isOffline: response.failure == .offline, formatter),
                attribution: AttributionContent(
                    id: WidgetContent.ID.attribution,
                    source: weather.source,
                    in: formatter.environment
                ),
                forecast: forecast,
                comparison: snapshot.comparison,
                favorites: rows,
                formatter
            )
            let fitted = content.fitting(family, formatter)
            self.init(
                family: family,
                body: .weather(fitted),
                theme: WeatherTheme(content.icon),
                layoutDirection: formatter.environment.layoutDirection,
                destination: place.destination,
                accessibility: AccessibilityText(
                    label: content.spoken(fitted.conversions, formatter),
                    hint: formatter.texts.opensApp
                )
            )
        case .noPlace(let failure):
            let texts = formatter.texts
            self.init(
                family,
                id: ID.chooseCity,
                title: texts.chooseCityTitle,
                message: failure.map { formatter.environment.texts.errors[$0].message } ?? texts.chooseCityMessage,
                short: (texts.chooseCityTitle, texts.openApp),
                symbolName: failure == nil ? "mappin.and.ellipse" : "location.slash",
                opening: .search,
                formatter
            )
        case .failed(let failure):
            self.init(family, failure: failure, formatter)
        }
    }

    /// Creates the card for a failure without weather to show.
    private init(_ family: WidgetSize, failure: WeatherError, _ formatter: WidgetFormatter) {
        let failure = FailureContent(id: ID.failure, failure, in: formatter.environment)
        self.init(
            family,
            id: failure.id,
            title: failure.title,
            message: failure.message,
            short: (formatter.texts.noWeather, failure.title),
            symbolName: failure.symbolName,
            opening: .home,
            formatter
        )
    }

    /// Creates a card, which has no button because a tap opens the app.
    ///
    /// The sizes of the lock screen and the watch show the `short` title and message; the long ones are read aloud.
    private init(
        _ family: WidgetSize,
        id: String,
        title: String,
        message: String,
        short: (title: String, message: String),
        symbolName: String,
        opening destination: WidgetDestination,
        _ formatter: WidgetFormatter
    ) {
        let card = PromptContent(
            id: id,
            title: family.isAccessory ? short.title : title,
            message: family.isAccessory ? short.message : message,
            symbolName: symbolName,
            action: nil,
            in: formatter.environment
        )
        self.init(
            family: family,
            body: .message(card),
            theme: .neutral,
            layoutDirection: formatter.environment.layoutDirection,
            destination: destination,
            accessibility: AccessibilityText(
                label: formatter.sentences([title, message]),
                hint: formatter.texts.opensApp
            )
        )
    }
}

extension LocatedPlace {
    /// The destination of a tap on the weather.
    ///
    /// The device's location is not passed on: opening a place makes it the current one, which the user did not ask for.
    fileprivate var destination: WidgetDestination {
        switch self {
        case .chosen(let location): .weather(location)
        case .device: .home
        }
    }
}
