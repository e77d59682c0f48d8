import Foundation
import OpenWeatherCore
import OpenWeatherMocks

/// Weather of a fine day in Lisbon from noon UTC on 28 May 2026, in which every activity by daylight has a window.
enum FineWeather {
    static let now = SampleTime.measured

    /// Elements that are as fine as they can be.
    static var elements: WeatherElements {
        WeatherElements(
            conditions: [.sample(.clearSky)],
            temperature: Temperature(celsius: 18),
            feelsLike: Temperature(celsius: 18),
            humidity: Percentage(percent: 40),
            wind: Wind(speed: Speed(metersPerSecond: 2), gust: Speed(metersPerSecond: 4)),
            cloudiness: Percentage(percent: 0),
            visibility: Length(meters: 10_000),
            uvIndex: UVIndex(2),
            chanceOfPrecipitation: Percentage(percent: 0)
        )
    }

    /// Returns steps from `start` on, each changed by its number.
    static func steps(
        _ count: Int = 8,
        from start: Date = now,
        step: Double = 3_600,
        _ change: (Int, inout WeatherElements) -> Void = { _, _ in }
    ) -> Fetched<[HourlyForecast]> {
        .sample(
            (0..<count)
                .map { number in
                    var elements = elements
                    change(number, &elements)
                    return HourlyForecast(date: start + step * Double(number), elements: elements)
                }
        )
    }

    /// Returns a forecast in steps of three hours, whose first one ends at `start`.
    static func forecast(
        _ count: Int = 8,
        from start: Date = now + 3 * 3_600,
        _ change: (Int, inout WeatherElements) -> Void = { _, _ in }
    ) -> Fetched<Forecast> {
        let steps = steps(count, from: start, step: 3 * 3_600, change)
        return steps.map { steps in
            Forecast(
                city: ForecastCity(coordinate: .lisbon),
                entries: steps.map { ForecastEntry(date: $0.date, elements: $0.elements) }
            )
        }
    }

    /// Returns the weather of hours at Lisbon, with clean air.
    static func weather(
        hours: Fetched<[HourlyForecast]>? = steps(),
        at coordinate: Coordinate = .lisbon,
        sun: SunState = .risesAndSets(sunrise: SampleTime.sunrise, sunset: SampleTime.sunset)
    ) -> ActivityWeather {
        ActivityWeather(
            coordinate: coordinate,
            sun: sun,
            hours: hours,
            airQuality: .sample(AirQualityForecast.sample())
        )
    }

    /// Returns the time between two numbers of hours after ``now``.
    static func interval(_ start: Double, _ end: Double) -> DateInterval {
        DateInterval(start: now + 3_600 * start, end: now + 3_600 * end)
    }
}

extension Activity {
    /// An activity of an hour, or of another duration, with requirements.
    static func hour(_ requirements: Requirement..., duration: Duration = .seconds(3_600)) -> Activity {
        Activity(id: "test", duration: duration, requirements: requirements)
    }
}
