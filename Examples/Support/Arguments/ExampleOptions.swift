public import Foundation
public import OpenWeatherCore

/// The options that all examples share.
public struct ExampleOptions: Sendable {
    /// Where weather comes from.
    public enum Source: Hashable, Sendable {
        /// Made-up weather; no key and no network.
        case demo
        /// The service, with the key of `OPENWEATHER_API_KEY`.
        case live
        /// A gateway that holds the key.
        case gateway(URL)
    }

    /// How answers are kept.
    public enum Cache: Hashable, Sendable {
        /// In the platform's cache folder.
        case standard
        /// In this folder.
        case directory(URL)
        /// Not at all.
        case none
    }

    /// Where weather comes from.
    public let source: Source
    /// The place to show, when one was named.
    public let place: LocationQuery?
    /// The language of texts.
    public let language: Language
    /// The units of values.
    public let units: Units
    /// The locale for numbers and times.
    public let locale: Locale
    /// Whether colours and drawing are off.
    public let isPlain: Bool
    /// Whether only stored answers may be shown.
    public let isOffline: Bool
    /// How answers are kept.
    public let cache: Cache

    /// The options as they are listed in every example's help.
    public static let syntax: [CommandLineOption] = [
        CommandLineOption("--live", help: "Ask the service, or OPENWEATHER_BASE_URL, with OPENWEATHER_API_KEY."),
        CommandLineOption("--gateway", "URL", help: "Ask a gateway that holds the key."),
        CommandLineOption("--city", "NAME", help: "The place by name, such as Lisbon or London,GB."),
        CommandLineOption("--coordinate", "LAT,LON", help: "The place by coordinates, such as 38.72,-9.14."),
        CommandLineOption("--units", "SYSTEM", help: "metric, imperial or standard."),
        CommandLineOption("--lang", "CODE", help: "The service's language code, such as de or pt_br."),
        CommandLineOption("--offline", help: "Show stored answers only, with their age."),
        CommandLineOption("--cache-dir", "DIR", help: "Keep answers in this folder."),
        CommandLineOption("--no-cache", help: "Keep no answers."),
        CommandLineOption("--plain", help: "No colours and no drawing."),
    ]

    /// The options of an example that shows no place.
    public static let syntaxWithoutPlace = syntax.filter { !["--city", "--coordinate"].contains($0.name) }

    /// Where answers may come from.
    public var policy: FetchPolicy { isOffline ? .cacheOnly : .cacheFirst }

    /// Reads the shared options.
    ///
    /// - Throws: ``UsageError`` that names the argument.
    public init(_ arguments: CommandLineArguments, environment: [String: String]) throws(UsageError) {
        locale = EnvironmentLocale.locale(in: environment, language: arguments["--lang"])
        language = arguments["--lang"].map(Language.init(code:)) ?? Language(locale: locale)
        units = try Self.units(arguments["--units"], locale: locale)
        place = try Self.place(arguments)
        source = try Self.source(arguments)
        isPlain = arguments.has("--plain")
        isOffline = arguments.has("--offline")
        cache =
            arguments.has("--no-cache")
            ? .none
            : arguments["--cache-dir"].map { .directory(URL(filePath: $0, directoryHint: .isDirectory)) } ?? .standard
    }

    private static func units(_ text: String?, locale: Locale) throws(UsageError) -> Units {
        guard let text else { return UnitsPreference.system.resolved(in: locale) }
        guard let units = Units(rawValue: text.lowercased()) else {
            throw UsageError("--units", "'\(text)' is not metric, imperial or standard.")
        }
        return units
    }

    private static func place(_ arguments: CommandLineArguments) throws(UsageError) -> LocationQuery? {
        if let text = arguments["--coordinate"] {
            guard !arguments.has("--city") else { throw UsageError("--coordinate", "cannot be combined with --city.") }
            guard case .coordinate(let coordinate) = SearchText(text) else {
                throw UsageError("--coordinate", "'\(text)' is not LATITUDE,LONGITUDE in -90...90,-180...180.")
            }
            return .coordinate(coordinate)
        }
        guard let city = arguments["--city"] else { return nil }
        guard !city.allSatisfy(\.isWhitespace) else { throw UsageError("--city", "the name is empty.") }
        return .city(city)
    }

    private static func source(_ arguments: CommandLineArguments) throws(UsageError) -> Source {
        guard let text = arguments["--gateway"] else { return arguments.has("--live") ? .live : .demo }
        guard let url = WebAddress.url(text) else {
            throw UsageError("--gateway", "'\(text)' is not an http or https address.")
        }
        return .gateway(url)
    }
}
