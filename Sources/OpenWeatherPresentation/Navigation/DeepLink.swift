public import Foundation
public import OpenWeatherCore
public import OpenWeatherWidgetFeature

/// A link into the app, such as `openweather://forecast?lat=38.72&lon=-9.14`.
///
/// The host names the screen: `home`, `search`, `forecast`, `day` (with `date=2026-11-21`), `air`, `settings` or
/// `converter`. `lat` and `lon`, both or neither, are plain decimal numbers and name the place, `name` and `country`
/// what it is called. Anything else is refused as a whole: a link comes from outside and is not guessed at.
public struct DeepLink: Hashable, Sendable {
    /// The screens above home, lowest first.
    public let path: [Route]

    /// The place to show; the current one when `nil`.
    public let location: Location?

    /// Creates a link to a path of screens.
    public init(path: [Route], location: Location? = nil) {
        self.path = path
        self.location = location
    }

    /// The scheme of links.
    public static let scheme = "openweather"

    /// Reads a link; `nil` for one that is not understood completely.
    public init?(_ url: URL) {
        guard url.absoluteString.utf8.count <= Self.longest, url.scheme?.lowercased() == Self.scheme,
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
    /// Of the place it carries the point, the name and the country: no more than 100 characters of the name, without
    /// those that are invisible, and the country only when it is a code of two letters.
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
    /// The most bytes of a link: a name of 100 characters in any script, every byte escaped, and the rest.
    private static let longest = 4_000

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
        return values[date].flatMap(day).map { [.forecast, .dayDetail($0)] }
    }

    private static func host(of path: [Route], items: inout [URLQueryItem]) -> String? {
        if path.count == 2, path[0] == .forecast, case .dayDetail(let day) = path[1] {
            items.append(URLQueryItem(name: date, value: day.iso8601))
            return "day"
        }
        return hosts.first { $0.path == path }?.host
    }

    private static func day(_ text: String) -> LocalDay? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
        else { return nil }
        return LocalDay(year: year, month: month, day: day)
    }
}

extension DeepLink {
    /// The link for a tap on a widget; hand its ``url`` to the system.
    public init(_ destination: WidgetDestination) {
        switch destination {
        case .home: self.init(path: [])
        case .search: self.init(path: [.search])
        case .weather(let location): self.init(path: [], location: location)
        }
    }
}
