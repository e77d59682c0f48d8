import Foundation
import OpenWeatherNetworking

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLSessionHTTPClient {
    /// Creates a client that gives up after an hour, so that no test depends on the speed of the machine.
    static func patient(
        maximumBodySize: Int = 8_000_000,
        maximumConnections: Int = 6,
        configure: (URLSessionConfiguration) -> Void = { _ in }
    ) -> URLSessionHTTPClient {
        URLSessionHTTPClient(
            timeout: .seconds(3_600),
            maximumBodySize: maximumBodySize,
            maximumConnections: maximumConnections,
            configure: configure
        )
    }
}
