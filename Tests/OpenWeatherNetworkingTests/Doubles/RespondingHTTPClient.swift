import Foundation
import OpenWeatherCore
import OpenWeatherNetworking

/// A client that returns the same response to every request and records the requests.
struct RespondingHTTPClient: HTTPClient {
    private let result: Result<TransportResponse, NetworkError>
    private let sent = Locked<[TransportRequest]>([])

    /// Creates a client that responds with a status and a body.
    init(status: Int = 200, headers: [String: String] = ["Content-Type": "application/json"], body: Data) {
        result = .success(TransportResponse(status: status, headers: HeaderFields(headers), body: body))
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
    var requests: [TransportRequest] {
        sent.withLock { $0 }
    }

    func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        sent.withLock { $0.append(request) }
        return try result.get()
    }
}
