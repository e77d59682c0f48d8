import Foundation
import OpenWeatherCore
import OpenWeatherNetworking

/// A client that responds by a closure and records the requests.
///
/// The closure receives the request and its number, counted from 1.
final class ClosureHTTPClient: HTTPClient {
    private let log = Locked<[TransportRequest]>([])
    private let respond: @Sendable (TransportRequest, Int) async throws(NetworkError) -> TransportResponse

    init(_ respond: @escaping @Sendable (TransportRequest, Int) async throws(NetworkError) -> TransportResponse) {
        self.respond = respond
    }

    /// Creates a client that responds with the statuses in turn and repeats the last one.
    convenience init(statuses: Int...) {
        self.init { request, number throws(NetworkError) in
            try makeResponse(to: request, status: statuses[min(number, statuses.count) - 1])
        }
    }

    var requests: [TransportRequest] { log.withLock { $0 } }

    func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        let number = log.withLock { requests in
            requests.append(request)
            return requests.count
        }
        return try await respond(request, number)
    }
}

/// Returns a response as a transport returns it.
func makeResponse(
    to request: TransportRequest,
    status: Int = 200,
    headers: [String: String] = [:],
    body: String = "{}"
) throws(NetworkError) -> TransportResponse {
    TransportResponse(status: status, headers: HeaderFields(headers), body: Data(body.utf8))
}

/// Returns a request to the service, which no test sends there.
func makeRequest(_ query: String = "q=Lisbon", method: String = "GET") throws(NetworkError) -> TransportRequest {
    guard let url = URL(string: "https://api.openweathermap.org/data/2.5/weather?\(query)") else { throw .invalidURL }
    return TransportRequest(url: url, method: method)
}
