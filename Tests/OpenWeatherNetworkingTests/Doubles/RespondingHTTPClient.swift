import Foundation
import OpenWeatherCore
import OpenWeatherNetworking

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A client that returns the same response to every request and records the requests.
struct RespondingHTTPClient: HTTPClient {
    private let result: Result<(Data, HTTPURLResponse), NetworkError>
    private let sent = Locked<[URLRequest]>([])

    /// Creates a client that responds with a status and a body.
    init(status: Int = 200, headers: [String: String] = ["Content-Type": "application/json"], body: Data) {
        let response = URL(string: "https://example.com")
            .flatMap {
                HTTPURLResponse(url: $0, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
            }
        result = response.map { .success((body, $0)) } ?? .failure(.invalidURL)
    }

    /// Creates a client that responds with a status and a text.
    init(status: Int = 200, headers: [String: String] = ["Content-Type": "application/json"], body: String) {
        self.init(status: status, headers: headers, body: Data(body.utf8))
    }

    /// Creates a client that fails every request.
    init(failure: NetworkError) {
        result = .failure(failure)
    }

    /// The requests in the order they were sent.
    var requests: [URLRequest] {
        sent.withLock { $0 }
    }

    func send(_ request: URLRequest) async throws(NetworkError) -> (Data, HTTPURLResponse) {
        sent.withLock { $0.append(request) }
        return try result.get()
    }
}
