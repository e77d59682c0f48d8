import OpenWeatherCore

/// A client that reports each exchange of the client it wraps.
///
/// Place it directly above ``AuthorizingHTTPClient``: no event can then contain the key, and each attempt of a retry is
/// reported.
public struct ObservedHTTPClient: HTTPClient {
    private let client: any HTTPClient
    private let clock: any Clock<Duration>
    private let handler: NetworkEventHandler

    /// Creates a client that wraps `client`.
    ///
    /// - Parameters:
    ///   - client: The client whose exchanges are reported.
    ///   - clock: The clock that durations are measured on.
    ///   - handler: The handler that receives the events.
    public init(
        wrapping client: any HTTPClient,
        clock: any Clock<Duration> = ContinuousClock(),
        handler: @escaping NetworkEventHandler
    ) {
        self.client = client
        self.clock = clock
        self.handler = handler
    }

    /// Sends `request`, reporting its start and its end: a response of any status, or a failure.
    ///
    /// - Throws: ``NetworkError`` from the wrapped client.
    public func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        let description = NetworkRequest(request)
        let stopwatch = Stopwatch(on: clock)
        handler(.started(description))
        do throws(NetworkError) {
            let response = try await client.send(request)
            handler(
                .responded(
                    description,
                    status: response.status,
                    bytes: response.body.count,
                    duration: stopwatch.elapsed
                )
            )
            return response
        } catch {
            handler(.failed(description, error, duration: stopwatch.elapsed))
            throw error
        }
    }
}
