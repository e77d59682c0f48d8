public import Foundation
public import OpenWeatherCore

/// The moments of the sample values.
public enum SampleTime: Sendable {
    /// The moment samples were measured: 2026-05-28 12:00:00 UTC, the middle of a summer's day in Lisbon.
    public static let measured = Date(timeIntervalSince1970: 1_779_969_600)

    /// The moment samples were fetched, four minutes later.
    public static let fetched = measured + 240

    /// Sunrise of the samples: 05:13 UTC.
    public static let sunrise = Date(timeIntervalSince1970: 1_779_945_180)

    /// Sunset of the samples: 19:53 UTC.
    public static let sunset = Date(timeIntervalSince1970: 1_779_997_980)
}

extension Fetched {
    /// A value as the service just gave it, unless said otherwise.
    public static func sample(
        _ value: Value,
        at fetchedAt: Date = SampleTime.fetched,
        from origin: FetchOrigin = .network,
        source: DataSource = .openWeather
    ) -> Fetched<Value> {
        Fetched(value, at: fetchedAt, from: origin, source: source)
    }
}
