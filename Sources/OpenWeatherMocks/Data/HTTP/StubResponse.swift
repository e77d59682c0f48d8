#if canImport(FoundationNetworking)
public import Foundation
public import FoundationNetworking  // Linux keeps URLRequest in a module of its own.
#else
public import Foundation
#endif
public import OpenWeatherNetworking

/// A whole HTTP answer as a value.
public struct StubResponse: Hashable, Sendable {
    /// The status, such as 200.
    public let status: Int
    /// The headers.
    public let headers: [String: String]
    /// The body.
    public let body: Data

    /// Creates an answer; JSON with status 200 unless said otherwise.
    public init(
        status: Int = 200,
        headers: [String: String] = ["Content-Type": "application/json; charset=utf-8"],
        body: Data
    ) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// A JSON answer with `text` as its body.
    public static func json(_ text: String, status: Int = 200) -> StubResponse {
        StubResponse(status: status, body: Data(text.utf8))
    }

    /// An error in the service's form.
    ///
    /// The service writes the code as a number with 401 and 429 and as a text otherwise, and so does this.
    public static func error(status: Int, message: String) -> StubResponse {
        let isNumber = status == 401 || status == 429
        let text = message.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: " ")
        return .json(#"{"cod":\#(isNumber ? "\(status)" : "\"\(status)\""),"message":"\#(text)"}"#, status: status)
    }

    /// The answer as an ``/OpenWeatherNetworking/HTTPClient`` gives it.
    ///
    /// - Throws: ``/OpenWeatherNetworking/NetworkError/invalidURL`` when `request` has no address.
    public func response(to request: URLRequest) throws(NetworkError) -> (Data, HTTPURLResponse) {
        guard let url = request.url,
            let response = HTTPURLResponse(
                url: url,
                statusCode: status,
                httpVersion: "HTTP/1.1",
                headerFields: headers
            )
        else { throw .invalidURL }
        return (body, response)
    }
}
