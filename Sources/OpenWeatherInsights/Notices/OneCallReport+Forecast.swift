import Foundation
public import OpenWeatherCore

extension OneCallReport {
    /// Creates a report whose hours are made from the steps of a forecast, for a key without One Call.
    ///
    /// An hour has the precipitation of the step that it begins in, spread evenly, and the temperature, the wind and the other
    /// elements of the entry that is nearest to its date. Minutes and alerts are
    /// ``/OpenWeatherCore/WeatherError/unsupported``, so that rain is told of by the step alone.
    public init(hoursOf forecast: Fetched<Forecast>) {
        self.init([.minutes, .alerts], failure: .unsupported)
        hours = .success(forecast.map(\.hours))
    }
}

extension Forecast {
    /// The hours of the steps, each of which holds for the time before its date; empty with fewer than two steps, and
    /// for steps of more than a day.
    fileprivate var hours: [HourlyForecast] {
        let steps = steps
        let values = steps.atMoments
        // Two steps of which one is in the year 9999 would have more hours than the memory can hold.
        return steps.spans.filter { $0.end.timeIntervalSince($0.start) <= 86_400 }
            .flatMap { stride(from: $0.start, to: $0.end, by: 3_600) }
            .compactMap { date in
                values[date]
                    .map { HourlyForecast(date: date, utcOffset: $0.utcOffset, elements: $0.elements.spreadEvenly) }
            }
    }
}

extension WeatherElements {
    /// The elements with the mean rain and snow of an hour, in place of those of all hours of a step.
    fileprivate var spreadEvenly: WeatherElements {
        var elements = self
        elements.rain = rain.map { PrecipitationAmount(depth: $0.hourlyDepth, hours: 1) }
        elements.snow = snow.map { PrecipitationAmount(depth: $0.hourlyDepth, hours: 1) }
        return elements
    }
}
