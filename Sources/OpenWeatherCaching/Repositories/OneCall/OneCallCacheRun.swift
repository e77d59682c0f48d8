import Foundation
import OpenWeatherCore

/// One call of a cached repository of One Call, which its identical callers share.
struct OneCallCacheRun: Sendable {
    let upstream: any OneCallRepository
    let cache: ResponseCache
    let slots: OneCallSlots
    /// Delivers the parts so far.
    let deliver: @Sendable (OneCallReport) -> Void

    /// Loads the parts from where `policy` allows.
    func run(at coordinate: Coordinate, parts: Set<OneCallPart>, options: RequestOptions, policy: FetchPolicy) async {
        guard await cache.isEnabled() else {
            let updates = upstream.oneCallUpdates(at: coordinate, parts: parts, options: options, policy: policy)
            for await report in updates { deliver(slots.lifetimes.dated(report, at: cache.now())) }
            return
        }
        var report = OneCallReport()
        if policy != .refresh { report = await cached(parts, usage: .fresh) }
        let missing = parts.subtracting(report.parts)
        guard !missing.isEmpty else { return deliver(report) }
        guard policy != .cacheOnly else {
            return deliver(await fallBack(OneCallReport(missing, failure: .notCached)).completed(by: report))
        }
        // A refresh is asked for where values are shown already.
        let outdated = policy == .refresh ? OneCallReport() : await self.outdated(missing)
        let known = report.completed(by: outdated)
        if !known.parts.isEmpty { deliver(known) }
        await fetch(missing, besides: report, outdated, at: coordinate, options)
    }

    /// Returns older cached parts to show until new ones arrive.
    private func outdated(_ parts: Set<OneCallPart>) async -> OneCallReport {
        let reasons = Dictionary(uniqueKeysWithValues: parts.map { ($0, WeatherError.notCached) })
        return await cached(parts, usage: .stale(reasons))
    }

    /// Requests parts together, caches each as it arrives, and replaces those that fail with older ones.
    ///
    /// - Parameters:
    ///   - missing: The parts to request.
    ///   - report: The parts that are fresh.
    ///   - outdated: The older parts, each of which stands until a new one arrives.
    ///   - coordinate: The place.
    ///   - options: The units and the language.
    private func fetch(
        _ missing: Set<OneCallPart>,
        besides report: OneCallReport,
        _ outdated: OneCallReport,
        at coordinate: Coordinate,
        _ options: RequestOptions
    ) async {
        var stored: Set<OneCallPart> = []
        var last = OneCallReport()
        let updates = upstream.oneCallUpdates(at: coordinate, parts: missing, options: options, policy: .refresh)
        for await update in updates {
            last = slots.lifetimes.dated(update.limited(to: missing), at: cache.now())
            // The alerts of an update may grow until the last one.
            let new = last.parts.subtracting(stored).subtracting([.alerts])
            await store(last.limited(to: new))
            stored.formUnion(new)
            // A failure is shown when it is known whether an older part can take its place.
            let failed = Set(last.failures.keys)
            let arrived = last.limited(to: last.parts.subtracting(failed))
            deliver(report.completed(by: arrived).completed(by: outdated))
        }
        guard !Task.isCancelled else { return }
        await store(last.limited(to: [.alerts]))
        last = last.completed(by: OneCallReport(missing.subtracting(last.parts), failure: .unsupported))
        deliver(report.completed(by: await fallBack(last)))
    }

    /// Returns a report in which older cached parts replace those that failed in a way that may pass.
    private func fallBack(_ report: OneCallReport) async -> OneCallReport {
        let failures = report.failures.filter { $0.value.isTransient || $0.value == .notCached }
        guard !failures.isEmpty else { return report }
        let older = await cached(Set(failures.keys), usage: .stale(failures))
        return older.completed(by: report)
    }

    // MARK: - Parts

    /// Which cached parts are returned, and from which origin.
    private enum Usage: Sendable {
        case fresh
        case stale([OneCallPart: WeatherError])
    }

    private func cached(_ parts: Set<OneCallPart>, usage: Usage) async -> OneCallReport {
        let now = cache.now()
        var report = OneCallReport()
        for part in parts {
            switch part {
            case .current: report.current = await cached(slots.current, part, usage, now)
            case .minutes: report.minutes = await cached(slots.minutes, part, usage, now)
            case .quarterHours: report.quarterHours = await cached(slots.quarterHours, part, usage, now)
            case .hours: report.hours = await cached(slots.hours, part, usage, now)
            case .days: report.days = await cached(slots.days, part, usage, now)
            case .alerts: report.alerts = await cached(slots.alerts, part, usage, now)
            }
        }
        return report
    }

    private func cached<Value: CacheValue>(
        _ slot: CacheSlot<Value>,
        _ part: OneCallPart,
        _ usage: Usage,
        _ now: Date
    ) async -> OneCallReport.Part<Value>? {
        let response = try? await cache.cachedResponse(in: slot, at: now)
        switch usage {
        case .fresh:
            guard let response, response.isFresh(at: now, for: slot.lifetime) else {
                cache.onEvent(.miss(slot.key))
                return nil
            }
            cache.onEvent(.hit(slot.key))
            return .success(response.fetched(from: .cache, at: now, for: slot.lifetime))
        case .stale(let failures):
            guard let response, let failure = failures[part], response.isShowable(at: now, for: slot.lifetime) else {
                return nil
            }
            cache.onEvent(.stale(slot.key, failure))
            return .success(response.fetched(from: .stale(failure), at: now, for: slot.lifetime))
        }
    }

    private func store(_ report: OneCallReport) async {
        await store(report.current, in: slots.current)
        await store(report.minutes, in: slots.minutes)
        await store(report.quarterHours, in: slots.quarterHours)
        await store(report.hours, in: slots.hours)
        await store(report.days, in: slots.days)
        await store(report.alerts, in: slots.alerts)
    }

    private func store<Value>(_ part: OneCallReport.Part<Value>?, in slot: CacheSlot<Value>) async {
        guard case .success(let fetched)? = part else { return }
        await cache.cache(fetched, in: slot)
    }
}
