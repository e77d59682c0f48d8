import Foundation
import OpenWeatherCore

/// A response of the client, which can be printed as text or JSON.
enum Response {
    case current(Fetched<CurrentWeather>)
    case forecast(Fetched<Forecast>)
    case air(Fetched<AirQuality>)
    case places([Location])

    /// Whether the response has no places.
    var isEmpty: Bool {
        guard case .places(let places) = self else { return false }
        return places.isEmpty
    }

    /// A value with the time and the origin of its response, as it is encoded in JSON.
    private struct Envelope<Value: Encodable>: Encodable {
        let fetchedAt: Date
        let origin: String
        let value: Value
    }

    /// Returns the values as JSON with sorted keys and ISO 8601 dates.
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

    /// Returns the name of an origin.
    static func name(of origin: FetchOrigin) -> String {
        switch origin {
        case .network: "network"
        case .cache: "cache"
        case .stale: "stale"
        }
    }
}
