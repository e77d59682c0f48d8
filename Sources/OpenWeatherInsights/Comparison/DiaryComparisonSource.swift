import Foundation
public import OpenWeatherCore

/// A source of comparisons that takes the weather of the day before from a diary where another source has none.
///
/// It sends no request of its own, so that it compares with yesterday for a key without One Call. What the diary has is
/// the temperature that was measured within half an hour of the same time by the clocks at the place.
public struct DiaryComparisonSource: WeatherComparisonRepository {
    private let diary: any ForecastDiary
    private let other: (any WeatherComparisonRepository)?

    /// Creates a source.
    ///
    /// - Parameters:
    ///   - diary: The diary.
    ///   - other: The source that is asked first, which alone has the usual weather; `nil` for none.
    public init(_ diary: any ForecastDiary, after other: (any WeatherComparisonRepository)? = nil) {
        self.diary = diary
        self.other = other
    }

    /// Returns the cost of the other source; free without one.
    public func cost(of present: CurrentWeather, at coordinate: Coordinate) async -> ComparisonCost {
        await other?.cost(of: present, at: coordinate) ?? ComparisonCost()
    }

    /// Returns the comparison of the other source, with the day before of the diary where the other source has none.
    ///
    /// Where neither has it, the reason is that of the other source, or ``/OpenWeatherCore/ComparisonAbsence/notRecorded``
    /// without one. A diary that cannot be read has nothing.
    public func comparison(
        of present: CurrentWeather,
        at coordinate: Coordinate,
        allowance: ComparisonAllowance
    ) async -> WeatherComparison {
        let comparison =
            await other?.comparison(of: present, at: coordinate, allowance: allowance)
            ?? WeatherComparison(dayBefore: .absent(.notRecorded), usual: .absent(.needsSubscription))
        guard comparison.dayBefore.value == nil, let hour = await hour(before: present, at: coordinate) else {
            return comparison
        }
        return WeatherComparison(dayBefore: .known(hour), usual: comparison.usual)
    }

    /// Returns what was measured nearest to the same time of the day before; `nil` for nothing within half an hour.
    ///
    /// Without its offset, an entry does not tell its local time.
    @concurrent
    private func hour(before present: CurrentWeather, at coordinate: Coordinate) async -> HourlyForecast? {
        let entries = (try? await diary.entries(at: coordinate)) ?? []
        let hours = entries.compactMap { entry -> HourlyForecast? in
            guard entry.kind == .measured, let offset = entry.utcOffset, let temperature = entry.temperature else {
                return nil
            }
            let elements = WeatherElements(temperature: temperature)
            return HourlyForecast(date: entry.date, utcOffset: offset, elements: elements)
        }
        return hours.filter { present.celsiusAboveDayBefore($0) != nil }
            .min { present.distance(toDayBefore: $0) < present.distance(toDayBefore: $1) }
    }
}

extension CurrentWeather {
    /// Returns the time between an hour and this one of the day before, by the clocks.
    fileprivate func distance(toDayBefore hour: HourlyForecast) -> TimeInterval {
        let clocks = Double((hour.utcOffset?.seconds ?? 0) - (utcOffset ?? hour.utcOffset ?? .utc).seconds)
        return abs(hour.date.timeIntervalSince(date) + clocks + 86_400)
    }
}
