import OpenWeather
import OpenWeatherCore
import OpenWeatherInsights

/// The source of the reports that notices are planned from.
///
/// One Call 3.0 sends all parts for one call. From 4.0, a page of twenty hours is one call, and the minutes, which name the
/// alerts, are another, and only those that the next request needs are asked for. A key without One
/// Call has the forecast, which knows no minutes and no alerts.
struct WatchSource {
    /// The client.
    let client: OpenWeatherClient
    /// The places where values may come from.
    let policy: FetchPolicy

    /// The sentence about what a key without One Call has.
    static let limits =
        "The key has no One Call: rain is known by steps of three hours, not by minutes, and alerts are not known."

    /// Returns the largest number of calls of a request from each source, without the texts of alerts.
    static func cost(of parts: Set<OneCallPart>) -> (forecast: Int, version3: Int, version4: Int) {
        (
            1, CallCost.oneCall(parts, version: .v3).total,
            (parts.contains(.hours) ? 1 : 0) + (others(parts).isEmpty ? 0 : 1)
        )
    }

    /// Returns parts of One Call at a place.
    ///
    /// - Parameters:
    ///   - parts: The parts that are needed.
    ///   - all: The parts that version 3.0 sends for one call.
    ///   - point: The place.
    ///   - version: The version that responded last, which spares the trial of the other one every day; it is updated.
    /// - Returns: The parts, of which at least one has a value, or the hours alone, of which there may be none.
    /// - Throws: `WeatherError`; `invalidKey` when the key has no subscription.
    func oneCall(
        _ parts: Set<OneCallPart>,
        of all: Set<OneCallPart>,
        at point: Coordinate,
        _ version: inout OneCallVersion?
    ) async throws(WeatherError) -> OneCallReport {
        guard await client.knownOneCallVersion() ?? version == .v4 else {
            let report = try await client.oneCall(at: point, parts: all, policy: policy)
            version = await client.knownOneCallVersion()
            return report
        }
        guard parts.contains(.hours) else { return try await client.oneCall(at: point, parts: parts, policy: policy) }
        let others = Self.others(parts)
        var report = try await hours(at: point)
        guard !others.isEmpty else { return report }
        do throws(WeatherError) {
            report = report.completed(by: try await client.oneCall(at: point, parts: others, policy: policy))
        } catch {
            report = report.completed(by: OneCallReport(others, failure: error))
        }
        return report
    }

    /// Returns the hours that the forecast knows.
    ///
    /// - Throws: `WeatherError`.
    func forecast(at point: Coordinate) async throws(WeatherError) -> OneCallReport {
        OneCallReport(hoursOf: try await client.forecast(for: .coordinate(point), policy: policy))
    }

    private static func others(_ parts: Set<OneCallPart>) -> Set<OneCallPart> { parts.subtracting([.hours]) }

    /// Returns the coming hours, or that there are none, which says nothing about the place.
    private func hours(at point: Coordinate) async throws(WeatherError) -> OneCallReport {
        let timeline = client.hourlyTimeline(at: point, limits: TimelineLimits(rows: 20), policy: policy)
        var rows = timeline.makeAsyncIterator()
        var hours: [Fetched<HourlyForecast>] = []
        while let hour = try await rows.next() { hours.append(hour) }
        guard let oldest = hours.min(by: { $0.fetchedAt < $1.fetchedAt }) else {
            return OneCallReport([.hours], failure: .notFound)
        }
        return OneCallReport(hours: .success(oldest.map { _ in hours.map(\.value) }))
    }
}
