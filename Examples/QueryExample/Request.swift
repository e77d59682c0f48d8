import ExampleSupport
import OpenWeather
import OpenWeatherCore

/// A request from the command line.
enum Request {
    case current(LocationQuery)
    case many([LocationQuery], calls: Int)
    case forecast(LocationQuery, count: Int?)
    case air(LocationQuery)
    case oneCall(LocationQuery)
    case alerts(LocationQuery, Language)
    case timeline(LocationQuery, count: Int)
    case compare(LocationQuery, calls: Int)
    case when(Activity, LocationQuery)
    case route(Journey)
    case search(String)
    case reverse(Coordinate)
    case postcode(Postcode)
    case usage
    case access([BillingPlan])

    /// Creates the request of a command and its arguments.
    ///
    /// - Throws: `UsageError` that names the argument that is missing or not valid.
    init(_ arguments: CommandLineArguments, options: ExampleOptions) throws(UsageError) {
        guard let command = arguments.operands.first else {
            throw UsageError("COMMAND", "is missing: \(Self.names).")
        }
        let text = arguments.operands.dropFirst().joined(separator: " ")
        switch command {
        case "current": self = .current(try Self.place(arguments, options))
        case "many":
            let places = arguments.operands.dropFirst().map(Self.place)
            guard !places.isEmpty else { throw UsageError("many", "needs places, such as: many Lisbon 41.15,-8.61") }
            self = .many(places, calls: try Self.calls(arguments))
        case "forecast": self = .forecast(try Self.place(arguments, options), count: try Self.count(arguments))
        case "air": self = .air(try Self.place(arguments, options))
        case "onecall": self = .oneCall(try Self.place(arguments, options))
        case "alert": self = .alerts(try Self.place(arguments, options), options.language)
        case "timeline":
            self = .timeline(try Self.place(arguments, options), count: try Self.count(arguments) ?? 24)
        case "compare":
            let place = text.isEmpty ? try Self.place(arguments, options) : Self.place(text)
            self = .compare(place, calls: try Self.calls(arguments))
        case "when":
            self = .when(
                try Self.activity(arguments),
                text.isEmpty ? try Self.place(arguments, options) : Self.place(text)
            )
        case "route": self = .route(try Journey(arguments, units: options.units))
        case "search":
            guard !text.isEmpty else { throw UsageError("search", "needs a text, such as: search Lisbon") }
            self = .search(text)
        case "reverse":
            guard case .coordinate(let coordinate)? = options.place else {
                throw UsageError("reverse", "needs --coordinate LAT,LON.")
            }
            self = .reverse(coordinate)
        case "postcode":
            guard let postcode = Postcode(text) else {
                throw UsageError("postcode", "needs a code and perhaps a country, such as: postcode E14,GB")
            }
            self = .postcode(postcode)
        case "usage":
            guard arguments["--ledger"] != nil else { throw UsageError("usage", "needs --ledger DIR.") }
            self = .usage
        case "access": self = .access(try Self.plans(text))
        default: throw UsageError(command, "no such command: \(Self.names).")
        }
        guard ["many", "compare", "when", "route", "search", "postcode", "access"].contains(command) || text.isEmpty
        else {
            throw UsageError(text, "unexpected argument; name the place with --city or --coordinate.")
        }
    }

    private static let names =
        "current, many, forecast, air, onecall, alert, timeline, compare, when, route, search, reverse, postcode, "
        + "usage or access"

    private static func plans(_ text: String) throws(UsageError) -> [BillingPlan] {
        let known: [BillingPlan] = [.oneCall3, .oneCall4, .history]
        if text.isEmpty { return [.oneCall3, .oneCall4] }
        var plans: [BillingPlan] = []
        for name in text.split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init) {
            guard let plan = known.first(where: { $0.rawValue == name }) else {
                throw UsageError(name, "no such product: oneCall3, oneCall4 or history.")
            }
            plans.append(plan)
        }
        return plans
    }

    private static func place(
        _ arguments: CommandLineArguments,
        _ options: ExampleOptions
    ) throws(UsageError) -> LocationQuery {
        if let text = arguments["--id"] {
            guard let id = Int(text), id > 0 else { throw UsageError("--id", "'\(text)' is not a city id.") }
            return .cityID(id)
        }
        if let text = arguments["--zip"] {
            guard let postcode = Postcode(text) else { throw UsageError("--zip", "'\(text)' is not a postcode.") }
            return .postcode(postcode.code, country: postcode.country)
        }
        return options.place ?? .city("Lisbon")
    }

    private static func place(_ text: String) -> LocationQuery {
        guard case .coordinate(let coordinate) = SearchText(text) else { return .city(text) }
        return .coordinate(coordinate)
    }

    private static func calls(_ arguments: CommandLineArguments) throws(UsageError) -> Int {
        guard let text = arguments["--calls"] else { return 20 }
        guard let calls = Int(text), calls >= 0 else {
            throw UsageError("--calls", "'\(text)' is not a number of calls.")
        }
        return calls
    }

    private static func count(_ arguments: CommandLineArguments) throws(UsageError) -> Int? {
        guard let text = arguments["--count"] else { return nil }
        guard let count = Int(text), (1...40).contains(count) else {
            throw UsageError("--count", "'\(text)' is not a number from 1 to 40.")
        }
        return count
    }

    /// Sends the request with `client` and returns its response.
    ///
    /// - Throws: `WeatherError` when the client has no value, and `ExampleFailure` when calls cannot be counted.
    func send(with client: OpenWeatherClient, policy: FetchPolicy) async throws -> Response {
        switch self {
        case .current(let place):
            return .current(try await client.currentWeather(for: place, policy: policy))
        case .many(let places, let calls):
            let survey = client.currentWeather(for: places, calls: policy == .cacheOnly ? 0 : calls)
            let plan = try await survey.plan()
            var results: [WeatherSurvey<CurrentWeather>.Element] = []
            for await place in survey where place.isFinal { results.append(place) }
            return .many(results.sorted { $0.index < $1.index }, plan)
        case .forecast(let place, let count):
            return .forecast(try await client.forecast(for: place, count: count, policy: policy))
        case .air(let place):
            let point = try await Self.coordinate(of: place, client, policy: policy)
            return .air(try await client.airQuality(at: point, policy: policy))
        case .oneCall(let place):
            let point = try await Self.coordinate(of: place, client, policy: policy)
            return .oneCall(try await client.oneCall(at: point, policy: policy))
        case .alerts(let place, let language):
            let point = try await Self.coordinate(of: place, client, policy: policy)
            let report = try await client.oneCall(at: point, parts: [.alerts], policy: policy)
            guard let alerts = report.alerts else { throw WeatherError.unsupported }
            return .alerts(try alerts.get(), language)
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

    /// Returns the coordinate of `place`, because requests for air quality need one.
    private static func coordinate(
        of place: LocationQuery,
        _ client: OpenWeatherClient,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Coordinate {
        switch place {
        case .coordinate(let coordinate): return coordinate
        case .cityID: return try await client.currentWeather(for: place, policy: policy).value.coordinate
        case .postcode(let code, let country):
            return try await client.location(postcode: code, country: country, policy: policy).value.coordinate
        case .city(let name, _, _):
            guard let found = try await client.search(name, policy: policy).first else { throw .notFound }
            return found.coordinate
        }
    }
}
