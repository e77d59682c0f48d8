import OpenWeatherNetworking

#if os(Linux)
import OpenWeatherCurl
#endif

/// A transport that the tests over sockets run on.
enum TestedTransport: CaseIterable, Sendable {
    /// The transport over `URLSession`.
    case urlSession
    #if os(Linux)
    /// The transport over libcurl.
    case curl
    #endif

    /// Creates a client, which by default gives up after an hour, so that no test depends on the speed of the machine.
    func client(
        timeout: Duration = .seconds(3_600),
        maximumBodySize: Int = 8_000_000,
        maximumConnections: Int = 6,
        clock: any Clock<Duration> = ContinuousClock()
    ) -> any CountingHTTPClient {
        switch self {
        case .urlSession:
            URLSessionHTTPClient(
                timeout: timeout,
                maximumBodySize: maximumBodySize,
                maximumConnections: maximumConnections,
                clock: clock
            )
        #if os(Linux)
        case .curl:
            CurlHTTPClient(
                timeout: timeout,
                maximumBodySize: maximumBodySize,
                maximumConnections: maximumConnections,
                clock: clock
            )
        #endif
        }
    }
}

/// A transport that counts the requests which wait for a connection.
protocol CountingHTTPClient: HTTPClient {
    /// The number of requests that wait for a connection.
    var waitingCount: Int { get }
}

extension URLSessionHTTPClient: CountingHTTPClient {}
#if os(Linux)
extension CurlHTTPClient: CountingHTTPClient {}
#endif
