import Foundation
import OpenWeatherCore
import OpenWeatherNetworking

/// One Call 4.0, which sends each part in a response of its own.
///
/// The weather now, the minutes, the quarters of an hour and the days take one request each, the hours three, and each
/// alert one. The alerts are named by the other parts, so alerts alone cost a request for the weather now in addition. All
/// other requests are sent at the same time, and a part that is slow or fails does not affect the others.
extension OneCallRun {
    /// Requests parts from One Call 4.0.
    ///
    /// - Parameters:
    ///   - parts: The parts to request.
    ///   - onProgress: A closure that receives the parts so far.
    /// - Returns: Every part, with its value or its failure.
    func requestVersion4(
        _ parts: Set<OneCallPart>,
        onProgress: (OneCallReport) async -> Void
    ) async -> OneCallReport {
        let carriers = parts == [.alerts] ? [OneCallPart.current] : parts.subtracting([.alerts])
        let progress = OneCall4Progress(parts: parts, alertLimit: alertLimit)
        await withTaskGroup(of: OneCall4Progress.Arrival.self) { group in
            for part in carriers { group.addTask { await request(part) } }
            for await arrival in group {
                let newAlerts = progress.add(arrival)
                for id in newAlerts { group.addTask { await requestAlert(id) } }
                await onProgress(progress.report)
            }
        }
        return progress.finished()
    }

    private func request(_ part: OneCallPart) async -> OneCall4Progress.Arrival {
        switch part {
        case .current:
            await arrival(part, \.current) { () async throws(WeatherError) in
                try await carrier(of: .oneCall4Current(at: coordinate))
            }
        case .minutes:
            await arrival(part, \.minutes) { () async throws(WeatherError) in
                try await carrier(of: .minutes(at: coordinate)).first(60)
            }
        case .quarterHours:
            await arrival(part, \.quarterHours) { () async throws(WeatherError) in
                try await hours(.quarterHours, count: 50)
            }
        case .hours:
            await arrival(part, \.hours) { () async throws(WeatherError) in
                try await hours(.hours, count: 48)
            }
        case .days:
            await arrival(part, \.days) { () async throws(WeatherError) in
                try await carrier(of: .days(.timeline(.days, at: coordinate))).first(8)
            }
        case .alerts: .part(part, OneCallReport(), .failure(.unsupported))
        }
    }

    private func arrival<Value: Sendable>(
        _ part: OneCallPart,
        _ path: WritableKeyPath<OneCallReport, OneCallReport.Part<Value>?>,
        _ load: () async throws(WeatherError) -> Fetched<AlertCarrier<Value>>
    ) async -> OneCall4Progress.Arrival {
        var report = OneCallReport()
        do throws(WeatherError) {
            let fetched = try await load()
            report[keyPath: path] = .success(fetched.map(\.value))
            return .part(part, report, .success(fetched.map(\.alertIDs)))
        } catch {
            report[keyPath: path] = .failure(error)
            return .part(part, report, .failure(error))
        }
    }

    private func carrier<Value>(
        of resource: WireResource<AlertCarrier<Value>>
    ) async throws(WeatherError) -> Fetched<AlertCarrier<Value>> {
        try await source.remote.value(of: resource, options: options, policy: .refresh)
    }

    /// Loads as many pages as `count` rows need; a page without a new row is the end.
    private func hours(
        _ timeline: Endpoint.Timeline,
        count: Int
    ) async throws(WeatherError) -> Fetched<AlertCarrier<[HourlyForecast]>> {
        let pageCount = (count + timeline.pageSize - 1) / timeline.pageSize
        let first = try await carrier(of: .hours(.timeline(timeline, at: coordinate)))
        var rows = first.value.value
        var alertIDs = [first.value.alertIDs]
        var fetchedAt = first.fetchedAt
        for _ in 1..<max(1, pageCount) {
            guard rows.count < count, let last = rows.last?.date else { break }
            let endpoint = Endpoint.timeline(timeline, at: coordinate, from: last + timeline.step)
            let page = try await carrier(of: .hours(endpoint))
            let new = page.value.value.filter { $0.date > last }
            guard !new.isEmpty else { break }
            rows += new
            alertIDs.append(page.value.alertIDs)
            fetchedAt = min(fetchedAt, page.fetchedAt)
        }
        let carrier = AlertCarrier(Array(rows.prefix(count)), alertIDs: alertIDs)
        return Fetched(carrier, at: fetchedAt, from: first.origin, source: first.source)
    }

    /// Requests the text of an alert, which does not change, so that a refresh needs no new one.
    private func requestAlert(_ id: String) async -> OneCall4Progress.Arrival {
        do throws(WeatherError) {
            return .alert(id, .success(try await source.alert(id: id, policy: .cacheFirst).value))
        } catch {
            return .alert(id, .failure(error))
        }
    }
}

extension ServiceSource {
    /// Returns the text of an alert of One Call 4.0, which is cached until the alert ends, for 30 days at most.
    func alert(id: String, policy: FetchPolicy) async throws(WeatherError) -> Fetched<WeatherAlert> {
        try await value(of: .alert(id: id), by: try .alert(id: id), policy: policy)
    }
}

extension Fetched {
    /// Returns the first `count` rows of a carrier.
    fileprivate func first<Row>(_ count: Int) -> Fetched where Value == AlertCarrier<[Row]> {
        map { AlertCarrier(Array($0.value.prefix(count)), alertIDs: [$0.alertIDs]) }
    }
}

/// The parts of a call of One Call 4.0 as they arrive, and the alerts that they name.
///
/// It belongs to the one task that collects them.
final class OneCall4Progress {
    /// The end of a request; indirect, because it is passed on more often than read, and a report is large.
    indirect enum Arrival: Sendable {
        /// A part, with the alerts that it names.
        case part(OneCallPart, OneCallReport, Result<Fetched<[String]>, WeatherError>)
        /// The text of an alert.
        case alert(String, Result<WeatherAlert, WeatherError>)
    }

    private let parts: Set<OneCallPart>
    private let alertLimit: Int
    private var arrived = OneCallReport()
    private var carriers: [OneCallPart: Result<Fetched<[String]>, WeatherError>] = [:]
    /// The identities that were requested, in order of appearance.
    private var requested: [String] = []
    private var omitted: Set<String> = []
    private var alerts: [String: Result<WeatherAlert, WeatherError>] = [:]

    /// Creates the progress of a call for which nothing has arrived.
    init(parts: Set<OneCallPart>, alertLimit: Int) {
        self.parts = parts
        self.alertLimit = alertLimit
    }

    /// Adds the end of a request and returns the identities of the alerts to request now.
    func add(_ arrival: Arrival) -> [String] {
        switch arrival {
        case .alert(let id, let result):
            alerts[id] = result
            return []
        case .part(let part, let report, let carrier):
            arrived = arrived.completed(by: report)
            carriers[part] = carrier
            guard parts.contains(.alerts), let ids = try? carrier.get().value else { return [] }
            let new = ids.filter { !requested.contains($0) && !omitted.contains($0) }
            let wanted = new.prefix(max(0, alertLimit - requested.count))
            requested += wanted
            omitted.formUnion(new.dropFirst(wanted.count))
            return Array(wanted)
        }
    }

    /// The requested parts so far; the alerts are among them while the text of none is awaited.
    var report: OneCallReport {
        var report = arrived.limited(to: parts)
        if parts.contains(.alerts), alerts.count == requested.count, carriers.values.contains(where: \.isSuccess) {
            report.alerts = alertsPart
        }
        return report
    }

    /// Returns the requested parts when no request is left.
    func finished() -> OneCallReport {
        var report = arrived.limited(to: parts)
        if parts.contains(.alerts) { report.alerts = alertsPart }
        return report
    }

    /// The alerts; a failure when no part that names them has arrived, or none of the texts and one has failed.
    private var alertsPart: OneCallReport.Part<WeatherAlerts> {
        let lists = OneCallPart.allCases.compactMap { carriers[$0] }
        guard let list = lists.compactMap({ try? $0.get() }).min(by: { $0.fetchedAt < $1.fetchedAt }) else {
            return .failure(lists.lazy.compactMap(\.failure).first ?? .cancelled)
        }
        let texts = requested.compactMap { alerts[$0] }
        let found = texts.compactMap { try? $0.get() }
        // An alert that is not found has ended since it was named, and is only counted.
        if found.isEmpty, let failure = texts.lazy.compactMap(\.failure).first(where: { $0 != .notFound }) {
            return .failure(failure)
        }
        let omittedCount = requested.count + omitted.count - found.count
        return .success(list.map { _ in WeatherAlerts(found, omittedCount: omittedCount) })
    }
}

extension Result {
    /// A Boolean value that indicates whether there is a value.
    fileprivate var isSuccess: Bool { failure == nil }

    /// The failure; `nil` when there is a value.
    fileprivate var failure: Failure? {
        guard case .failure(let failure) = self else { return nil }
        return failure
    }
}
