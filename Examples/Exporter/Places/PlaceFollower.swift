import Foundation
import OpenWeather
import OpenWeatherCore

/// Keeps the values of one place fresh: each is requested again when its lifetime in the cache ends, and never sooner.
///
/// A value whose lifetime had ended when it arrived is requested again after a minute, and One Call after a day where the
/// plan lacks it.
struct PlaceFollower: Sendable {
    /// The client.
    let client: OpenWeatherClient
    /// The board that receives the values.
    let board: Board
    /// The index of the place on the board.
    let index: Int
    /// A Boolean value that indicates whether One Call replaces the forecast.
    let usesOneCall: Bool
    /// The clock of the waits between refreshes.
    let clock: any Clock<Duration>
    /// The wall clock that lifetimes follow.
    let now: @Sendable () -> Date

    /// The wait after a failure that may pass by itself, and after a value that arrives out of date.
    static let shortWait = 60.0
    /// The wait after another failure, and for a value without a lifetime.
    static let longWait = 900.0
    /// The longest wait that a service is believed, and the wait after it has refused the key for One Call alone.
    static let longestWait = 86_400.0

    private enum Step: CaseIterable {
        case weather, air, outlook
    }

    /// Refreshes the values until the task is cancelled.
    func run() async {
        var due: [Step: Date] = [:]
        var last = now()
        while !Task.isCancelled {
            // The dates of a clock that was set back would not come for as long as it was ahead.
            if now() < last { due = [:] }
            last = now()
            let next: Date
            switch await point() {
            case .failure(let error): next = retry(after: error)
            case .success(let point):
                for step in Step.allCases where due[step, default: .distantPast] <= now() {
                    due[step] = await refresh(step, at: point)
                }
                next = due.values.min() ?? now()
            }
            // A lifetime that just ends is over a second later by any clock.
            let wait = max(0, next.timeIntervalSince(now())) + 1
            do { try await clock.sleep(for: .seconds(wait)) } catch { return }
        }
    }

    /// Returns the point of the place, looked up once.
    private func point() async -> Result<Coordinate, WeatherError> {
        let place = board.snapshot.places[index]
        if let coordinate = place.coordinate { return .success(coordinate) }
        do throws(WeatherError) {
            guard let found = try await client.search(place.place.name, limit: 1).first else { throw .notFound }
            board.update(index) { $0.coordinate = found.coordinate }
            return .success(found.coordinate)
        } catch {
            return .failure(error)
        }
    }

    /// Refreshes the values of a step and returns the date of the next time.
    private func refresh(_ step: Step, at point: Coordinate) async -> Date {
        switch step {
        case .weather:
            return keep(await result { () throws(WeatherError) in try await client.currentWeather(for: point) }) {
                $0.weather = $1
            }
        case .air:
            return keep(await result { () throws(WeatherError) in try await client.airQuality(at: point) }) {
                $0.air = $1
            }
        case .outlook where !usesOneCall:
            return keep(await result { () throws(WeatherError) in try await client.forecast(for: point) }) {
                $0.forecast = $1
            }
        case .outlook:
            do throws(WeatherError) {
                let report = try await client.oneCall(at: point, parts: [.current, .days, .alerts])
                return [
                    report.current.map { keep($0) { $0.uv = $1 } },
                    report.days.map { keep($0) { $0.days = $1 } },
                    report.alerts.map { keep($0) { $0.alerts = $1 } },
                ]
                .compactMap(\.self).min() ?? now().addingTimeInterval(Self.longWait)
            } catch {
                let next = retry(after: error)
                // A plan that lacks One Call still does in a quarter of an hour, and each attempt is a call or two.
                guard case .invalidKey(.subscriptionRequired) = error else { return next }
                return now().addingTimeInterval(Self.longestWait)
            }
        }
    }

    private func result<Value>(
        of fetch: () async throws(WeatherError) -> Fetched<Value>
    ) async -> Result<Fetched<Value>, WeatherError> {
        do throws(WeatherError) { return .success(try await fetch()) } catch { return .failure(error) }
    }

    /// Stores a value, if there is one, and returns the date of its next refresh.
    private func keep<Value>(
        _ result: Result<Fetched<Value>, WeatherError>,
        store: (inout PlaceWeather, Fetched<Value>) -> Void
    ) -> Date {
        switch result {
        case .failure(let error): return retry(after: error)
        case .success(let value):
            board.update(index) { store(&$0, value) }
            // A stale value stands in for a refresh that failed.
            if case .stale(let error) = value.origin { return retry(after: error) }
            guard let end = value.freshUntil else { return now().addingTimeInterval(Self.longWait) }
            // A server on the way had kept a value that arrives out of date, and has the same one a second later.
            return end > now() ? end : now().addingTimeInterval(Self.shortWait)
        }
    }

    /// Counts a failure and returns the date of the next attempt.
    private func retry(after error: WeatherError) -> Date {
        if error != .cancelled { board.count(FailureKind(error)) }
        var wait = error.isTransient ? Self.shortWait : Self.longWait
        if case .rateLimited(let advice?, _) = error { wait = min(max(wait, advice / .seconds(1)), Self.longestWait) }
        return now().addingTimeInterval(wait)
    }
}
