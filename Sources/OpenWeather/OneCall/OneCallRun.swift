import Foundation
import OpenWeatherCaching
import OpenWeatherCore

/// A call of One Call at a place, which its identical callers share.
struct OneCallRun: Sendable {
    /// The source of the parts, with the lifetimes of the saving.
    let source: ServiceSource
    /// The cache of the source; `nil` when there is none, or when it may not be used.
    let cache: ResponseCache?
    /// The version that the key reaches.
    let versions: OneCallVersions
    /// The largest number of alerts to request from One Call 4.0.
    let alertLimit: Int
    let coordinate: Coordinate
    let options: RequestOptions
    /// Delivers the parts so far.
    var deliver: @Sendable (OneCallReport) -> Void

    /// Loads parts from where `policy` allows.
    func load(_ parts: Set<OneCallPart>, policy: FetchPolicy) async {
        let fresh = policy == .refresh ? OneCallReport() : await cached(parts)
        let missing = parts.subtracting(fresh.parts)
        guard !missing.isEmpty else { return deliver(fresh) }
        guard policy != .cacheOnly else {
            return deliver(fresh.completed(by: await fallBack(OneCallReport(missing, failure: .notCached))))
        }
        // A refresh is asked for where values are shown already.
        let outdated = policy == .refresh ? OneCallReport() : await cached(missing, because: .notCached)
        let known = fresh.completed(by: outdated)
        if !known.parts.isEmpty { deliver(known) }
        await fetch(missing, besides: fresh, outdated)
    }

    /// Returns parts that a saving leaves out, from the cache or as beyond the budget.
    func leftOut(_ parts: Set<OneCallPart>) async -> OneCallReport {
        let fresh = await cached(parts)
        let older = await cached(parts.subtracting(fresh.parts), because: .notCached)
        return fresh.completed(by: older)
            .completed(by: OneCallReport(parts, failure: .rateLimited(retryAfter: nil, limit: .budget(.day))))
    }

    /// Requests parts together, caches each as it arrives, and replaces those that fail with older ones.
    ///
    /// - Parameters:
    ///   - missing: The parts to request.
    ///   - fresh: The parts that are fresh.
    ///   - outdated: The older parts, each of which stands until a new one arrives.
    private func fetch(
        _ missing: Set<OneCallPart>,
        besides fresh: OneCallReport,
        _ outdated: OneCallReport
    ) async {
        var stored: Set<OneCallPart> = []
        let last = await request(missing) { update in
            let update = await dated(update)
            // Whether a newer value is cached is not known then.
            guard !Task.isCancelled else { return }
            // A failure is shown when it is known whether another version or an older part can take its place.
            let arrived = update.parts.subtracting(update.failures.keys)
            // The alerts of an update may grow until the last one.
            let new = arrived.subtracting(stored).subtracting([.alerts])
            await store(update.limited(to: new))
            stored.formUnion(new)
            deliver(fresh.completed(by: update.limited(to: arrived)).completed(by: outdated))
        }
        let report = await dated(last)
        guard !Task.isCancelled else { return }
        await store(report.limited(to: report.parts.subtracting(stored)))
        deliver(fresh.completed(by: await fallBack(report)))
    }

    /// Requests parts from the version that the key reaches.
    ///
    /// - Parameters:
    ///   - parts: The parts to request.
    ///   - onProgress: A closure that receives the parts so far; a refusal that another version may make up for is left
    ///     out.
    /// - Returns: Every part, with its value or its failure.
    private func request(
        _ parts: Set<OneCallPart>,
        onProgress: (OneCallReport) async -> Void
    ) async -> OneCallReport {
        // Quarters of an hour alone say nothing to 3.0.
        let candidates: Set<OneCallVersion> = parts == [.quarterHours] ? [.v4] : [.v3, .v4]
        let report = await versions.first(of: candidates) { version, isLast in
            let report =
                switch version {
                case .v3: await requestVersion3(parts)
                case .v4:
                    await requestVersion4(parts) { await onProgress(isLast ? $0 : $0.withoutRefusals()) }
                }
            return (report, OneCallVersions.outcome(of: report))
        }
        return report ?? OneCallReport(parts, failure: .unsupported)
    }

    /// Requests parts from One Call 3.0, which sends all of them in one response.
    private func requestVersion3(_ parts: Set<OneCallPart>) async -> OneCallReport {
        let missing = OneCallReport(parts.intersection([.quarterHours]), failure: .unsupported)
        let parts = parts.subtracting(missing.parts)
        do throws(WeatherError) {
            let sections = try await source.remote.value(
                of: .sections(parts, at: coordinate),
                options: options,
                policy: .refresh
            )
            return OneCallReport(sections, parts: parts).completed(by: missing)
        } catch {
            return OneCallReport(parts, failure: error).completed(by: missing)
        }
    }

    // MARK: - The cache

    /// Returns a report in which older cached parts replace those that failed in a way that may pass.
    private func fallBack(_ report: OneCallReport) async -> OneCallReport {
        var older = OneCallReport()
        for (part, failure) in report.failures where failure.isTransient || failure == .notCached {
            older = older.completed(by: await cached([part], because: failure))
        }
        return older.completed(by: report)
    }

    /// Returns the cached parts: the fresh ones, or all that may be shown because of a failure.
    private func cached(_ parts: Set<OneCallPart>, because failure: WeatherError? = nil) async -> OneCallReport {
        var report = OneCallReport()
        guard let cache else { return report }
        for row in OneCallRow.rows(of: parts, at: coordinate) {
            report = report.completed(by: await row.cached(cache, source.rules, options.language, failure))
        }
        return report
    }

    private func store(_ report: OneCallReport) async {
        guard let cache else { return }
        for row in OneCallRow.rows(of: report.parts, at: coordinate) {
            await row.store(report, cache, source.rules, options.language)
        }
    }

    private func dated(_ report: OneCallReport) async -> OneCallReport {
        var report = report
        for row in OneCallRow.rows(of: report.parts, at: coordinate) {
            await row.date(&report, source, cache, options.language)
        }
        return report
    }
}

extension OneCallReport {
    /// Returns the report without the parts whose failure is a refused key.
    fileprivate func withoutRefusals() -> OneCallReport {
        limited(to: parts.filter { failure(of: $0).map { OneCallVersions.outcome(of: $0) != .refused } ?? true })
    }
}
