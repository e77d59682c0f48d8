import OpenWeatherNetworking

/// A client that refuses requests to servers other than the configured ones.
///
/// It is placed between middleware, which may change the address of a request, and the client that adds the key, so
/// that the key is sent to no other server.
struct OriginGuard: HTTPClient {
    private let client: any HTTPClient
    private let api: any WeatherAPIConfiguration

    /// Creates a client that wraps the one that adds the key.
    init(wrapping client: any HTTPClient, api: any WeatherAPIConfiguration) {
        self.client = client
        self.api = api
    }

    /// Sends `request` to one of the configured servers.
    ///
    /// - Throws: `NetworkError.invalidURL` for another server, or the error of the wrapped client.
    func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        guard api.baseURLs.contains(where: { Redirection.isSameOrigin($0, request.url) }) else { throw .invalidURL }
        return try await client.send(request)
    }
}
