import ExampleSupport
import Foundation
import OpenWeather
import OpenWeatherCore

/// A watch over the weather at places, which tells each notice once.
///
/// The state is written before a notice is told. A process that is killed in between leaves that notice untold; written
/// afterwards, it would be told a second time, which is worse than none.
struct Watch: Sendable {
    /// A place.
    struct Place: Hashable, Sendable {
        /// The name, as the user typed it.
        let name: String
        /// The point.
        let coordinate: Coordinate
    }

    /// The places.
    let places: [Place]
    /// The rules.
    let rules: NoticeRules
    /// The planner.
    let planner: any NoticePlanner
    /// The source of reports.
    let source: WatchSource
    /// The states of the places.
    let store: WatchStore
    /// A closure that returns the present date.
    let now: @Sendable () -> Date
    /// A closure that tells a notice about a place, with the state that knows its clocks.
    let tell: @Sendable (WeatherNotice, Place, WatchState) async throws -> Void
    /// A closure that takes what is said about the watch itself.
    let log: @Sendable (String) -> Void

    /// Does what is due, waits for what is next, and so on until the task is cancelled.
    ///
    /// - Parameter sleep: A closure that returns at a date.
    /// - Throws: What a turn throws, and `CancellationError`.
    func run(sleepingUntil sleep: (Date) async throws -> Void) async throws {
        while true {
            _ = try await turn()
            try await sleep(places.map { store.state(at: $0.coordinate).next }.min() ?? .distantFuture)
        }
    }

    /// Does what is due at the present date and returns the number of notices that were told.
    ///
    /// - Throws: `WeatherError` that does not pass by itself, and what cannot be written.
    func turn() async throws -> Int {
        var count = 0
        for place in places {
            count += try await tellScheduled(at: place)
            if store.state(at: place.coordinate).isDue(at: now()) { count += try await check(place) }
        }
        return count
    }

    private func tellScheduled(at place: Place) async throws -> Int {
        var state = store.state(at: place.coordinate)
        let due = state.scheduled.filter { $0.date <= now() }
        guard !due.isEmpty else { return 0 }
        state.scheduled.removeAll { due.contains($0) }
        try store.save(state, at: place.coordinate)
        return try await tell(due, about: place, state)
    }

    private func check(_ place: Place) async throws -> Int {
        var state = store.state(at: place.coordinate)
        let report: OneCallReport
        do throws(WeatherError) {
            report = try await self.report(state.parts ?? rules.parts, at: place, &state)
        } catch {
            guard error.isTransient else { throw error }
            // What was planned before stays planned.
            state.check = now() + Self.pause(after: error)
            state.record.planned = now()
            try store.save(state, at: place.coordinate)
            log("\(place.name): \(error) \(Self.sentence(about: state))")
            return 0
        }
        let plan = await planner.plan(for: report, rules: rules, record: state.record, at: now()) { parts in
            await rest(parts, at: place, &state)
        }
        // A watch that ends meanwhile lacks parts: what was planned before stays planned.
        guard !Task.isCancelled else { throw WeatherError.cancelled }
        state.utcOffset = (try? report.hours?.get().value.first)?.utcOffset ?? state.utcOffset
        (state.record, state.scheduled) = (plan.record, plan.scheduled)
        (state.check, state.parts) = (plan.nextCheck?.date ?? .distantFuture, plan.nextCheck?.parts)
        try store.save(state, at: place.coordinate)
        let count = try await tell(plan.now, about: place, state)
        log("\(place.name): \(Self.sentence(about: state))")
        return count
    }

    /// Returns parts of One Call or, for a day after it refused the key, the hours of the forecast.
    private func report(
        _ parts: Set<OneCallPart>,
        at place: Place,
        _ state: inout WatchState
    ) async throws(WeatherError) -> OneCallReport {
        let rest = state.forecastUntil?.timeIntervalSince(now()) ?? 0
        // More than the day is left by a clock that was set back since.
        if rest <= 0 || rest > 90_000 {
            do throws(WeatherError) {
                return try await source.oneCall(parts, of: rules.parts, at: place.coordinate, &state.version)
            } catch .invalidKey(let reason) {
                // Throws the same when the key is not valid at all, unless the forecast was kept: that proves nothing.
                let report = try await source.forecast(at: place.coordinate)
                let age = (try? report.hours?.get()).map { $0.age(at: now()) } ?? .zero
                guard reason == .subscriptionRequired || age < .seconds(60) else { return report }
                (state.forecastUntil, state.version) = (now() + 86_400, nil)
                log("\(place.name): \(WatchSource.limits)")
                return report
            }
        }
        return try await source.forecast(at: place.coordinate)
    }

    /// Returns the parts that a report lacks, as failures when they are not received.
    private func rest(_ parts: Set<OneCallPart>, at place: Place, _ state: inout WatchState) async -> OneCallReport {
        do throws(WeatherError) {
            return try await report(parts, at: place, &state)
        } catch {
            return OneCallReport(parts, failure: error)
        }
    }

    /// Tells notices, but for those that are void by now, and returns the number of them.
    private func tell(_ notices: [WeatherNotice], about place: Place, _ state: WatchState) async throws -> Int {
        let valid = notices.filter { now() < $0.expires }
        for notice in valid { try await tell(notice, place, state) }
        return valid.count
    }

    /// Returns the seconds until the next request after a failure: ten minutes when none was counted, else an hour or longer.
    private static func pause(after failure: WeatherError) -> TimeInterval {
        switch failure {
        case .offline: 600
        case .rateLimited(let wait?, _): max(3_600, wait / .seconds(1))
        default: 3_600
        }
    }

    private static func sentence(about state: WatchState) -> String {
        let date = state.check ?? .distantFuture
        return "The next request is at \(ResponseFormat.time(date, state.utcOffset(at: date)))."
    }
}
