import Foundation
public import OpenWeatherCore

/// A screen above home.
///
/// A route holds values only, so a path of routes can be compared, saved, and restored. ``ScreenFactory`` creates the
/// screen of a route, and ``AppRouter/path`` holds the routes of the screens on show.
///
/// ## Stored form
///
/// A route is encoded as an object whose `screen` names it; further keys hold its values. The form is part of the
/// public interface: what one version writes, every later version reads.
///
/// | route | stored as |
/// | --- | --- |
/// | ``search`` | `{"screen":"search"}` |
/// | ``forecast`` | `{"screen":"forecast"}` |
/// | ``dayDetail(_:)`` | `{"screen":"dayDetail","day":"2026-11-21"}` |
/// | ``airQuality`` | `{"screen":"airQuality"}` |
/// | ``settings`` | `{"screen":"settings"}` |
/// | ``converter`` | `{"screen":"converter"}` |
///
/// Decoding ignores keys that it does not know and fails for a screen that it does not know. To read a path that a
/// newer version may have saved, decode a ``SavedPath``, which keeps such routes.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum Route: Hashable, Sendable {
    /// The search for places.
    case search
    /// The forecast for the current place.
    case forecast
    /// One day of the forecast.
    case dayDetail(LocalDay)
    /// The air quality at the current place.
    case airQuality
    /// The settings.
    case settings
    /// The temperature converter.
    case converter
}

extension Route: Codable {
    private enum Key: String, CodingKey {
        case screen, day
    }

    /// The stored names of the screens.
    private enum Name: String, Codable {
        case search, forecast, dayDetail, airQuality, settings, converter
    }

    /// Decodes a route.
    ///
    /// - Throws: A `DecodingError` for a screen that this version does not know, and for a value that is missing or not
    ///   valid.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self =
            switch try container.decode(Name.self, forKey: .screen) {
            case .search: .search
            case .forecast: .forecast
            case .dayDetail: .dayDetail(try Self.day(in: container))
            case .airQuality: .airQuality
            case .settings: .settings
            case .converter: .converter
            }
    }

    /// Encodes the route in its stored form.
    ///
    /// - Throws: An error of the encoder.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .search: try container.encode(Name.search, forKey: .screen)
        case .forecast: try container.encode(Name.forecast, forKey: .screen)
        case .dayDetail(let day):
            try container.encode(Name.dayDetail, forKey: .screen)
            try container.encode(day.iso8601, forKey: .day)
        case .airQuality: try container.encode(Name.airQuality, forKey: .screen)
        case .settings: try container.encode(Name.settings, forKey: .screen)
        case .converter: try container.encode(Name.converter, forKey: .screen)
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
