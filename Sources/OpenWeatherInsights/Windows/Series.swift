import Foundation
import OpenWeatherCore

/// Values that hold one after the other, each for a span of time.
struct Series<Value: Sendable>: Sendable {
    /// A value and the time for which it holds.
    struct Span: Sendable {
        let start: Date
        let end: Date
        let value: Value
        /// The length of the step of weather that the value is of; `nil` when it is of none.
        var step: TimeInterval?
    }

    /// The spans in order of time, none of which overlap.
    let spans: [Span]
    /// The part of the weather that the values are from.
    let part: ActivityPart

    /// Creates a series of spans that are in order.
    init(_ spans: [Span], of part: ActivityPart) {
        (self.spans, self.part) = (spans, part)
    }

    /// Creates a series of steps, each of which holds from its date on.
    ///
    /// A step ends where the next one begins, at the latest. Of several with one date, the last one counts.
    ///
    /// - Parameters:
    ///   - values: The values in any order; those without a finite date are left out.
    ///   - part: The part of the weather that they are from.
    ///   - step: The length of a step.
    ///   - date: A closure that returns the date of a value.
    init(_ values: [Value], of part: ActivityPart, step: TimeInterval, date: (Value) -> Date) {
        let dated = values.map { (date: date($0), value: $0) }.filter { $0.date.timeIntervalSince1970.isFinite }
        let sorted = dated.sorted(on: \.date)
        let last = sorted.indices.filter { $0 == sorted.count - 1 || sorted[$0].date < sorted[$0 + 1].date }
            .map { sorted[$0] }
        spans = last.indices.map { index in
            let (date, value) = last[index]
            let end = index + 1 < last.count ? min(date + step, last[index + 1].date) : date + step
            return Span(start: date, end: end, value: value, step: step)
        }
        self.part = part
    }

    /// The series, whose first value holds for the step before it, too: the service's minutes begin with the next one.
    var withStepBefore: Series {
        guard let first = spans.first, let step = first.step else { return self }
        let longer = Span(start: first.start - step, end: first.end, value: first.value, step: step)
        return Series([longer] + spans.dropFirst(), of: part)
    }

    /// The end of the last span; `nil` without any.
    var end: Date? { spans.last?.end }

    /// The moments at which a span begins or ends.
    var edges: [Date] { spans.flatMap { [$0.start, $0.end] } }

    /// Returns the value that holds at a date; `nil` when none does.
    subscript(date: Date) -> Value? { span(at: date)?.value }

    /// Returns the span that a date lies in; `nil` when it lies in none.
    func span(at date: Date) -> Span? {
        var (low, high) = (0, spans.count)
        while low < high {
            let middle = (low + high) / 2
            if spans[middle].start <= date { low = middle + 1 } else { high = middle }
        }
        guard low > 0, date < spans[low - 1].end else { return nil }
        return spans[low - 1]
    }
}

extension ActivityWeather {
    /// The hours, each of which holds from its date on.
    var hourSeries: Series<HourlyForecast> { Series(hours?.value ?? [], of: .hours, step: 3_600, date: \.date) }

    /// The values of the forecast at each moment; empty when it has fewer than two entries.
    var forecastSeries: Series<ForecastEntry> { forecast?.value.steps.atMoments ?? Series([], of: .forecast) }
}

extension Forecast {
    /// The steps, each of which is the time before the date of its entry, as long as the entry's own step; empty with fewer
    /// than two entries.
    ///
    /// Of several entries with one date, the last one counts.
    var steps: Series<ForecastEntry> {
        let spans = entries.reversed().uniqued(on: \.date).steps
            .map { entry, length in
                Series<ForecastEntry>.Span(start: entry.date - length, end: entry.date, value: entry, step: length)
            }
        return Series(spans, of: .forecast)
    }
}

extension Series<ForecastEntry> {
    /// The values of these steps at each moment.
    ///
    /// Conditions, rain, snow and their chance are those of the step. Everything else is of the moment of an entry: in the
    /// first half of a step, the entry that the step begins with is nearer.
    var atMoments: Series {
        let halves = spans.indices.flatMap { index in
            let step = spans[index]
            guard index > 0, spans[index - 1].end == step.start else { return [step] }
            let middle = step.start + step.end.timeIntervalSince(step.start) / 2
            var first = step.value
            first.elements = spans[index - 1].value.elements.falling(like: step.value.elements)
            return [
                Span(start: step.start, end: middle, value: first, step: step.step),
                Span(start: middle, end: step.end, value: step.value, step: step.step),
            ]
        }
        return Series(halves, of: part)
    }
}

extension WeatherElements {
    /// Returns the elements with the conditions, the rain, the snow and their chance of other ones.
    fileprivate func falling(like other: WeatherElements) -> WeatherElements {
        var elements = self
        elements.conditions = other.conditions
        elements.chanceOfPrecipitation = other.chanceOfPrecipitation
        (elements.rain, elements.snow) = (other.rain, other.snow)
        return elements
    }
}
