import Foundation
import OpenWeatherCore

/// The parts of a call of One Call 4.0 as they arrive, and the alerts that they name.
struct OneCall4Progress: Sendable {
    /// The end of a request.
    enum Arrival: Sendable {
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
    mutating func add(_ arrival: Arrival) -> [String] {
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

    /// The alerts; a failure when no part that names them has arrived, or when none of the texts has.
    private var alertsPart: OneCallReport.Part<WeatherAlerts> {
        let lists = OneCallPart.allCases.compactMap { carriers[$0] }
        guard let list = lists.compactMap({ try? $0.get() }).min(by: { $0.fetchedAt < $1.fetchedAt }) else {
            return .failure(lists.lazy.compactMap(\.failure).first ?? .cancelled)
        }
        let texts = requested.compactMap { alerts[$0] }
        let found = texts.compactMap { try? $0.get() }
        if found.isEmpty, let failure = texts.lazy.compactMap(\.failure).first { return .failure(failure) }
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
