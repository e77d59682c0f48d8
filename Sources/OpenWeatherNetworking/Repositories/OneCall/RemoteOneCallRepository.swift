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
    private struct Key: Hashable, Sendable {
        let coordinate: Coordinate
        let parts: Set<OneCallPart>
        let options: RequestOptions
        let policy: FetchPolicy
    }

    let sources: OneCallSources
    private(set) var versions: OneCallVersions
    let now: @Sendable () -> Date
    private let alertLimit: Int
    private var alertSource: (any WeatherAlertRepository)?
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
        sources = OneCallSources(client: client, config: config, now: now, handler: handler)
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
    /// Both share their calls in flight and their verdict.
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
            let fetched = try await sources.sections(parts, at: key.coordinate, key.options, key.policy)
            report = OneCallReport(fetched, parts: parts)
        } catch {
            report = OneCallReport(parts, failure: error)
        }
        if key.parts.contains(.quarterHours) { report.quarterHours = .failure(.unsupported) }
        return report
    }

    // MARK: - One Call 4.0

    private func loadVersion4(
        _ key: Key,
        _ deliver: @Sendable (OneCallReport) -> Void
    ) async -> OneCallReport {
        let carriers = key.parts == [.alerts] ? [OneCallPart.current] : key.parts.subtracting([.alerts])
        var progress = OneCall4Progress(parts: key.parts, alertLimit: alertLimit)
        await withTaskGroup(of: OneCall4Progress.Arrival.self) { group in
            for part in carriers { group.addTask { await load(part, key) } }
            for await arrival in group {
                let newAlerts = progress.add(arrival)
                for id in newAlerts { group.addTask { await loadAlert(id) } }
                deliver(progress.report)
            }
        }
        return progress.finished()
    }

    private func load(_ part: OneCallPart, _ key: Key) async -> OneCall4Progress.Arrival {
        switch part {
        case .current:
            await arrival(part) { () async throws(WeatherError) in
                try await sources.current(at: key.coordinate, key.options, key.policy)
            } report: {
                OneCallReport(current: $0)
            }
        case .minutes:
            await arrival(part) { () async throws(WeatherError) in
                try await sources.minutes(at: key.coordinate, key.options, key.policy).first(60)
            } report: {
                OneCallReport(minutes: $0)
            }
        case .quarterHours:
            await arrival(part) { () async throws(WeatherError) in
                try await hours(.quarterHours, count: 50, key)
            } report: {
                OneCallReport(quarterHours: $0)
            }
        case .hours:
            await arrival(part) { () async throws(WeatherError) in
                try await hours(.hours, count: 48, key)
            } report: {
                OneCallReport(hours: $0)
            }
        case .days:
            await arrival(part) { () async throws(WeatherError) in
                try await sources.days(.timeline(.days, at: key.coordinate), key.options, key.policy).first(8)
            } report: {
                OneCallReport(days: $0)
            }
        case .alerts: .part(part, OneCallReport(), .failure(.unsupported))
        }
    }

    private func arrival<Value: Sendable>(
        _ part: OneCallPart,
        _ load: () async throws(WeatherError) -> Fetched<AlertCarrier<Value>>,
        report: (OneCallReport.Part<Value>) -> OneCallReport
    ) async -> OneCall4Progress.Arrival {
        do throws(WeatherError) {
            let fetched = try await load()
            return .part(part, report(.success(fetched.map(\.value))), .success(fetched.map(\.alertIDs)))
        } catch {
            return .part(part, report(.failure(error)), .failure(error))
        }
    }

    /// Loads as many pages as `count` rows need; a page without a new row is the end.
    private func hours(
        _ timeline: Endpoint.Timeline,
        count: Int,
        _ key: Key
    ) async throws(WeatherError) -> Fetched<AlertCarrier<[HourlyForecast]>> {
        let pageCount = (count + timeline.pageSize - 1) / timeline.pageSize
        let first = try await sources.hours(.timeline(timeline, at: key.coordinate), key.options, key.policy)
        var rows = first.value.value
        var alertIDs = [first.value.alertIDs]
        var fetchedAt = first.fetchedAt
        for _ in 1..<max(1, pageCount) {
            guard rows.count < count, let last = rows.last?.date else { break }
            let endpoint = Endpoint.timeline(timeline, at: key.coordinate, from: last + timeline.step)
            let page = try await sources.hours(endpoint, key.options, key.policy)
            let new = page.value.value.filter { $0.date > last }
            guard !new.isEmpty else { break }
            rows += new
            alertIDs.append(page.value.alertIDs)
            fetchedAt = min(fetchedAt, page.fetchedAt)
        }
        let carrier = AlertCarrier(Array(rows.prefix(count)), alertIDs: alertIDs)
        return Fetched(carrier, at: fetchedAt, from: first.origin, source: first.source)
    }

    private func loadAlert(_ id: String) async -> OneCall4Progress.Arrival {
        do throws(WeatherError) {
            // The text of an alert does not change, so that a refresh needs no new one.
            guard let alertSource else { return .alert(id, .success(try await sources.alert(id, .refresh).value)) }
            return .alert(id, .success(try await alertSource.alert(id: id, policy: .cacheFirst).value))
        } catch {
            return .alert(id, .failure(error))
        }
    }
}

extension Fetched {
    /// Returns the first `count` rows of a carrier.
    fileprivate func first<Row>(_ count: Int) -> Fetched where Value == AlertCarrier<[Row]> {
        map { AlertCarrier(Array($0.value.prefix(count)), alertIDs: [$0.alertIDs]) }
    }
}
