public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The screens that a day of the forecast leads to.
///
/// An app's router conforms to it. `AppRouter` of `OpenWeatherPresentation` does.
@MainActor
public protocol DayDetailRouting: AnyObject {
    /// Shows another day of the forecast for `location`; `nil` for the current place, whichever that is.
    func showDayDetail(_ day: LocalDay, at location: Location?)

    /// Goes back.
    func dismiss()
}

/// A builder of view models for days of the forecast.
///
/// Give it the same ``ForecastSource`` as the ``ForecastBuilder``, so that opening a day needs no request.
public struct DayDetailBuilder: Sendable {
    private let source: ForecastSource

    /// Creates a builder of view models that show days of the forecast of `source`.
    public init(source: ForecastSource) {
        self.source = source
    }

    /// Creates a view model for a day that shows other screens through `router`.
    ///
    /// - Parameters:
    ///   - day: The day to show, in the place's own calendar.
    ///   - location: The place to show, which stays the same whatever the user selects; `nil` for the current place.
    ///   - settings: The settings of all screens.
    ///   - router: The router of the app.
    /// - Returns: A view model that shares the forecast with other screens for the same place.
    @MainActor
    public func makeViewModel(
        for day: LocalDay,
        at location: Location? = nil,
        settings: ScreenSettings,
        router: any DayDetailRouting
    ) -> DayDetailViewModel {
        DayDetailViewModel(day: day, source: source, location: location, settings: settings, router: router)
    }
}
