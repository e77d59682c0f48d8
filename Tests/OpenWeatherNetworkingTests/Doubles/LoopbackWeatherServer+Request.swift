import Foundation
import OpenWeatherMocks
import OpenWeatherNetworking
import Testing

extension LoopbackWeatherServer {
    /// Returns a request to this server.
    func request(_ target: String = "/data/2.5/weather?q=Lisbon", method: String = "GET") throws -> TransportRequest {
        TransportRequest(url: try #require(URL(string: baseURL.absoluteString + target)), method: method)
    }

    /// Creates a server that sends the same response to every request.
    convenience init(responding response: LoopbackResponse) throws {
        try self.init { _ in response }
    }
}
