import ExampleSupport
import Foundation
import OpenWeather
import OpenWeatherCore

/// A request from the command line.
enum Request {
    case current([LocationQuery])
    case many(ManyPlaces)
    case forecast([LocationQuery], count: Int?)
    case hours([LocationQuery], count: Int)
    case days([LocationQuery], count: Int)
    case air([LocationQuery])
    case oneCall(LocationQuery)
    case alerts(LocationQuery)
    case timeline(LocationQuery, count: Int)
    case compare(LocationQuery, calls: Int)
    case when(Activity, LocationQuery)
    case route(Journey)
    case search(String)
    case reverse(Coordinate)
    case postcode(Postcode)
    case usage
    case access([BillingPlan])

    /// Sends the request with `client` and returns its response.
    ///
    /// - Throws: `WeatherError` when the client has no value, and `ExampleFailure` when calls cannot be counted.
    func send(with client: OpenWeatherClient, policy: FetchPolicy) async throws -> Response {
        switch self {
        case .current(let places):
            return .current(
                try await Self.results(for: places) { place throws(WeatherError) in
                    try await client.currentWeather(for: place, policy: policy)
                }
            )
        case .many(let places): return try await places.send(with: client, policy: policy)
        case .forecast(let places, let count):
            return .forecast(try await Self.forecasts(for: places, client, policy: policy) { $0.first(count) })
        case .hours(let places, let count):
            let now = Date()
            return .forecast(
                try await Self.forecasts(for: places, client, policy: policy) { $0.steps(after: now).first(count) }
            )
        case .days(let places, let count):
            let now = Date()
            return .days(
                try await Self.forecasts(for: places, client, policy: policy) { $0.steps(fromDayOf: now) },
                count: count
            )
        case .air(let places):
            return .air(
                try await Self.results(for: places) { place throws(WeatherError) in
                    let point = try await Self.coordinate(of: place, client, policy: policy)
                    return try await client.airQuality(at: point, policy: policy)
                }
            )
        case .oneCall(let place):
            let point = try await Self.coordinate(of: place, client, policy: policy)
            return .oneCall(try await client.oneCall(at: point, policy: policy))
        case .alerts(let place):
            let point = try await Self.coordinate(of: place, client, policy: policy)
            let report = try await client.oneCall(at: point, parts: [.alerts], policy: policy)
            guard let alerts = report.alerts else { throw WeatherError.unsupported }
            return .alerts(try alerts.get())
        case .timeline(let place, let count):
            let point = try await Self.coordinate(of: place, client, policy: policy)
            var hours: [Fetched<HourlyForecast>] = []
            let timeline = client.hourlyTimeline(at: point, limits: TimelineLimits(rows: count), policy: policy)
            var rows = timeline.makeAsyncIterator()
            while let hour = try await rows.next() { hours.append(hour) }
            return .timeline(hours)
        case .compare(let place, let calls):
            Self.announceComparison(of: place, with: client)
            let point = try await Self.coordinate(of: place, client, policy: policy)
            return try await Self.comparison(at: point, calls: calls, with: client, policy: policy)
        case .when(let activity, let place):
            Self.announceTimes(of: place, with: client)
            let point = try await Self.coordinate(of: place, client, policy: policy)
            return try await Self.times(for: activity, at: point, with: client, policy: policy)
        case .route(let journey): return try await Self.weather(along: journey, with: client, policy: policy)
        case .search(let text):
            return .places(try await client.search(text, policy: policy))
        case .usage: return .usage(try await Self.usage(of: client))
        case .access(let plans):
            let cost = client.cost(of: .accessDiagnosis(of: plans))
            return .access(await client.diagnoseAccess(to: plans), cost: cost)
        case .reverse(let coordinate):
            return .places(try await client.locations(at: coordinate, policy: policy).value)
        case .postcode(let postcode):
            let place = try await client.location(
                postcode: postcode.code,
                country: postcode.country,
                policy: policy
            )
            return .places([place.value])
        }
    }

    /// Returns the counted calls.
    ///
    /// - Throws: `ExampleFailure` when calls cannot be counted, rather than too small a number.
    private static func usage(of client: OpenWeatherClient) async throws -> [CallUsage] {
        do throws(WeatherError) {
            return try await client.callUsage()
        } catch .storage(let failure) {
            throw ExampleFailure("Calls are not counted: \(failure)")
        }
    }
}
