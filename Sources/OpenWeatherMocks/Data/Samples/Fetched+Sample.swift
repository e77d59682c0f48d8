public import Foundation
public import OpenWeatherCore

extension Fetched {
    /// A value as the service just gave it, unless said otherwise.
    public static func sample(
        _ value: Value,
        at fetchedAt: Date = SampleTime.fetched,
        from origin: FetchOrigin = .network
    ) -> Fetched<Value> {
        Fetched(value, at: fetchedAt, from: origin)
    }
}
