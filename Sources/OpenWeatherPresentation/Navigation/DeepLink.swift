public import Foundation
public import OpenWeatherCore
public import OpenWeatherWidgetFeature

/// A link into the app, such as `openweather://forecast?lat=38.72&lon=-9.14`.
///
/// The host names the screen: `home`, `search`, `forecast`, `day` (with `date=2026-11-21`), `air`, `map`,
/// `favorites`, `history`, `settings`, or `converter`. `lat` and `lon` are plain decimal numbers that name the place; either both are
/// present or neither. `name` and `country` label the place. A link comes from outside the app, so one that is not
/// understood completely is rejected as a whole.
///
/// A link to a place selects it: the place becomes the current one, and all screens show it. With `select=no`, as in
/// `openweather://home?lat=38.72&lon=-9.14&select=no`, the link leads to a screen for the place instead and leaves the
/// user's choice as it is. The hosts `home`, `forecast`, `day`, `air`, and `map` support it.
///
/// Pass a link to ``AppRouter/open(_:)`` to show its screen.
///
/// ```swift
/// let url = URL(string: "openweather://forecast?lat=38.72&lon=-9.14&name=Lisbon")
/// if let link = url.flatMap(DeepLink.init) {
///     try await router.open(link)
/// }
/// ```
public struct DeepLink: Hashable, Sendable {
    /// The screens above home, lowest first.
    public let path: [Route]

    /// The place to make the current one; `nil` to leave the user's choice as it is.
    public let location: Location?

    /// Creates a link to a path of screens; with `nil` for `location` the user's choice stays as it is.
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
        guard values.count == items.count, Set(values.keys).isSubset(of: Self.parameters(of: host)) else { return nil }
        var place: Location?
        if values.keys.contains(where: LinkedPlace.Parameter.all.contains) {
            guard let linked = LinkedPlace(values) else { return nil }
            place = linked.location
        }
        let selects = values[Self.select] == nil
        // Without a place there is nothing that might not be selected.
        guard selects || values[Self.select] == Self.no && place != nil,
            let path = Self.path(host: host, at: selects ? nil : place, values: values)
        else { return nil }
        self.path = path
        location = selects ? place : nil
    }

    /// The link as a URL; `nil` for a path that no link leads to, such as one to screens for different places.
    ///
    /// The URL carries the coordinate, the name, and the country of the place: at most 100 characters of the name,
    /// without invisible ones, and the country only when it is a code of two letters.
    public var url: URL? {
        var items: [URLQueryItem] = []
        let place = path.first?.place
        guard place == nil || location == nil, let host = Self.host(of: path, at: place, items: &items) else {
            return nil
        }
        if let linked = place ?? location { items += LinkedPlace(linked).queryItems }
        if place != nil { items.append(URLQueryItem(name: Self.select, value: Self.no)) }
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
    private static let select = "select"
    private static let no = "no"

    private static func parameters(of host: String) -> Set<String> {
        let place = LinkedPlace.Parameter.all
        return switch host {
        case "day": place.union([date, select])
        case "home", "forecast", "air", "map": place.union([select])
        default: place
        }
    }

    /// Returns the hosts with their paths; `place` is the one that screens show without selecting it, if any.
    private static func hosts(at place: Location?) -> [(host: String, path: [Route])] {
        [
            ("home", place.map { [.home($0)] } ?? []), ("forecast", [.forecast(at: place)]),
            ("air", [.airQuality(at: place)]), ("map", [.map(at: place)]), ("search", [.search]),
            ("favorites", [.favorites]), ("history", [.history]), ("settings", [.settings]),
            ("converter", [.converter]),
        ]
    }

    private static func path(host: String, at place: Location?, values: [String: String]) -> [Route]? {
        guard host == "day" else { return hosts(at: place).first { $0.host == host }?.path }
        let day = values[date].flatMap { LocalDay(iso8601: $0) }
        return day.map { [.forecast(at: place), .dayDetail($0, at: place)] }
    }

    private static func host(of path: [Route], at place: Location?, items: inout [URLQueryItem]) -> String? {
        if path.count == 2, path[0] == .forecast(at: place), case .dayDetail(let day, place) = path[1] {
            items.append(URLQueryItem(name: date, value: day.iso8601))
            return "day"
        }
        return hosts(at: place).first { $0.path == path }?.host
    }
}
