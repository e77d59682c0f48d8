public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The screens that a day of the forecast leads to.
///
/// Implement it in the router of an app.
@MainActor
public protocol DayDetailRouting: AnyObject {
    /// Shows another day of the forecast for `location`; `nil` for the current place, whichever that is.
    func showDayDetail(_ day: LocalDay, at location: Location?)

    /// Goes back.
    func dismiss()
}

/// Creates view models for days of the forecast.
///
/// Give it the same ``ForecastSource`` as the ``ForecastBuilder``, so that opening a day needs no request.
public struct DayDetailBuilder: Sendable {
    private let source: ForecastSource

    /// Creates a builder of view models that show days of the forecast of `source`.
    public init(source: ForecastSource) {
        self.source = source
    }

    /// Creates a view model for `day` that shows other screens through `router`.
    @MainActor
    public func makeViewModel(
        for day: LocalDay,
        settings: ScreenSettings,
        router: any DayDetailRouting
    ) -> DayDetailViewModel {
        DayDetailViewModel(day: day, source: source, settings: settings, router: router)
    }
}
