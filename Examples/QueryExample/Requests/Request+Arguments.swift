import ExampleSupport
import OpenWeatherCore

extension Request {
    /// Creates the request of a command and its arguments.
    ///
    /// - Throws: `UsageError` that names the argument that is missing or not valid.
    init(_ settings: Settings, options: ExampleOptions) throws(UsageError) {
        let (arguments, command) = (settings.arguments, settings.command)
        let words = Array(arguments.operands.dropFirst())
        let text = words.joined(separator: " ")
        func places() throws(UsageError) -> [LocationQuery] {
            try settings.places(Self.named(arguments, options))
        }
        func place() throws(UsageError) -> LocationQuery {
            let named = try Self.named(arguments, options, text.isEmpty ? [] : [text])
            guard named.count <= 1 else { throw UsageError(command, "takes one place.") }
            return try settings.places(named)[0]
        }
        switch command {
        case "now": self = .current(try places())
        case "hours": self = .hours(try places(), count: try Self.count(arguments) ?? 8)
        case "forecast": self = .forecast(try places(), count: try Self.count(arguments))
        case "days": self = .days(try places(), count: try Self.count(arguments) ?? 6)
        case "air": self = .air(try places())
        case "many": self = .many(try ManyPlaces(arguments))
        case "onecall": self = .oneCall(try place())
        case "alerts": self = .alerts(try place())
        case "timeline": self = .timeline(try place(), count: try Self.count(arguments) ?? 24)
        case "compare": self = .compare(try place(), calls: try Self.calls(arguments))
        case "when": self = .when(try Self.activity(arguments), try place())
        case "route": self = .route(try Journey(arguments, units: options.units))
        case "search":
            guard !text.isEmpty else { throw UsageError("search", "needs a text, such as: search Lisbon") }
            self = .search(text)
        case "reverse":
            guard case .coordinate(let coordinate)? = options.places.first, text.isEmpty else {
                throw UsageError("reverse", "needs --coordinate LAT,LON.")
            }
            self = .reverse(coordinate)
        case "postcode":
            guard let postcode = Postcode(text) else {
                throw UsageError("postcode", "needs a code and perhaps a country, such as: postcode E14,GB")
            }
            self = .postcode(postcode)
        case "usage":
            guard text.isEmpty else { throw UsageError(text, "unexpected argument.") }
            guard arguments["--ledger"] != nil else { throw UsageError("usage", "needs --ledger DIR.") }
            self = .usage
        case "access": self = .access(try Self.plans(text))
        default:
            let names = QueryExample.commands.map(\.name).joined(separator: ", ")
            throw UsageError(command, "no such command: \(names). For a place: now \(command)")
        }
    }

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

    /// Returns the places that operands and options name, in this order; `nil` for operands takes those after the command.
    static func named(
        _ arguments: CommandLineArguments,
        _ options: ExampleOptions,
        _ operands: [String]? = nil
    ) throws(UsageError) -> [LocationQuery] {
        let texts = operands ?? Array(arguments.operands.dropFirst())
        var places = texts.map(LocationQuery.init(text:)) + options.places
        if let text = arguments["--id"] {
            guard let id = Int(text), id > 0 else { throw UsageError("--id", "'\(text)' is not a city id.") }
            places.append(.cityID(id))
        }
        if let text = arguments["--zip"] {
            guard let postcode = Postcode(text) else { throw UsageError("--zip", "'\(text)' is not a postcode.") }
            places.append(.postcode(postcode.code, country: postcode.country))
        }
        return places
    }

    /// Returns the largest number of calls that the arguments allow, 20 without `--calls`.
    ///
    /// - Throws: `UsageError` when it is not a number of calls.
    static func calls(_ arguments: CommandLineArguments) throws(UsageError) -> Int {
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
}
