public import Foundation
public import OpenWeatherCore

/// A link into the app, such as `openweather://forecast?lat=38.72&lon=-9.14`.
///
/// The host names the screen: `home`, `search`, `forecast`, `day` (with `date=2026-11-21`), `air`, `settings` or
/// `converter`. `lat` and `lon`, both or neither, name the place, `name` and `country` what it is called. Anything
/// else is refused as a whole: a link comes from outside and is not guessed at.
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
        guard url.absoluteString.utf8.count <= 1_000, url.scheme?.lowercased() == Self.scheme,
            let components = URLComponents(url: url, resolvingAgainstBaseURL: false),
            components.path.isEmpty || components.path == "/", components.user == nil, components.port == nil,
            components.fragment == nil, let host = components.host?.lowercased()
        else { return nil }
        let items = components.queryItems ?? []
        let values = Dictionary(items.map { ($0.name, $0.value ?? "") }) { first, _ in first }
        guard values.count == items.count, Set(values.keys).isSubset(of: Parameter.all(of: host)),
            let path = Self.path(host: host, values: values)
        else { return nil }
        self.path = path
        do throws(Malformed) {
            location = try Self.location(in: values)
        } catch {
            return nil
        }
    }

    /// The link as a URL; `nil` for a path that no link leads to.
    public var url: URL? {
        var items: [URLQueryItem] = []
        guard let host = Self.host(of: path, items: &items) else { return nil }
        if let location {
            items.append(URLQueryItem(name: Parameter.latitude, value: "\(location.coordinate.latitude)"))
            items.append(URLQueryItem(name: Parameter.longitude, value: "\(location.coordinate.longitude)"))
            if !location.name.isEmpty { items.append(URLQueryItem(name: Parameter.name, value: location.name)) }
            if let country = location.country { items.append(URLQueryItem(name: Parameter.country, value: country)) }
        }
        var components = URLComponents()
        components.scheme = Self.scheme
        components.host = host
        components.queryItems = items.isEmpty ? nil : items
        return components.url
    }
}

extension DeepLink {
    private struct Malformed: Error {}

    private enum Parameter {
        static let latitude = "lat"
        static let longitude = "lon"
        static let name = "name"
        static let country = "country"
        static let date = "date"

        static func all(of host: String) -> Set<String> {
            let place: Set = [latitude, longitude, name, country]
            return host == "day" ? place.union([date]) : place
        }
    }

    private static let hosts: [(host: String, path: [Route])] = [
        ("home", []), ("search", [.search]), ("forecast", [.forecast]), ("air", [.airQuality]),
        ("settings", [.settings]), ("converter", [.converter]),
    ]

    private static func path(host: String, values: [String: String]) -> [Route]? {
        guard host == "day" else { return hosts.first { $0.host == host }?.path }
        return values[Parameter.date].flatMap(day).map { [.forecast, .dayDetail($0)] }
    }

    private static func host(of path: [Route], items: inout [URLQueryItem]) -> String? {
        if path.count == 2, path[0] == .forecast, case .dayDetail(let day) = path[1] {
            items.append(URLQueryItem(name: Parameter.date, value: text(for: day)))
            return "day"
        }
        return hosts.first { $0.path == path }?.host
    }

    /// The place in a link, or `nil` when none of its parameters is there.
    private static func location(in values: [String: String]) throws(Malformed) -> Location? {
        guard !values.keys.allSatisfy({ $0 == Parameter.date }) else { return nil }
        guard let latitude = values[Parameter.latitude], let longitude = values[Parameter.longitude],
            case .coordinate(let coordinate) = SearchText("\(latitude), \(longitude)")
        else { throw Malformed() }
        let country = values[Parameter.country]
        let isCountry = country.map { $0.count == 2 && $0.allSatisfy { $0.isASCII && $0.isLetter } } ?? true
        let name = values[Parameter.name] ?? ""
        let isPrintable = !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
        guard isCountry, isPrintable, name.count <= 100 else { throw Malformed() }
        return Location(name: name, country: country?.uppercased(), state: nil, coordinate: coordinate)
    }

    private static func day(_ text: String) -> LocalDay? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
        else { return nil }
        return LocalDay(year: year, month: month, day: day)
    }

    private static func text(for day: LocalDay) -> String {
        [day.year.padded(to: 4), day.month.padded(to: 2), day.day.padded(to: 2)].joined(separator: "-")
    }
}
