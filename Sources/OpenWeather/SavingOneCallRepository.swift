import Foundation
import OpenWeatherCaching
import OpenWeatherCore

/// A repository of One Call that requests fewer parts, less often, while the budget runs low.
///
/// A part that is left out comes from the cache as long as it may be shown there, and fails as one beyond the budget
/// otherwise. Every part has the end of its lifetime, also without a cache below.
struct SavingOneCallRepository: OneCallRepository {
    private let repositories: [CallSaving: any OneCallRepository]
    private let lifetimes: OneCallLifetimes
    private let now: @Sendable () -> Date
    private let saving: @Sendable () async -> CallSaving

    /// Creates a repository.
    ///
    /// - Parameters:
    ///   - lifetimes: The lifetimes of the parts, which a saving extends.
    ///   - now: The wall clock.
    ///   - saving: A closure that returns the saving that the budget calls for now.
    ///   - makeUpstream: A closure that returns the repository for the lifetimes of a saving.
    init(
        _ lifetimes: OneCallLifetimes,
        now: @escaping @Sendable () -> Date,
        saving: @escaping @Sendable () async -> CallSaving,
        makeUpstream: (OneCallLifetimes) -> any OneCallRepository
    ) {
        self.lifetimes = lifetimes
        self.now = now
        self.saving = saving
        let repositories = CallSaving.allCases.map { ($0, makeUpstream(lifetimes.extended(for: $0))) }
        self.repositories = Dictionary(uniqueKeysWithValues: repositories)
    }

    /// Returns a stream of the parts, of which those that are left out are in every element.
    func oneCallUpdates(
        at coordinate: Coordinate,
        parts: Set<OneCallPart>,
        options: RequestOptions,
        policy: FetchPolicy
    ) -> AsyncStream<OneCallReport> {
        AsyncStream { continuation in
            let task = Task {
                let saving = policy == .cacheOnly ? CallSaving.none : await saving()
                guard let upstream = repositories[saving] else { return continuation.finish() }
                let lifetimes = lifetimes.extended(for: saving)
                let requested = saving.parts(of: parts)
                let omitted = await cached(parts.subtracting(requested), upstream, at: coordinate, options)
                if requested.isEmpty { continuation.yield(omitted) }
                for await report in upstream.oneCallUpdates(
                    at: coordinate,
                    parts: requested,
                    options: options,
                    policy: policy
                ) {
                    continuation.yield(lifetimes.dated(report, at: now()).completed(by: omitted))
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// Returns the parts that are left out, from the cache or as beyond the budget.
    private func cached(
        _ parts: Set<OneCallPart>,
        _ upstream: any OneCallRepository,
        at coordinate: Coordinate,
        _ options: RequestOptions
    ) async -> OneCallReport {
        guard !parts.isEmpty else { return OneCallReport() }
        var report = OneCallReport()
        for await next in upstream.oneCallUpdates(at: coordinate, parts: parts, options: options, policy: .cacheOnly) {
            report = next
        }
        let failure = WeatherError.rateLimited(retryAfter: nil, limit: .budget(.day))
        return report.limited(to: parts.subtracting(report.failures.keys))
            .completed(by: OneCallReport(parts, failure: failure))
    }
}

extension OneCallLifetimes {
    /// Returns the lifetimes in which responses count as fresh for longer; those of alerts and of the past are the same.
    func extended(for saving: CallSaving) -> OneCallLifetimes {
        var lifetimes = self
        for part in [\OneCallLifetimes.current, \.minutes, \.quarterHours, \.hours, \.days] {
            let lifetime = lifetimes[keyPath: part]
            lifetimes[keyPath: part] = CacheLifetime(
                fresh: lifetime.fresh * saving.lifetimeFactor,
                stale: lifetime.stale
            )
        }
        return lifetimes
    }
}
