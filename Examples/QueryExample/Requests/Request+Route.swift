import ExampleSupport
import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherInsights

/// A journey along the points of a GPX file.
struct Journey {
    private let track: [TrackPoint]
    /// The time of the start in seconds after midnight at the first point; `nil` for the present.
    private let start: Double?
    /// The speed; `nil` for the times of the file.
    private let speed: Speed?

    /// Reads the file that the arguments name, with its `--start` and its `--speed`.
    ///
    /// - Throws: `UsageError` when the file has no points, or an argument is not valid.
    init(_ arguments: CommandLineArguments, units: Units) throws(UsageError) {
        guard arguments.operands.count == 2, let path = arguments.operands.last else {
            throw UsageError("route", "needs a GPX file, such as: route ride.gpx --start 09:00 --speed 22")
        }
        guard let data = try? Data(contentsOf: URL(filePath: path)) else {
            throw UsageError(path, "the file cannot be read.")
        }
        do throws(GPXError) {
            track = try GPXReader().track(in: data)
        } catch {
            throw UsageError(path, "\(error)")
        }
        start = try arguments.minuteOfDay("--start").map { Double($0) * 60 }
        speed = try arguments["--speed"].map { text throws(UsageError) in try Self.speed(text, units) }
        do throws(RouteError) {
            _ = try route(from: Date(timeIntervalSince1970: 0))
        } catch .noDate {
            throw UsageError(path, "the points have no times; name a speed with --speed.")
        } catch {
            throw UsageError("--speed", "is too slow.")
        }
    }

    /// The middles of the cells that the journey passes, each of which takes a request.
    func cells() throws(RouteError) -> [Coordinate] { try route(from: Date(timeIntervalSince1970: 0)).cells }

    /// Returns the journey as a route that starts at the time that was named, or now.
    ///
    /// - Parameters:
    ///   - now: The present date.
    ///   - offset: The difference between the clocks at the first point and UTC.
    /// - Returns: The route.
    /// - Throws: `RouteError`, which cannot happen after the arguments were checked.
    func route(at now: Date, _ offset: UTCOffset) throws(RouteError) -> TimedRoute {
        guard let start else { return try route(from: now) }
        let today = offset.day(of: now).start(at: offset) + start
        return try route(from: today < now ? today + 86_400 : today)
    }

    private func route(from start: Date) throws(RouteError) -> TimedRoute {
        if let speed { return try TimedRoute(track, from: start, speed: speed) }
        return try TimedRoute(track, from: start)
    }

    private static func speed(_ text: String, _ units: Units) throws(UsageError) -> Speed {
        guard let number = Double(text), number > 0, number.isFinite else {
            throw UsageError("--speed", "'\(text)' is not a speed, such as 22.")
        }
        return Speed(number, in: units == .imperial ? .milesPerHour : .kilometersPerHour)
    }
}

extension Request {
    /// Returns the weather along a journey from a forecast for each of its cells, after the largest number of calls was
    /// printed.
    ///
    /// - Throws: `WeatherError` when no cell has a forecast; one without is unknown.
    static func weather(
        along journey: Journey,
        with client: OpenWeatherClient,
        policy: FetchPolicy
    ) async throws -> Response {
        let cells = try journey.cells()
        announce(calls: cells.count * client.cost(of: .forecast).total)
        var forecasts: [Int: Fetched<Forecast>] = [:]
        var failure = WeatherError.notFound
        for await cell in client.forecasts(for: cells.map(LocationQuery.coordinate), policy: policy) {
            do throws(WeatherError) {
                forecasts[cell.index] = try cell.result.get()
            } catch {
                failure = error
            }
        }
        let now = Date()
        // The first cell that has a forecast has the clocks of the start; the one that is oldest is named below.
        guard let first = forecasts.min(by: { $0.key < $1.key })?.value,
            let oldest = forecasts.values.min(by: { $0.fetchedAt < $1.fetchedAt })
        else { throw failure }
        let weather = forecasts.map { ActivityWeather(coordinate: cells[$0], forecast: $1) }
        let route = try journey.route(at: now, first.city.utcOffset ?? .utc).thinned()
        let stops = NearestCellFinder().stops(along: route, in: weather, at: now)
        return .route(oldest.map { _ in RouteWeather(stops, offset: first.city.utcOffset) })
    }
}
