import Foundation
public import OpenWeatherCore

/// A screen above home.
///
/// A route holds values only, so a path of routes can be compared, saved, and restored. ``ScreenFactory`` creates the
/// screen of a route, and ``AppRouter/path`` holds the routes of the screens on show.
///
/// A route for a place shows that place whatever the user chooses meanwhile; `nil` stands for the current place, which
/// the screen follows.
///
/// ## Stored form
///
/// A route is encoded as an object whose `screen` names it; further keys hold its values, and `place` the place in the
/// stored form of ``/OpenWeatherCore/Location``. The form is part of the public interface: what one version writes,
/// every later version reads.
///
/// | route | stored as |
/// | --- | --- |
/// | ``home(_:)`` | `{"screen":"home","place":{…}}` |
/// | ``search(for:)`` | `{"screen":"search"}`, `{"screen":"search","text":"Lisbon"}` |
/// | ``forecast(at:)`` | `{"screen":"forecast"}`, `{"screen":"forecast","place":{…}}` |
/// | ``dayDetail(_:at:)`` | `{"screen":"dayDetail","day":"2026-11-21"}`, also with a `place` |
/// | ``airQuality(at:)`` | `{"screen":"airQuality"}`, also with a `place` |
/// | ``map(at:)`` | `{"screen":"map"}`, also with a `place` |
/// | ``favorites`` | `{"screen":"favorites"}` |
/// | ``history`` | `{"screen":"history"}` |
/// | ``settings`` | `{"screen":"settings"}` |
/// | ``converter`` | `{"screen":"converter"}` |
/// | ``custom(id:value:)`` | `{"screen":"custom","id":"radar","value":"rain"}` |
///
/// Decoding ignores keys that it does not know and fails for a screen that it does not know. To read a path that a
/// newer version may have saved, decode a ``SavedPath``, which keeps such routes.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum Route: Hashable, Sendable {
    /// A home screen for a place, above the app's own home screen.
    case home(Location)
    /// The search for places, which begins with a search for the text; `nil` for an empty field.
    case search(for: String?)
    /// The forecast for a place; `nil` for the current one.
    case forecast(at: Location?)
    /// One day of the forecast for a place; `nil` for the current one.
    case dayDetail(LocalDay, at: Location? = nil)
    /// The air quality at a place; `nil` for the current one.
    case airQuality(at: Location?)
    /// The map around a place; `nil` for the current one.
    case map(at: Location?)
    /// The favorites.
    case favorites
    /// The places looked at and the texts searched for.
    case history
    /// The settings.
    case settings
    /// The temperature converter.
    case converter
    /// A screen of the app's own; `id` names the screen, and `value` says what it shows.
    ///
    /// Push it with ``AppRouter/path``. ``ScreenFactory`` returns ``Screen/custom(id:value:)`` for it, and a
    /// ``SavedPath`` keeps it.
    case custom(id: String, value: String)

    /// The search for places with an empty field.
    public static let search = Route.search(for: nil)

    /// The forecast for the current place.
    public static let forecast = Route.forecast(at: nil)

    /// The air quality at the current place.
    public static let airQuality = Route.airQuality(at: nil)

    /// The map around the current place.
    public static let map = Route.map(at: nil)

    /// The place that the route names; `nil` for the current place and for screens that show none.
    public var place: Location? {
        switch self {
        case .home(let location): location
        case .forecast(let location), .dayDetail(_, let location), .airQuality(let location), .map(let location):
            location
        case .search, .favorites, .history, .settings, .converter, .custom: nil
        }
    }

    /// Returns the route with `place` in place of its own; a route that names none is returned as it is.
    func showing(_ place: Location) -> Route {
        switch self {
        case .home: .home(place)
        case .forecast(.some): .forecast(at: place)
        case .dayDetail(let day, .some): .dayDetail(day, at: place)
        case .airQuality(.some): .airQuality(at: place)
        case .map(.some): .map(at: place)
        case .forecast, .dayDetail, .airQuality, .map, .search, .favorites, .history, .settings, .converter, .custom:
            self
        }
    }
}

extension Route: Codable {
    private enum Key: String, CodingKey {
        case screen, place, text, day, id, value
    }

    /// The stored names of the screens.
    private enum Name: String, Codable {
        case home, search, forecast, dayDetail, airQuality, map, favorites, history, settings, converter, custom
    }

    /// Creates a route by decoding its stored form.
    ///
    /// - Throws: A `DecodingError` for a screen that this version does not know, and for a value that is missing or not
    ///   valid.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let place = { try container.decodeIfPresent(Location.self, forKey: .place) }
        self =
            switch try container.decode(Name.self, forKey: .screen) {
            case .home: .home(try container.decode(Location.self, forKey: .place))
            case .search: .search(for: try container.decodeIfPresent(String.self, forKey: .text))
            case .forecast: .forecast(at: try place())
            case .dayDetail: .dayDetail(try Self.day(in: container), at: try place())
            case .airQuality: .airQuality(at: try place())
            case .map: .map(at: try place())
            case .favorites: .favorites
            case .history: .history
            case .settings: .settings
            case .converter: .converter
            case .custom:
                .custom(
                    id: try container.decode(String.self, forKey: .id),
                    value: try container.decode(String.self, forKey: .value)
                )
            }
    }

    /// Returns whether the value of `decoder` has keys that the route does not store.
    func hasUnknownKeys(in decoder: any Decoder) -> Bool {
        guard let container = try? decoder.container(keyedBy: FieldKey.self) else { return false }
        return !Set(container.allKeys.map(\.stringValue)).isSubset(of: keys.map(\.stringValue))
    }

    /// The keys of the stored form.
    private var keys: [Key] {
        switch self {
        case .home, .forecast, .airQuality, .map: [.screen, .place]
        case .search: [.screen, .text]
        case .dayDetail: [.screen, .day, .place]
        case .favorites, .history, .settings, .converter: [.screen]
        case .custom: [.screen, .id, .value]
        }
    }

    /// Encodes the route in its stored form.
    ///
    /// - Throws: An encoding error.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(name, forKey: .screen)
        try container.encodeIfPresent(place, forKey: .place)
        switch self {
        case .search(let text): try container.encodeIfPresent(text, forKey: .text)
        case .dayDetail(let day, _): try container.encode(day.iso8601, forKey: .day)
        case .custom(let id, let value):
            try container.encode(id, forKey: .id)
            try container.encode(value, forKey: .value)
        case .home, .forecast, .airQuality, .map, .favorites, .history, .settings, .converter: break
        }
    }

    private var name: Name {
        switch self {
        case .home: .home
        case .search: .search
        case .forecast: .forecast
        case .dayDetail: .dayDetail
        case .airQuality: .airQuality
        case .map: .map
        case .favorites: .favorites
        case .history: .history
        case .settings: .settings
        case .converter: .converter
        case .custom: .custom
        }
    }

    private static func day(in container: KeyedDecodingContainer<Key>) throws -> LocalDay {
        let text = try container.decode(String.self, forKey: .day)
        guard let day = LocalDay(iso8601: text) else {
            throw DecodingError.dataCorruptedError(forKey: .day, in: container, debugDescription: "not a day: \(text)")
        }
        return day
    }
}
