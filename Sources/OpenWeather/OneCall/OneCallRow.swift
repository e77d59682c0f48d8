import OpenWeatherCaching
import OpenWeatherCore

/// A part of One Call: its place in a report, and its row.
///
/// It has the steps that are the same for every part and differ in the type of the value.
struct OneCallRow: Sendable {
    /// The part.
    let part: OneCallPart
    /// Returns a report with the cached part: the fresh one, or any as stale because of a failure.
    ///
    /// The report is empty when there is none.
    let cached: @Sendable (ResponseCache, CacheRules, Language, _ failure: WeatherError?) async -> OneCallReport
    /// Caches the part of a report if it has arrived.
    let store: @Sendable (OneCallReport, ResponseCache, CacheRules, Language) async -> Void
    /// Gives the part of a report the end of its lifetime, or replaces it by a cached one when it has arrived older.
    let date: @Sendable (inout OneCallReport, ServiceSource, ResponseCache?, Language) async -> Void

    private init<Value>(
        _ part: OneCallPart,
        _ path: any WritableKeyPath<OneCallReport, OneCallReport.Part<Value>?> & Sendable,
        _ resource: Resource<Value>
    ) {
        self.part = part
        cached = { cache, rules, language, failure in
            let found: Fetched<Value>? =
                if let failure {
                    await cache.staleValue(of: resource, in: language, by: rules, because: failure)
                } else {
                    await cache.freshValue(of: resource, in: language, by: rules)
                }
            var report = OneCallReport()
            report[keyPath: path] = found.map { .success($0) }
            return report
        }
        store = { report, cache, rules, language in
            guard case .success(let fetched)? = report[keyPath: path] else { return }
            await cache.store(fetched, of: resource, in: language, by: rules)
        }
        date = { report, source, cache, language in
            guard case .success(let fetched)? = report[keyPath: path] else { return }
            let dated = source.dated(fetched, of: resource)
            // Alerts are as old as the oldest of the parts that name them, of which a newer one may name more.
            let newest =
                part == .alerts ? nil : await cache?.newest(dated, of: resource, in: language, by: source.rules)
            report[keyPath: path] = .success(newest ?? dated)
        }
    }

    /// Returns the rows of parts at a place.
    static func rows(of parts: Set<OneCallPart>, at coordinate: Coordinate) -> [OneCallRow] {
        let rows = [
            OneCallRow(.current, \.current, .oneCallCurrent(at: coordinate)),
            OneCallRow(.minutes, \.minutes, .minutes(at: coordinate)),
            OneCallRow(.quarterHours, \.quarterHours, .quarterHours(at: coordinate)),
            OneCallRow(.hours, \.hours, .hours(at: coordinate)),
            OneCallRow(.days, \.days, .days(at: coordinate)),
            OneCallRow(.alerts, \.alerts, .alerts(at: coordinate)),
        ]
        return rows.filter { parts.contains($0.part) }
    }
}
