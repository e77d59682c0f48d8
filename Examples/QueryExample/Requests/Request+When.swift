import ExampleSupport
import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherInsights

extension Request {
    /// The activities by name; the wind of the drone is that of a small one, 10 m/s.
    private static let activities: [Activity] = [
        .run, .ride, .walk, .laundry, .stargaze, .drone(maximumWind: Speed(metersPerSecond: 10)),
    ]

    /// Returns the activity that `--for` names; a run without it.
    ///
    /// - Throws: `UsageError` when there is none of the name.
    static func activity(_ arguments: CommandLineArguments) throws(UsageError) -> Activity {
        let name = arguments["--for"] ?? Activity.run.id
        guard let activity = activities.first(where: { $0.id == name }) else {
            throw UsageError("--for", "'\(name)' is none of \(activities.map(\.id).joined(separator: ", ")).")
        }
        return activity
    }

    /// Returns the times for an activity from the forecast and the air, after the largest number of calls was printed.
    ///
    /// - Throws: `WeatherError` when there is no forecast; without air, its requirements are unknown.
    static func times(
        for activity: Activity,
        at point: Coordinate,
        with client: OpenWeatherClient,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Response {
        async let air = try? client.airQualityForecast(at: point, policy: policy)
        let forecast = try await client.forecast(for: .coordinate(point), policy: policy)
        let weather = ActivityWeather(coordinate: point, forecast: forecast, airQuality: await air)
        let outlook = WindowFinder().outlook(for: activity, in: weather, at: Date())
        return .times(outlook, forecast.map(\.city))
    }

    /// Prints the largest number of calls to standard error.
    static func announceTimes(of place: LocationQuery, with client: OpenWeatherClient) {
        let cost = client.cost(of: .forecast) + client.cost(of: .airQualityForecast)
        announce(calls: (cost + Self.cost(ofFinding: place, with: client)).total)
    }

    /// Returns the largest number of calls to find the point of a place.
    static func cost(ofFinding place: LocationQuery, with client: OpenWeatherClient) -> CallCost {
        switch place {
        case .coordinate: .free
        case .city: client.cost(of: .search)
        case .cityID, .postcode: client.cost(of: .currentWeather)
        }
    }

    /// Prints a largest number of calls to standard error.
    static func announce(calls: Int) { announce("At most \(ResponseFormat.counted(calls, "call")).") }

    /// Prints a line to standard error.
    static func announce(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
    }
}
