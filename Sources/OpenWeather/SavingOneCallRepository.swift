import OpenWeatherCaching
import OpenWeatherCore

/// A repository of One Call that requests fewer parts, less often, while the budget runs low.
///
/// A part that is left out comes from the cache as long as it may be shown there, and fails as one beyond the budget
/// otherwise.
struct SavingOneCallRepository: OneCallRepository {
    private let repositories: [CallSaving: any OneCallRepository]
    private let saving: @Sendable () async -> CallSaving

    /// Creates a repository.
    ///
    /// - Parameters:
    ///   - saving: A closure that returns the saving that the budget calls for now.
    ///   - makeUpstream: A closure that returns the repository for a saving, with the lifetimes that it extends.
    init(
        saving: @escaping @Sendable () async -> CallSaving,
        makeUpstream: (CallSaving) -> any OneCallRepository
    ) {
        self.saving = saving
        repositories = Dictionary(uniqueKeysWithValues: CallSaving.allCases.map { ($0, makeUpstream($0)) })
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
                let requested = saving.parts(of: parts)
                let omitted = await cached(parts.subtracting(requested), upstream, at: coordinate, options)
                if requested.isEmpty { continuation.yield(omitted) }
                for await report in upstream.oneCallUpdates(
                    at: coordinate,
                    parts: requested,
                    options: options,
                    policy: policy
                ) {
                    continuation.yield(report.completed(by: omitted))
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
