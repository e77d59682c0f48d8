import Foundation
import OpenWeatherCore

extension RemoteOneCallRepository {
    /// Loads the parts from One Call 4.0, each with requests of its own, and returns all of them.
    ///
    /// - Parameters:
    ///   - key: The call.
    ///   - deliver: A closure that receives the parts so far.
    /// - Returns: The requested parts, each with its value or its failure.
    func loadVersion4(
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
                try await carrier(of: .oneCall4Current(at: key.coordinate), key)
            } report: {
                OneCallReport(current: $0)
            }
        case .minutes:
            await arrival(part) { () async throws(WeatherError) in
                try await carrier(of: .minutes(at: key.coordinate), key).first(60)
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
                try await carrier(of: .days(.timeline(.days, at: key.coordinate)), key).first(8)
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

    private func carrier<Value>(
        of resource: WireResource<AlertCarrier<Value>>,
        _ key: Key
    ) async throws(WeatherError) -> Fetched<AlertCarrier<Value>> {
        try await source.value(of: resource, options: key.options, policy: key.policy)
    }

    /// Loads as many pages as `count` rows need; a page without a new row is the end.
    private func hours(
        _ timeline: Endpoint.Timeline,
        count: Int,
        _ key: Key
    ) async throws(WeatherError) -> Fetched<AlertCarrier<[HourlyForecast]>> {
        let pageCount = (count + timeline.pageSize - 1) / timeline.pageSize
        let first = try await carrier(of: .hours(.timeline(timeline, at: key.coordinate)), key)
        var rows = first.value.value
        var alertIDs = [first.value.alertIDs]
        var fetchedAt = first.fetchedAt
        for _ in 1..<max(1, pageCount) {
            guard rows.count < count, let last = rows.last?.date else { break }
            let endpoint = Endpoint.timeline(timeline, at: key.coordinate, from: last + timeline.step)
            let page = try await carrier(of: .hours(endpoint), key)
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
            guard let alertSource else { return .alert(id, .success(try await alert(id: id, policy: .refresh).value)) }
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
