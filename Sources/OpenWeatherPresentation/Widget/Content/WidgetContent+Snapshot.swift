import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

extension WidgetContent {
    /// Creates the content of a snapshot at the date of `formatter`.
    init(_ snapshot: WidgetSnapshot, _ family: WidgetSize, _ formatter: WidgetFormatter) {
        switch snapshot.result {
        case .weather(let place, let response):
            guard let weather = response.weather, let updated = response.updated(before: snapshot.date) else {
                self.init(family, .failure(response.failure ?? .notCached, formatter), opening: .home, formatter)
                return
            }
            let rows = snapshot.favorites.enumerated()
                .map { index, favorite in
                    WidgetContent.Favorite(favorite, index, updated: favorite.updated(before: snapshot.date), formatter)
                }
            let content = WidgetContent.Weather(
                weather,
                at: place.location,
                freshness: WidgetContent.Freshness(updated, isOffline: response.failure == .offline, formatter),
                favorites: rows,
                formatter
            )
            let fitted = content.fitting(family)
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
            self.init(family, .chooseCity(failure, formatter), opening: .search, formatter)
        case .failed(let failure):
            self.init(family, .failure(failure, formatter), opening: .home, formatter)
        }
    }

    /// Creates the layout before anything is loaded.
    static func placeholder(_ family: WidgetSize, in environment: ScreenEnvironment) -> WidgetContent {
        let loading = environment.texts.notices.loading
        return WidgetContent(
            family: family,
            body: .placeholder(.placeholder(loading: loading, in: environment).fitting(family)),
            theme: .neutral,
            layoutDirection: environment.layoutDirection,
            destination: .home,
            accessibility: AccessibilityText(label: loading)
        )
    }

    private init(
        _ family: WidgetSize,
        _ message: PromptContent,
        opening destination: WidgetDestination,
        _ formatter: WidgetFormatter
    ) {
        self.init(
            family: family,
            body: .message(message),
            theme: .neutral,
            layoutDirection: formatter.environment.layoutDirection,
            destination: destination,
            accessibility: AccessibilityText(label: message.accessibility.label, hint: formatter.texts.opensApp)
        )
    }
}

extension PromptContent {
    /// Returns the card that asks for a city; `failure` is the reason why the device's location cannot be used.
    fileprivate static func chooseCity(_ failure: WeatherError?, _ formatter: WidgetFormatter) -> PromptContent {
        PromptContent(
            id: WidgetContent.ID.chooseCity,
            title: formatter.texts.chooseCityTitle,
            message: failure.map { formatter.environment.texts.errors[$0].message }
                ?? formatter.texts.chooseCityMessage,
            symbolName: failure == nil ? "mappin.and.ellipse" : "location.slash",
            action: nil,
            in: formatter.environment
        )
    }

    /// Returns the card for a failure without weather to show; it has no button, because a tap opens the app.
    fileprivate static func failure(_ error: WeatherError, _ formatter: WidgetFormatter) -> PromptContent {
        let failure = FailureContent(id: WidgetContent.ID.failure, error, in: formatter.environment)
        return PromptContent(
            id: failure.id,
            title: failure.title,
            message: failure.message,
            symbolName: failure.symbolName,
            action: nil,
            in: formatter.environment
        )
    }
}

extension WidgetPlace {
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
