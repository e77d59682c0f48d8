import Foundation
import OpenWeatherCore

/// A day that is four degrees warmer than the one before.
struct SceneComparison: WeatherComparisonRepository {
    func cost(of present: CurrentWeather, at coordinate: Coordinate) -> ComparisonCost { ComparisonCost() }

    func comparison(
        of present: CurrentWeather,
        at coordinate: Coordinate,
        allowance: ComparisonAllowance
    ) -> WeatherComparison {
        let colder = Temperature(celsius: present.temperature.celsius - 4)
        let hour = HourlyForecast(
            date: present.date - 86_400,
            utcOffset: present.utcOffset,
            elements: WeatherElements(temperature: colder)
        )
        return WeatherComparison(dayBefore: .known(hour), usual: .absent(.needsSubscription))
    }
}
