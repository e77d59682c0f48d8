import Foundation
import OpenWeatherMocks
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension LoopbackWeatherServer {
    /// A request to this server.
    func request(_ target: String = "/data/2.5/weather?q=Lisbon", method: String = "GET") throws -> URLRequest {
        var request = URLRequest(url: try #require(URL(string: baseURL.absoluteString + target)))
        request.httpMethod = method
        return request
    }

    /// A server that gives one answer to everything.
    convenience init(responding response: LoopbackResponse) throws {
        try self.init { _ in response }
    }
}
