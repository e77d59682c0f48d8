public import Foundation
public import OpenWeatherCore

/// The dates of the sample values, which never change.
///
/// A ``TestTime`` starts at ``fetched``, so samples are fresh to the code under test.
public enum SampleTime: Sendable {
    /// The date at which samples were measured: 2026-05-28 12:00:00 UTC, early afternoon in Lisbon.
    public static let measured = Date(timeIntervalSince1970: 1_779_969_600)

    /// The date at which samples were fetched, four minutes after ``measured``.
    public static let fetched = measured + 240

    /// The sunrise of the samples, 05:13 UTC on the same day.
    public static let sunrise = Date(timeIntervalSince1970: 1_779_945_180)

    /// The sunset of the samples, 19:53 UTC on the same day.
    public static let sunset = Date(timeIntervalSince1970: 1_779_997_980)
}

extension Fetched {
    /// Returns `value` as fetched; by default, from the network at ``SampleTime/fetched``.
    public static func sample(
        _ value: Value,
        at fetchedAt: Date = SampleTime.fetched,
        from origin: FetchOrigin = .network,
        source: DataSource = .openWeather
    ) -> Fetched<Value> {
        Fetched(value, at: fetchedAt, from: origin, source: source)
    }
}
