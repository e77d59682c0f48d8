import Foundation
import OpenWeatherCore
import OpenWeatherNetworking

/// A loader of the service's pictures of conditions, which keeps each one for good.
///
/// A picture is a file that does not change, so it is requested once and then read from the store. The pictures are on
/// a host of their own: the client below has neither the key nor the headers of a gateway, and no rate limit.
struct IconLoader: Sendable {
    /// The size of the largest accepted picture in bytes; the service's are below 10,000.
    static let maximumSize = 256_000

    private let client: any HTTPClient
    private let store: (any CacheStore)?
    private let isEnabled: @Sendable () async -> Bool
    private let now: @Sendable () -> Date
    private let tasks = InFlightTasks<URL, Data, WeatherError>(cancelled: .cancelled)

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - client: The client that sends the requests, without credentials.
    ///   - store: The store of the pictures; `nil` keeps none.
    ///   - isEnabled: Whether the store may be used.
    ///   - now: The wall clock.
    init(
        client: any HTTPClient,
        store: (any CacheStore)?,
        isEnabled: @escaping @Sendable () async -> Bool,
        now: @escaping @Sendable () -> Date
    ) {
        self.client = client
        self.store = store
        self.isEnabled = isEnabled
        self.now = now
    }

    /// Returns the picture at an address, joining an identical in-flight request if there is one.
    ///
    /// - Throws: `WeatherError`; `invalidResponse` for a body that is not a picture of a plausible size.
    func picture(at url: URL) async throws(WeatherError) -> Data {
        guard !Task.isCancelled else { throw .cancelled }
        let outcome = await tasks.outcome(for: url) { () async throws(WeatherError) in try await load(url) }
        return try outcome.get()
    }

    private func load(_ url: URL) async throws(WeatherError) -> Data {
        let store = await isEnabled() ? store : nil
        let key = CacheKey("icon1/" + url.absoluteString)
        if let entry = await store?.entry(for: key) {
            if PNGFile(entry.data) != nil { return entry.data }
            await store?.removeEntry(for: key)
        }
        let picture: Data
        do throws(NetworkError) {
            let headers: HeaderFields = ["Accept": "image/png", "User-Agent": RequestBuilder.userAgent]
            let request = TransportRequest(url: url, headers: headers, operation: "icon")
            picture = try ResponseDecoder.picture(
                in: try await client.send(request),
                atMost: Self.maximumSize
            )
        } catch .httpStatus(401, _, _), .httpStatus(403, _, _), .httpStatus(404, _, _), .httpStatus(410, _, _) {
            throw .notFound  // No key was sent, so none was refused: file servers deny what they do not have.
        } catch {
            throw WeatherError(error, at: url)
        }
        await store?.store(CacheEntry(data: picture, fetchedAt: now(), expiresAt: .distantFuture), for: key)
        return picture
    }
}
