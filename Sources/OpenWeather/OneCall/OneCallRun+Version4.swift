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
        var progress = OneCall4Progress(parts: parts, alertLimit: alertLimit)
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
