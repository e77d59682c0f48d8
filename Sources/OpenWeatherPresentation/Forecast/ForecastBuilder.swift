public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The screens that the forecast leads to.
///
/// An app's router conforms to it. `AppRouter` of `OpenWeatherPresentation` does.
@MainActor
public protocol ForecastRouting: AnyObject {
    /// Shows one day of the forecast for `location`; `nil` for the current place, whichever that is.
    func showDayDetail(_ day: LocalDay, at location: Location?)

    /// Goes back.
    func dismiss()
}

/// A builder of view models for the forecast.
///
/// Give it the same ``ForecastSource`` as the ``DayDetailBuilder``.
public struct ForecastBuilder: Sendable {
    private let source: ForecastSource

    /// Creates a builder of view models that show the forecast of `source`.
    public init(source: ForecastSource) {
        self.source = source
    }

    /// Creates a view model that shows other screens through `router`.
    ///
    /// - Parameters:
    ///   - location: The place to show, which stays the same whatever the user selects; `nil` for the current place.
    ///   - settings: The settings of all screens.
    ///   - router: The router of the app.
    /// - Returns: A view model that shares the forecast with other screens for the same place.
    @MainActor
    public func makeViewModel(
        at location: Location? = nil,
        settings: ScreenSettings,
        router: any ForecastRouting
    ) -> ForecastViewModel {
        ForecastViewModel(source: source, location: location, settings: settings, router: router)
    }
}
