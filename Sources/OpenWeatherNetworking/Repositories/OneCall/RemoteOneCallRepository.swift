public import Foundation
public import OpenWeatherCore

/// A repository that fetches One Call from the service, in either version.
///
/// One Call 3.0 sends all parts in one response, 4.0 each part in a response of its own: the weather now, the minutes,
/// the quarters of an hour and the days in one each, the hours in three, and each alert in one. The alerts of 4.0 are
/// named by the other parts, so alerts alone cost a request for the weather now in addition. All other requests are sent
/// at the same time, and a part that is slow or fails does not affect the others.
///
/// Identical calls in flight are joined as a whole. Nothing is kept after a call but the verdict about the version, see
/// ``/OpenWeatherCore/OneCallVersionChoice/automatic``; with ``/OpenWeatherCore/FetchPolicy/cacheOnly`` no request is
/// sent.
public struct RemoteOneCallRepository: OneCallRepository {
    /// The identity of a call in flight.
    struct Key: Hashable, Sendable {
        let coordinate: Coordinate
        let parts: Set<OneCallPart>
        let options: RequestOptions
        let policy: FetchPolicy
    }

    let source: RemoteSource
    private(set) var versions: OneCallVersions
    let now: @Sendable () -> Date
    let alertLimit: Int
    private(set) var alertSource: (any WeatherAlertRepository)?
    private let calls = InFlightStreams<Key, OneCallReport>()
    private let onJoin: @Sendable (Endpoint, RequestOptions) -> Void

    /// Creates a repository.
    ///
    /// - Parameters:
    ///   - client: The client that sends the requests and adds the key to them.
    ///   - config: The addresses of the service.
    ///   - version: The way a version is chosen.
    ///   - alertLimit: The largest number of alerts that one call requests from One Call 4.0, where each one costs a
    ///     request and a storm can carry dozens; the others are counted in `omittedCount`.
    ///   - now: A closure that returns the current date, which responses are dated with.
    ///   - handler: The handler that receives an event for each call that joins an identical one.
    public init(
        client: any HTTPClient,
        config: any WeatherAPIConfig,
        version: OneCallVersionChoice = .automatic,
        alertLimit: Int = 20,
        now: @escaping @Sendable () -> Date = { Date() },
        handler: @escaping NetworkEventHandler = { _ in }
    ) {
        source = RemoteSource(client: client, config: config, now: now, handler: handler)
        versions = OneCallVersions(version, now: now)
        self.now = now
        self.alertLimit = max(0, alertLimit)
        let builder = RequestBuilder(config: config)
        onJoin = { endpoint, options in
            guard let request = try? builder.request(for: endpoint, options: options) else { return }
            handler(.coalesced(NetworkRequest(request)))
        }
    }

    /// Returns a repository that reads the texts of alerts from another source, usually a cache above this repository.
    ///
    /// Both share their calls in flight and their verdict about the version.
    public func readingAlerts(from source: any WeatherAlertRepository) -> RemoteOneCallRepository {
        var copy = self
        copy.alertSource = source
        return copy
    }

    /// Returns a repository that also keeps its verdict about the version in a store, for a day.
    ///
    /// - Parameters:
    ///   - store: The store, for example that of a cache.
    ///   - key: The key of the verdict. It must differ for each API key and each server, and not contain the API key.
    ///   - isEnabled: Whether the store may be used.
    /// - Returns: The repository, which shares its calls in flight with this one.
    package func rememberingVersion(
        in store: any CacheStore,
        under key: CacheKey,
        isEnabled: @escaping @Sendable () async -> Bool
    ) -> RemoteOneCallRepository {
        var copy = self
        copy.versions = versions.stored(in: VerdictStore(store: store, key: key, isEnabled: isEnabled))
        return copy
    }

    /// Returns a stream of the parts as they arrive; see ``/OpenWeatherCore/OneCallRepository``.
    ///
    /// From One Call 3.0 all parts arrive together.
    ///
    /// - Parameters:
    ///   - coordinate: The place.
    ///   - parts: The parts to request; no others are in the elements.
    ///   - options: The units and the language of the response.
    ///   - policy: Where the values may come from.
    /// - Returns: The stream, whose last element has every requested part.
    public func oneCallUpdates(
        at coordinate: Coordinate,
        parts: Set<OneCallPart>,
        options: RequestOptions,
        policy: FetchPolicy
    ) -> AsyncStream<OneCallReport> {
        guard policy != .cacheOnly, !parts.isEmpty else {
            let (stream, continuation) = AsyncStream.makeStream(of: OneCallReport.self)
            continuation.yield(OneCallReport(parts, failure: .notCached))
            continuation.finish()
            return stream
        }
        let key = Key(coordinate: coordinate, parts: parts, options: options, policy: policy)
        return calls.stream(
            for: key,
            onJoin: { onJoin(.oneCall3(at: coordinate, parts: parts), options) },
            of: { deliver in await load(key, deliver) }
        )
    }

    /// Loads the parts from the version that the key reaches.
    private func load(_ key: Key, _ deliver: @escaping @Sendable (OneCallReport) -> Void) async {
        // Quarters of an hour alone say nothing to 3.0.
        let versions: Set<OneCallVersion> = key.parts == [.quarterHours] ? [.version4] : [.version3, .version4]
        let report = await self.versions.first(of: versions) { version, isLast in
            let report =
                switch version {
                case .version3: await loadVersion3(key)
                case .version4:
                    // A refusal that another version may make up for is not shown meanwhile.
                    await loadVersion4(key) { deliver(isLast ? $0 : $0.withoutRefusals()) }
                }
            return (report, Self.outcome(of: report))
        }
        deliver(report ?? OneCallReport(key.parts, failure: .unsupported))
    }

    private static func outcome(of report: OneCallReport) -> OneCallVersions.Outcome {
        let failures = report.failures
        if failures.count < report.parts.count { return .answered }
        return failures.values.contains { OneCallVersions.outcome(of: $0) == .refused } ? .refused : .open
    }

    // MARK: - One Call 3.0

    private func loadVersion3(_ key: Key) async -> OneCallReport {
        let parts = key.parts.subtracting([.quarterHours])
        var report: OneCallReport
        do throws(WeatherError) {
            let fetched = try await source.value(
                of: .sections(parts, at: key.coordinate),
                options: key.options,
                policy: key.policy
            )
            report = OneCallReport(fetched, parts: parts)
        } catch {
            report = OneCallReport(parts, failure: error)
        }
        if key.parts.contains(.quarterHours) { report.quarterHours = .failure(.unsupported) }
        return report
    }
}
