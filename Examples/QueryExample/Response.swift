import Foundation
import OpenWeatherCore

/// An answer of the client, ready to be printed.
enum Response {
    case current(Fetched<CurrentWeather>)
    case forecast(Fetched<Forecast>)
    case air(Fetched<AirQuality>)
    case places([Location])

    /// A value with when and where it was fetched, as JSON shows it.
    private struct Envelope<Value: Encodable>: Encodable {
        let fetchedAt: Date
        let origin: String
        let value: Value
    }

    /// The domain values as JSON with sorted keys and ISO 8601 dates.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        let data =
            switch self {
            case .current(let response): try encoder.encode(envelope(response))
            case .forecast(let response): try encoder.encode(envelope(response))
            case .air(let response): try encoder.encode(envelope(response))
            case .places(let places): try encoder.encode(places)
            }
        return String(decoding: data, as: UTF8.self)
    }

    private func envelope<Value: Encodable & Sendable>(_ response: Fetched<Value>) -> Envelope<Value> {
        Envelope(fetchedAt: response.fetchedAt, origin: Self.name(of: response.origin), value: response.value)
    }

    /// A word for where an answer came from.
    static func name(of origin: FetchOrigin) -> String {
        switch origin {
        case .network: "network"
        case .cache: "cache"
        case .stale: "stale"
        }
    }
}
