public import OpenWeatherCore

/// The ways out of a day of the forecast.
@MainActor
public protocol DayDetailRouting: AnyObject {
    /// Shows another day of the forecast.
    func showDayDetail(_ day: LocalDay)

    /// Goes back.
    func dismiss()
}
