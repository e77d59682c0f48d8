import Foundation
import OpenWeatherMocks
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension LoopbackWeatherServer {
    /// Returns a request to this server.
    func request(_ target: String = "/data/2.5/weather?q=Lisbon", method: String = "GET") throws -> URLRequest {
        var request = URLRequest(url: try #require(URL(string: baseURL.absoluteString + target)))
        request.httpMethod = method
        return request
    }

    /// Creates a server that sends the same response to every request.
    convenience init(responding response: LoopbackResponse) throws {
        try self.init { _ in response }
    }
}
