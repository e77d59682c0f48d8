import Foundation
import OpenWeatherComposition

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The HTTP client of the app: a request of Foundation in, data and a response of Foundation out.
protocol RequestSending: Sendable {
    func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse)
}

/// The app's client as the transport of the package.
struct RequestTransport: HTTPClient {
    let client: any RequestSending

    func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        var sent = URLRequest(url: request.url)
        sent.httpMethod = request.method
        sent.httpBody = request.body
        for field in request.headers { sent.setValue(field.value, forHTTPHeaderField: field.name) }
        do {
            let (body, response) = try await client.send(sent)
            var headers = HeaderFields()
            for case (let name as String, let value as String) in response.allHeaderFields { headers[name] = value }
            return TransportResponse(status: response.statusCode, headers: headers, body: body)
        } catch is CancellationError {
            throw .cancelled
        } catch {
            // An error of its own code alone: what URLSession throws prints the address, key included.
            throw .transport(URLError((error as? URLError)?.code ?? .unknown))
        }
    }
}
