import Foundation
import OpenWeatherCore

/// A day that is four degrees warmer than the one before, and usual weather that takes calls, none of which is permitted.
struct SceneComparison: WeatherComparisonRepository {
    /// The calls that the usual weather takes; 0 for a key that does not reach it.
    var calls = 0

    private var cost: CallCost { CallCost([.oneCall4: calls]) }

    func cost(of present: CurrentWeather, at coordinate: Coordinate) -> ComparisonCost { ComparisonCost(usual: cost) }

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
        let absence = allowance == .automatic ? ComparisonAbsence.notAsked(cost) : .overBudget
        return WeatherComparison(dayBefore: .known(hour), usual: .absent(calls == 0 ? .needsSubscription : absence))
    }
}
