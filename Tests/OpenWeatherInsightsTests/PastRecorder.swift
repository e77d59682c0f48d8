import Foundation
import OpenWeatherCore

/// A service of the past with a cache, which counts what is sent: yesterday had 14 degrees at every hour, and every day a high
/// of 12.
final class PastRecorder: WeatherHistoryRepository, WeatherTimelineRepository {
    private struct State: Sendable {
        var cached: Set<String> = []
        var sent = 0
        var read = 0
        var years: [Int] = []
        var failure: WeatherError?
        var budget = Int.max
        var offset: @Sendable (Date) -> Int = { _ in 0 }
    }

    private let state = Locked(State())

    /// The number of calls that were sent.
    var sent: Int { state.withLock { $0.sent } }
    /// The number of times that the cache was read.
    var read: Int { state.withLock { $0.read } }
    /// The years of the pages that were sent, in order.
    var years: [Int] { state.withLock { $0.years } }
    /// The failure of every call.
    var failure: WeatherError? {
        get { state.withLock { $0.failure } }
        set { state.withLock { $0.failure = newValue } }
    }
    /// The number of calls in all that are not refused.
    var budget: Int {
        get { state.withLock { $0.budget } }
        set { state.withLock { $0.budget = newValue } }
    }
    /// The seconds by which clocks are ahead of UTC.
    var offset: @Sendable (Date) -> Int {
        get { state.withLock { $0.offset } }
        set { state.withLock { $0.offset = newValue } }
    }

    private func value<Value: Sendable>(
        _ key: String,
        _ policy: FetchPolicy,
        year: Int? = nil,
        _ make: () -> Value
    ) throws(WeatherError) -> Fetched<Value> {
        let error: WeatherError? = state.withLock { state in
            state.read += 1
            if state.cached.contains(key) { return nil }
            if policy == .cacheOnly { return .notCached }
            if let failure = state.failure { return failure }
            guard state.sent < state.budget else { return .rateLimited(retryAfter: nil) }
            state.sent += 1
            state.cached.insert(key)
            if let year { state.years.append(year) }
            return nil
        }
        if let error { throw error }
        return Fetched(make(), at: Date(timeIntervalSince1970: 0), from: .network, source: .openWeather)
    }

    private func row(_ date: Date) -> HourlyForecast {
        HourlyForecast(
            date: date,
            utcOffset: UTCOffset(seconds: offset(date)),
            elements: WeatherElements(temperature: Temperature(celsius: 14))
        )
    }

    func hour(
        of date: Date,
        at coordinate: Coordinate,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<HourlyForecast> {
        try value("hour \(date)", policy) { row(date) }
    }

    func day(
        _ day: LocalDay,
        at coordinate: Coordinate,
        offset: UTCOffset?,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<DailyForecast> { throw .unsupported }

    func hourlyPage(
        _ step: TimelineStep,
        from start: Date?,
        at coordinate: Coordinate,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[HourlyForecast]> {
        guard let start else { throw .unsupported }
        return try value("hours \(start)", policy) { (0..<20).map { row(start + Double($0) * 3_600) } }
    }

    func dailyPage(
        from start: LocalDay?,
        at coordinate: Coordinate,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[DailyForecast]> {
        guard let start else { throw .unsupported }
        return try value("days \(start)", policy, year: start.year) {
            (0..<10)
                .map {
                    DailyForecast(
                        day: start.advanced(by: $0),
                        low: Temperature(celsius: 6),
                        high: Temperature(celsius: 12)
                    )
                }
        }
    }

    /// Statistics of the same past.
    struct Statistics: UsualDaysRepository {
        let past: PastRecorder
        let years: Int
        let cost = CallCost([.history: 1])

        func usualDays(
            at coordinate: Coordinate,
            policy: FetchPolicy
        ) async throws(WeatherError) -> Fetched<[UsualDay]> {
            try past.value("statistics", policy) {
                (1...30)
                    .map {
                        UsualDay(
                            month: 11,
                            day: $0,
                            high: Temperature(celsius: 12),
                            low: Temperature(celsius: 6),
                            years: years
                        )
                    }
            }
        }
    }
}
