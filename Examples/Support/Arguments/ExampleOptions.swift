public import Foundation
public import OpenWeatherCore

/// The options that all examples share, from the command line and the environment.
public struct ExampleOptions: Sendable {
    /// A source of weather.
    public enum Source: Hashable, Sendable {
        /// Made-up weather, without a key and without a network.
        case demo
        /// The service, with the key in `OPENWEATHER_API_KEY`.
        case live
        /// A gateway that adds the key.
        case gateway(URL)
    }

    /// A place for cached responses.
    public enum Cache: Hashable, Sendable {
        /// The platform's cache directory.
        case standard
        /// A directory.
        case directory(URL)
        /// None; nothing is cached.
        case none
    }

    /// The source of weather.
    public let source: Source
    /// The places in the order in which the command line names them.
    public let places: [LocationQuery]
    /// The language of descriptions.
    public let language: Language
    /// The units of values.
    public let units: Units
    /// The unit of temperatures: that of the units, or the system's own where it differs and no units are chosen.
    public let temperatureUnit: Temperature.Unit
    /// The locale for numbers and times.
    public let locale: Locale
    /// Whether to print plain text, without colors and drawings.
    public let isPlain: Bool
    /// Whether to show cached responses only.
    public let isOffline: Bool
    /// The place for cached responses.
    public let cache: Cache

    /// The options in the help of every example.
    public static let syntax: [CommandLineOption] = [
        CommandLineOption(
            "--live",
            help: "Use the service, or OPENWEATHER_BASE_URL, with OPENWEATHER_API_KEY; by default, weather is made up."
        ),
        CommandLineOption("--gateway", "URL", help: "Use a gateway that adds the key, with OPENWEATHER_GATEWAY_TOKEN."),
        CommandLineOption("--city", "NAME", help: "The place by name, such as Lisbon or London,GB."),
        CommandLineOption("--coordinate", "LAT,LON", help: "The place by coordinates, such as 38.72,-9.14."),
        CommandLineOption(
            "--units",
            "SYSTEM",
            choices: ["metric", "imperial", "standard"],
            help: "metric, imperial or standard."
        ),
        CommandLineOption(
            "--lang",
            "CODE",
            choices: languageCodes,
            help: "A language, such as de, pt_br, ko or de_DE."
        ),
        CommandLineOption("--offline", help: "Show cached responses only, with their age."),
        CommandLineOption("--cache-dir", "DIR", help: "Cache responses in this directory."),
        CommandLineOption("--no-cache", help: "Cache no responses."),
        CommandLineOption("--plain", help: "Print plain text, without colors and drawings."),
        CommandLineOption("--diagnose", "FILE", help: "Write a report for a bug to FILE: requests, but no API key."),
    ]

    /// The options of an example that does not show a place.
    public static let syntaxWithoutPlace = syntax.filter { !["--city", "--coordinate"].contains($0.name) }

    /// The fetch policy that the options ask for; a report for a bug needs a request.
    public var policy: FetchPolicy {
        if isOffline { return .cacheOnly }
        return DiagnosticReport.current == nil ? .cacheFirst : .refresh
    }

    /// The place to show; `nil` when the command line names none.
    public var place: LocationQuery? { places.first }

    /// Creates the options from a command line and the environment.
    ///
    /// - Parameters:
    ///   - arguments: The command line.
    ///   - environment: The environment of the process.
    ///   - hasSeveralPlaces: Whether more than one place may be named.
    /// - Throws: ``UsageError`` that names the argument that is not valid.
    public init(
        _ arguments: CommandLineArguments,
        environment: [String: String],
        hasSeveralPlaces: Bool = false
    ) throws(UsageError) {
        locale = EnvironmentLocale.locale(in: environment, language: arguments["--lang"])
        language = try arguments["--lang"].map(Self.language) ?? Language(locale: locale)
        let units = try arguments["--units"].map(Self.units)
        self.units = units ?? UnitsPreference.system.resolved(in: locale)
        temperatureUnit = units?.temperature ?? UnitsPreference.system.temperatureUnit(in: locale)
        places = try Self.places(arguments)
        guard hasSeveralPlaces || places.count < 2 else {
            throw UsageError("--coordinate", "cannot be combined with --city.")
        }
        source = try Self.source(arguments)
        isPlain = arguments.has("--plain")
        isOffline = arguments.has("--offline")
        cache =
            arguments.has("--no-cache")
            ? .none
            : arguments["--cache-dir"].map { .directory(URL(filePath: $0, directoryHint: .isDirectory)) } ?? .standard
    }

    /// The codes that a shell suggests for `--lang`, in alphabetical order.
    private static let languageCodes = Language.documented.map(\.code).sorted()

    private static func language(_ text: String) throws(UsageError) -> Language {
        guard let language = LanguageArgument(text)?.language else {
            let codes = languageCodes.joined(separator: ", ")
            throw UsageError("--lang", "'\(text)' is none of \(codes), nor a locale of one of them, such as de_DE.")
        }
        return language
    }

    private static func units(_ text: String) throws(UsageError) -> Units {
        guard let units = Units(rawValue: text.lowercased()) else {
            throw UsageError("--units", "'\(text)' is not metric, imperial or standard.")
        }
        return units
    }

    private static func places(_ arguments: CommandLineArguments) throws(UsageError) -> [LocationQuery] {
        var places: [LocationQuery] = []
        for option in arguments.options {
            switch option.name {
            case "--coordinate":
                guard case .coordinate(let coordinate) = SearchText(option.value) else {
                    let range = "LATITUDE,LONGITUDE in -90...90,-180...180."
                    throw UsageError("--coordinate", "'\(option.value)' is not \(range)")
                }
                places.append(.coordinate(coordinate))
            case "--city":
                guard !option.value.allSatisfy(\.isWhitespace) else { throw UsageError("--city", "the name is empty.") }
                places.append(.city(option.value))
            default: break
            }
        }
        return places
    }

    private static func source(_ arguments: CommandLineArguments) throws(UsageError) -> Source {
        guard let text = arguments["--gateway"] else { return arguments.has("--live") ? .live : .demo }
        guard let url = WebAddress.url(text) else {
            throw UsageError("--gateway", "'\(text)' is not an http or https address.")
        }
        return .gateway(url)
    }
}

/// A reader of URLs in arguments and environment variables.
public enum WebAddress: Sendable {
    /// Returns the URL in `text`, or `nil` when it is not an http or https URL with a host.
    public static func url(_ text: String) -> URL? {
        guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()),
            url.host()?.isEmpty == false
        else { return nil }
        return url
    }
}
