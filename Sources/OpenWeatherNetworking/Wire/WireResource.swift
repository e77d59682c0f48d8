import Foundation
import OpenWeatherCore

/// How a value of the service is requested, and read from a response.
///
/// Each product is a row, a static function in the file of its name that has its endpoint, its payload and its mapping.
package struct WireResource<Value: Sendable>: Sendable {
    /// The endpoint and its query.
    let endpoint: Endpoint
    /// Reads the value of a response.
    let read: @Sendable (TransportResponse, WireContext) throws(NetworkError) -> Value

    /// Creates a row whose response is read as it is, such as an image, or one without a body.
    init(
        _ endpoint: Endpoint,
        read: @escaping @Sendable (TransportResponse, WireContext) throws(NetworkError) -> Value
    ) {
        self.endpoint = endpoint
        self.read = read
    }

    /// Creates a row whose response is JSON.
    ///
    /// - Parameters:
    ///   - endpoint: The endpoint and its query.
    ///   - map: A closure that returns the value for a decoded body.
    package init<Payload: ResponseBody>(
        _ endpoint: Endpoint,
        map: @escaping @Sendable (Payload, WireContext) throws(NetworkError) -> Value
    ) {
        self.init(endpoint) { (response: TransportResponse, context) throws(NetworkError) in
            try map(ResponseDecoder.read(Payload.self, from: response), context)
        }
    }
}

/// The arrival and the units of a body, which its value depends on.
package struct WireContext: Sendable {
    /// The date of the body's arrival.
    let arrival: Date
    /// The units that the numbers are in.
    let units: Units
}
