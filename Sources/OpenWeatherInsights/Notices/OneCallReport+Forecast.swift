import Foundation
public import OpenWeatherCore

extension OneCallReport {
    /// Creates a report whose hours are made from the steps of a forecast, for a key without One Call.
    ///
    /// An hour has the elements of the step that it lies in, with its precipitation spread evenly, and the temperature of
    /// the step that is nearest. Minutes and alerts are ``/OpenWeatherCore/WeatherError/unsupported``, so that rain is told of by
    /// the step alone.
    public init(hoursOf forecast: Fetched<Forecast>) {
        self.init([.minutes, .alerts], failure: .unsupported)
        hours = .success(forecast.map(\.hours))
    }
}

extension Forecast {
    /// The hours of the steps, each of which holds for the time before its date; empty with fewer than two steps, and
    /// for steps of more than a day.
    fileprivate var hours: [HourlyForecast] {
        // Two steps of which one is in the year 9999 would have more hours than the memory can hold.
        guard let step, step <= .seconds(86_400) else { return [] }
        let spans = Series(entries, of: .forecast, step: step / .seconds(1), endsAtDate: true, date: \.date).spans
        return spans.indices.flatMap { index in
            let (span, before) = (spans[index], spans[max(0, index - 1)])
            return stride(from: span.start, to: span.end, by: 3_600)
                .map { date in
                    var elements = span.value.elements
                    let isNearer = date.timeIntervalSince(before.end) < span.end.timeIntervalSince(date)
                    if index > 0, isNearer { elements.temperature = before.value.elements.temperature }
                    return HourlyForecast(date: date, utcOffset: span.value.utcOffset, elements: elements)
                }
        }
    }
}
