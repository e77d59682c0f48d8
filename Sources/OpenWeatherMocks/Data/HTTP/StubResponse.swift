public import Foundation
public import OpenWeatherNetworking

/// An HTTP response as a value: a status, headers, and a body.
///
/// The scripted, replaying, and fault-injecting clients respond with it.
public struct StubResponse: Hashable, Sendable {
    /// The HTTP status, for example 200.
    public let status: Int
    /// The headers by name.
    public let headers: [String: String]
    /// The bytes of the body.
    public let body: Data

    /// Creates a response; by default, JSON with status 200.
    public init(
        status: Int = 200,
        headers: [String: String] = ["Content-Type": "application/json; charset=utf-8"],
        body: Data
    ) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// Returns a JSON response with `text` as its body.
    public static func json(_ text: String, status: Int = 200) -> StubResponse {
        StubResponse(status: status, body: Data(text.utf8))
    }

    /// Returns an error response in the service's own form.
    ///
    /// As in the service's responses, `cod` is a number with status 401 and 429, and a string otherwise.
    public static func error(status: Int, message: String) -> StubResponse {
        let isNumber = status == 401 || status == 429
        // Scalars, as a reader of JSON takes a quotation mark with an accent over it for the end.
        let text = message.unicodeScalars
            .map { scalar in
                switch scalar {
                case "\\", "\"": "\\\(scalar)"
                case "\n": " "
                default: "\(scalar)"
                }
            }
            .joined()
        return .json(#"{"cod":\#(isNumber ? "\(status)" : "\"\(status)\""),"message":"\#(text)"}"#, status: status)
    }

    /// The response as an ``/OpenWeatherNetworking/HTTPClient`` returns it.
    public var response: TransportResponse {
        TransportResponse(status: status, headers: HeaderFields(headers), body: body)
    }
}
