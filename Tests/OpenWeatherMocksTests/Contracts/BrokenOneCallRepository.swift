import OpenWeatherCore
import OpenWeatherMocks

/// A repository of One Call that breaks one rule of the contract.
struct BrokenOneCallRepository: OneCallRepository {
    /// A way to break a rule.
    enum Fault: CaseIterable, Sendable {
        case extraPart, missingPart, shrinking, cached, refreshFromCache, cacheWithoutEntries, unordered

        /// The rule that it breaks.
        var rule: OneCallRepositoryContract.Rule {
            switch self {
            case .extraPart, .missingPart: .onlyRequestedPartsCome
            case .shrinking: .updatesKeepWhatArrived
            case .cached: .firstValueIsFromTheNetwork
            case .refreshFromCache: .refreshLoadsFromTheNetwork
            case .cacheWithoutEntries: .cacheOnlyFindsNothingAtFirst
            case .unordered: .seriesAreInOrderOfTime
            }
        }
    }

    /// The fault; `nil` for a repository that keeps every rule.
    let fault: Fault?

    func oneCallUpdates(
        at coordinate: Coordinate,
        parts: Set<OneCallPart>,
        options: RequestOptions,
        policy: FetchPolicy
    ) -> AsyncStream<OneCallReport> {
        let (stream, continuation) = AsyncStream.makeStream(of: OneCallReport.self)
        var report = OneCallReport.sample(parts)
        if policy == .cacheOnly, fault != .cacheWithoutEntries { report = OneCallReport(parts, failure: .notCached) }
        switch fault {
        case .extraPart: report.current = OneCallReport.sample().current
        case .missingPart: report.alerts = nil
        case .shrinking:
            continuation.yield(OneCallReport.sample())
            report.hours = nil
        case .cached where policy == .cacheFirst: report.current = .success(.sample(.sample(), from: .cache))
        case .refreshFromCache where policy == .refresh: report.current = .success(.sample(.sample(), from: .cache))
        case .unordered: report.hours = report.hours?.map { $0.map { $0.reversed() } }
        default: break
        }
        continuation.yield(report)
        continuation.finish()
        return stream
    }
}
