import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherExtras
import OpenWeatherInsights

extension Request {
    /// Returns the weather at a point with that of yesterday at this time and the usual, for a number of calls at most.
    ///
    /// The largest number of calls is printed before the first one. A plan with statistics is not assumed, but in the demo.
    ///
    /// - Throws: `WeatherError` when there is no current weather; what it is compared with may be absent.
    static func comparison(
        at point: Coordinate,
        calls: Int,
        with client: OpenWeatherClient,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Response {
        let weather = try await client.currentWeather(for: .coordinate(point), policy: policy)
        let source = ComparisonSource(
            history: client.repositories.history,
            timelines: client.repositories.timelines,
            usualDays: weather.source == .madeUp ? client.usualDays : nil,
            version: { await client.knownOneCallVersion() }
        )
        let cost = await source.cost(of: weather.value, at: point)
        announce(
            """
            Yesterday at this time: at most \(ResponseFormat.counted(cost.dayBefore.total, "call")). \
            The usual: \(cost.usual.total). Allowed by --calls: \(calls).
            """
        )
        let comparison = await source.comparison(
            of: weather.value,
            at: point,
            allowance: policy == .cacheOnly ? .cached : .asked(calls: calls)
        )
        return .comparison(weather, comparison)
    }

    /// Prints the largest number of calls that the weather at a place costs, before it is compared.
    static func announceComparison(of place: LocationQuery, with client: OpenWeatherClient) {
        let cost = client.cost(of: .currentWeather) + Self.cost(ofFinding: place, with: client)
        announce("The weather now: at most \(ResponseFormat.counted(cost.total, "call")).")
    }
}
