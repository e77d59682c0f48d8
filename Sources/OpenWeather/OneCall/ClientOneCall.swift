package import OpenWeatherCore
import OpenWeatherNetworking

/// One Call of a client, in either version: parts that are cached one by one, and requested together.
///
/// Each part is cached by itself, whichever version sent it and whichever parts it was requested with, so that a screen
/// with two parts and one with five share them. Identical calls in flight are joined as a whole. While the budget runs low,
/// fewer parts are requested, less often.
package struct ClientOneCall: OneCallRepository {
    /// The source of the parts.
    let source: ServiceSource
    /// The version that the key reaches.
    let versions: OneCallVersions
    /// The largest number of alerts that one call requests from One Call 4.0.
    let alertLimit: Int
    /// Returns the saving that the budget calls for now.
    let saving: @Sendable () async -> CallSaving
    private let calls = InFlightStreams<CacheKey, OneCallReport>()

    /// Creates One Call of a client.
    package init(
        _ source: ServiceSource,
        _ versions: OneCallVersions,
        alertLimit: Int,
        saving: @escaping @Sendable () async -> CallSaving = { .none }
    ) {
        self.source = source
        self.versions = versions
        self.alertLimit = max(0, alertLimit)
        self.saving = saving
    }

    /// Returns a stream of the parts: those of the cache first, then the others as they arrive.
    ///
    /// A cached part that is not fresh comes first too, unless `policy` is a refresh: as stale because it is not cached,
    /// as no request was sent yet, until the new one replaces it. When a part fails in a way that may pass, an older
    /// cached one is returned as stale; the other parts are not affected.
    ///
    /// - Parameters:
    ///   - coordinate: The place.
    ///   - parts: The parts; no others are in the elements.
    ///   - options: The units and the language of the response.
    ///   - policy: Where the parts may come from.
    /// - Returns: The stream, whose last element has every requested part.
    package func oneCallUpdates(
        at coordinate: Coordinate,
        parts: Set<OneCallPart>,
        options: RequestOptions,
        policy: FetchPolicy
    ) -> AsyncStream<OneCallReport> {
        let names = OneCallPart.allCases.filter(parts.contains).map(\.rawValue).joined(separator: "-")
        let place = source.key(of: .oneCallCurrent(at: coordinate), options)
        let key = CacheKey("onecall/\(policy.rawValue)/\(names)/\(place)")
        return calls.stream(
            for: key,
            onJoin: { source.reportJoin(of: key, .oneCall3(at: coordinate, parts: parts), options) },
            of: { deliver in await load(parts, at: coordinate, options, policy, deliver) }
        )
    }

    private func load(
        _ parts: Set<OneCallPart>,
        at coordinate: Coordinate,
        _ options: RequestOptions,
        _ policy: FetchPolicy,
        _ deliver: @escaping @Sendable (OneCallReport) -> Void
    ) async {
        let saving = policy == .cacheOnly ? CallSaving.none : await saving()
        let source = source.extended(for: saving)
        var run = OneCallRun(
            source: source,
            cache: await source.usableCache(),
            versions: versions,
            alertLimit: alertLimit,
            coordinate: coordinate,
            options: options,
            deliver: deliver
        )
        let requested = saving.parts(of: parts)
        let leftOut = await run.leftOut(parts.subtracting(requested))
        run.deliver = { deliver($0.completed(by: leftOut)) }
        await run.load(requested, policy: policy)
    }
}
