import Foundation
public import OpenWeatherCore

extension CurrentWeather {
    /// Returns the same hour of the day before, which was a number of degrees Celsius colder.
    public func colderDayBefore(by degrees: Double) -> HourlyForecast {
        HourlyForecast(
            date: date - 86_400,
            utcOffset: utcOffset,
            elements: WeatherElements(temperature: Temperature(celsius: elements.temperature.celsius - degrees))
        )
    }
}
