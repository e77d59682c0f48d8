public import Foundation
public import OpenWeatherCore

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
