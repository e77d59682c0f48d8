public import OpenWeatherCore

/// The ways out of the forecast.
@MainActor
public protocol ForecastRouting: AnyObject {
    /// Shows one day of the forecast.
    func showDayDetail(_ day: LocalDay)

    /// Goes back.
    func dismiss()
}
