import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherNetworking

/// The source of the answers of all tools: a client, with the calls that are left.
struct WeatherDesk: Sendable {
    /// The client.
    let client: OpenWeatherClient
    /// One Call, where the key reaches it.
    let oneCall: OneCallReach
    /// A Boolean value that indicates whether the weather is made up.
    let isDemo: Bool
    /// The current date.
    let now: @Sendable () -> Date
    /// The units and the language of calls that do not name them.
    var options: RequestOptions { client.options }
    /// The failure of a request without a key, or with a placeholder of one.
    private let missingKey: ToolFailure

    /// Creates the source of a configuration, with fewer alerts.
    init(_ configuration: OpenWeatherConfiguration, usesOneCall: Bool = true, isDemo: Bool) {
        var configuration = configuration
        // Each text of One Call 4.0 is a call, and a storm has dozens; an answer counts the others.
        configuration.alertLimit = 5
        client = OpenWeatherClient(configuration: configuration)
        oneCall = OneCallReach(of: client, isWanted: usesOneCall, now: configuration.now)
        self.isDemo = isDemo
        now = configuration.now
        let hasPlaceholder = configuration.api.apiKey?.secret.reveal().isEmpty == false
        missingKey = hasPlaceholder ? .placeholderKey : .noKey
    }

    /// The guidance that an assistant reads before the tools.
    var instructions: String {
        let warning = isDemo ? " THIS IS A DEMO: the weather is made up." : ""
        return """
            Weather of OpenWeather. Name a place as a city, perhaps with a country ("Lisbon, PT"), or as "lat,lon". Answers are \
            cached, and calls to the service are limited to a number a day: ask once, for what you need. Times are in the zone \
            of the place. Name the attribution, and say when an answer is out of date.\(warning)
            """
    }

    /// Returns the point of a name or of "lat,lon", which costs no call for the latter.
    ///
    /// - Throws: ``ToolFailure``.
    func place(_ text: String, _ language: Language) async throws(ToolFailure) -> Place {
        if case .coordinate(let point) = SearchText(text) { return Place(point: point) }
        let found = try await answering { () async throws(WeatherError) in try await client.places(text).value }
        guard let first = found.first else { throw .noPlace }
        var place = Place(first, language: language)
        place.others = found.count - 1
        return place
    }

    /// Returns the weather now at a place, which takes the name in the response when it has none.
    ///
    /// - Throws: ``ToolFailure``.
    func currentWeather(
        at place: inout Place,
        _ options: RequestOptions
    ) async throws(ToolFailure) -> Fetched<CurrentWeather> {
        let point = place.point
        let weather = try await answering { () async throws(WeatherError) in
            try await client.currentWeather(for: point, options: options)
        }
        if place.name == nil { (place.name, place.country) = (weather.name, weather.country) }
        return weather
    }

    /// Returns the free forecast at a place, which takes the name in the response when it has none.
    ///
    /// - Throws: ``ToolFailure``.
    func forecast(at place: inout Place, _ options: RequestOptions) async throws(ToolFailure) -> Fetched<Forecast> {
        let point = place.point
        let forecast = try await answering { () async throws(WeatherError) in
            try await client.forecast(for: point, options: options)
        }
        if place.name == nil { (place.name, place.country) = (forecast.city.name, forecast.city.country) }
        return forecast
    }

    /// Returns the clock of a place from its current weather, which is often cached; UTC when it is not known.
    func clock(at place: Place, _ options: RequestOptions) async -> PlaceClock {
        let weather = try? await client.currentWeather(for: place.point, options: options)
        return PlaceClock(offset: weather?.utcOffset)
    }

    /// Returns what a request returns.
    ///
    /// - Throws: ``ToolFailure`` with a sentence about its failure.
    func answering<Value>(
        _ request: () async throws(WeatherError) -> Value
    ) async throws(ToolFailure) -> Value {
        do throws(WeatherError) {
            return try await request()
        } catch {
            throw await failure(for: error)
        }
    }

    /// Returns the sentence for an error, which names the end of a day whose calls are used up.
    func failure(for error: WeatherError) async -> ToolFailure {
        switch error {
        case .missingKey: return missingKey
        case .notFound: return .noPlace
        case .rateLimited(_, .budget(.day)):
            guard let calls = try? await callsLeft() else { break }
            return ToolFailure(
                "The \(calls.allowed) calls of this UTC day are used up, over all servers with this key. "
                    + "Try again after \(Self.text(calls.ends)). Answers that are still fresh in the cache cost no call."
            )
        default: break
        }
        return ToolFailure("\(error)")
    }

    /// Returns the calls of the UTC day, over all processes that count in the same ledger.
    ///
    /// - Throws: ``ToolFailure`` when calls cannot be counted, because none may be sent then.
    func callsLeft() async throws(ToolFailure) -> CallUsage.Window {
        do throws(WeatherError) {
            let usage = try await client.callUsage().first { $0.plan == .account }
            if let day = usage?.windows.first(where: { $0.window == .day }) { return day }
        } catch {
            throw ToolFailure("Calls cannot be counted, so none is sent. \(error) Choose a directory with --ledger.")
        }
        throw ToolFailure("Calls are not counted, so none is sent.")
    }

    /// Returns a date in UTC to the minute.
    static func text(_ date: Date) -> String { "\(PlaceClock(offset: .utc).text(date)) UTC" }
}

/// A failure of a tool, with a sentence for the assistant.
struct ToolFailure: Error, Hashable, Sendable {
    let message: String

    /// Creates a failure with a sentence.
    init(_ message: String) {
        self.message = message
    }

    /// There is no key.
    static let noKey = ToolFailure(
        "No API key is set. Get one at https://home.openweathermap.org/api_keys, set it as OPENWEATHER_API_KEY in the "
            + "environment of this server in the settings of the client, and restart it; or add --demo to its arguments for "
            + "made-up weather."
    )

    /// The key is a placeholder.
    static let placeholderKey = ToolFailure(
        "The API key in OPENWEATHER_API_KEY is a placeholder. Replace it with yours, from "
            + "https://home.openweathermap.org/api_keys, in the environment of this server in the settings of the client, and "
            + "restart it; or add --demo to its arguments for made-up weather."
    )

    /// No place has the name.
    static let noPlace = ToolFailure(
        "No such place. Check the spelling, add a country as in \"Lisbon, PT\", or name a point as \"38.72,-9.14\"."
    )
}
