import Foundation
import OpenWeatherCore
import OpenWeatherNetworking

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A client that responds by a closure and records the requests.
///
/// The closure receives the request and its number, counted from 1.
final class ClosureHTTPClient: HTTPClient {
    private let log = Locked<[URLRequest]>([])
    private let respond: @Sendable (URLRequest, Int) async throws(NetworkError) -> (Data, HTTPURLResponse)

    init(_ respond: @escaping @Sendable (URLRequest, Int) async throws(NetworkError) -> (Data, HTTPURLResponse)) {
        self.respond = respond
    }

    /// Creates a client that responds with the statuses in turn and repeats the last one.
    convenience init(statuses: Int...) {
        self.init { request, number throws(NetworkError) in
            try makeResponse(to: request, status: statuses[min(number, statuses.count) - 1])
        }
    }

    var requests: [URLRequest] { log.withLock { $0 } }

    func send(_ request: URLRequest) async throws(NetworkError) -> (Data, HTTPURLResponse) {
        let number = log.withLock { requests in
            requests.append(request)
            return requests.count
        }
        return try await respond(request, number)
    }
}

/// Returns a response as a transport returns it.
func makeResponse(
    to request: URLRequest,
    status: Int = 200,
    headers: [String: String] = [:],
    body: String = "{}"
) throws(NetworkError) -> (Data, HTTPURLResponse) {
    guard let url = request.url,
        let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: headers)
    else { throw .invalidURL }
    return (Data(body.utf8), response)
}

/// Returns a request to the service, which no test sends there.
func makeRequest(_ query: String = "q=Lisbon", method: String = "GET") throws(NetworkError) -> URLRequest {
    guard let url = URL(string: "https://api.openweathermap.org/data/2.5/weather?\(query)") else { throw .invalidURL }
    var request = URLRequest(url: url)
    request.httpMethod = method
    return request
}
