public import Foundation
public import OpenWeatherCore
public import OpenWeatherWidgetFeature

/// A link into the app, such as `openweather://forecast?lat=38.72&lon=-9.14`.
///
/// The host names the screen: `home`, `search`, `forecast`, `day` (with `date=2026-11-21`), `air`, `settings`, or
/// `converter`. `lat` and `lon` are plain decimal numbers that name the place; either both are present or neither.
/// `name` and `country` label the place. A link comes from outside the app, so one that is not understood completely is
/// rejected as a whole.
///
/// Pass a link to ``AppRouter/open(_:)`` to show its screen.
public struct DeepLink: Hashable, Sendable {
    /// The screens above home, lowest first.
    public let path: [Route]

    /// The place to show; `nil` for the current place.
    public let location: Location?

    /// Creates a link to a path of screens; with `nil` for `location` they show the current place.
    public init(path: [Route], location: Location? = nil) {
        self.path = path
        self.location = location
    }

    /// Creates the link for a tap on a widget; pass its ``url`` to the system.
    public init(_ destination: WidgetDestination) {
        switch destination {
        case .home: self.init(path: [])
        case .search: self.init(path: [.search])
        case .weather(let location): self.init(path: [], location: location)
        }
    }

    /// The URL scheme of every link.
    public static let scheme = "openweather"

    /// Creates a link from a URL, or returns `nil` when any part of the URL is not understood.
    public init?(_ url: URL) {
        guard url.absoluteString.utf8.count <= Self.maximumLength, url.scheme?.lowercased() == Self.scheme,
            let components = URLComponents(url: url, resolvingAgainstBaseURL: false),
            components.path.isEmpty || components.path == "/", components.user == nil, components.port == nil,
            components.fragment == nil, let host = components.host?.lowercased()
        else { return nil }
        let items = components.queryItems ?? []
        let values = Dictionary(items.map { ($0.name, $0.value ?? "") }) { first, _ in first }
        guard values.count == items.count, Set(values.keys).isSubset(of: Self.parameters(of: host)),
            let path = Self.path(host: host, values: values)
        else { return nil }
        self.path = path
        if values.keys.contains(where: LinkedPlace.Parameter.all.contains) {
            guard let place = LinkedPlace(values) else { return nil }
            location = place.location
        } else {
            location = nil
        }
    }

    /// The link as a URL; `nil` for a path that no link leads to.
    ///
    /// The URL carries the coordinate, the name, and the country of the place: at most 100 characters of the name,
    /// without invisible ones, and the country only when it is a code of two letters.
    public var url: URL? {
        var items: [URLQueryItem] = []
        guard let host = Self.host(of: path, items: &items) else { return nil }
        if let location { items += LinkedPlace(location).queryItems }
        var components = URLComponents()
        components.scheme = Self.scheme
        components.host = host
        components.queryItems = items.isEmpty ? nil : items
        return components.url
    }
}

extension DeepLink {
    /// The largest number of bytes in a link: a name of 100 characters of any script, with every byte percent-encoded,
    /// and the rest.
    private static let maximumLength = 4_000

    private static let date = "date"

    private static func parameters(of host: String) -> Set<String> {
        host == "day" ? LinkedPlace.Parameter.all.union([date]) : LinkedPlace.Parameter.all
    }

    private static let hosts: [(host: String, path: [Route])] = [
        ("home", []), ("search", [.search]), ("forecast", [.forecast]), ("air", [.airQuality]),
        ("settings", [.settings]), ("converter", [.converter]),
    ]

    private static func path(host: String, values: [String: String]) -> [Route]? {
        guard host == "day" else { return hosts.first { $0.host == host }?.path }
        return values[date].flatMap { LocalDay(iso8601: $0) }.map { [.forecast, .dayDetail($0)] }
    }

    private static func host(of path: [Route], items: inout [URLQueryItem]) -> String? {
        if path.count == 2, path[0] == .forecast, case .dayDetail(let day, nil) = path[1] {
            items.append(URLQueryItem(name: date, value: day.iso8601))
            return "day"
        }
        return hosts.first { $0.path == path }?.host
    }
}

extension LocalDay {
    /// Creates a day from an ISO 8601 date with four digits for the year, such as `2026-11-21`; `nil` for other texts
    /// and for dates that do not exist.
    init?(iso8601 text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }
}
