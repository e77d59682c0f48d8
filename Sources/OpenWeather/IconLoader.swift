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
            picture = try Self.picture(in: try await client.send(request))
        } catch .httpStatus(401, _, _), .httpStatus(403, _, _), .httpStatus(404, _, _), .httpStatus(410, _, _) {
            throw .notFound  // No key was sent, so none was refused: file servers deny what they do not have.
        } catch {
            throw WeatherError(error, at: url)
        }
        await store?.store(CacheEntry(data: picture, fetchedAt: now(), expiresAt: .distantFuture), for: key)
        return picture
    }

    private static func picture(in response: TransportResponse) throws(NetworkError) -> Data {
        guard (200..<300).contains(response.status) else {
            throw .httpStatus(code: response.status, body: response.body, retryAfter: response.retryAfter)
        }
        guard !response.body.isEmpty else { throw .decoding(.empty) }
        guard response.body.count <= maximumSize else { throw .decoding(.tooLarge(limit: maximumSize)) }
        guard PNGFile(response.body) != nil else {
            throw .decoding(.unexpectedContentType(declaredType(of: response)))
        }
        return response.body
    }

    /// Returns the declared type of a response that is not a picture.
    private static func declaredType(of response: TransportResponse) -> String {
        let type = response.mediaType
        return type.isEmpty || type.hasPrefix("image/png") ? "application/octet-stream" : String(type.prefix(60))
    }
}

/// The beginning of a PNG file: its signature and its header chunk.
///
/// Source: <https://www.w3.org/TR/png-3/>, 5.2 and 11.2.1.
struct PNGFile: Hashable, Sendable {
    /// The length of the longest accepted side in pixels, so that a small file cannot decode to a huge image.
    private static let longestSide = 1_024
    private static let start = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]) + Data("IHDR".utf8)

    /// The width in pixels.
    let width: Int
    /// The height in pixels.
    let height: Int

    /// Creates the beginning of a file; `nil` for another format, or for sides outside `1...1024`.
    init?(_ file: Data) {
        guard file.starts(with: Self.start), file.count > 33 else { return nil }
        let sides = file.dropFirst(Self.start.count).prefix(8).map(Int.init)
        width = sides[..<4].reduce(0) { $0 << 8 | $1 }
        height = sides[4...].reduce(0) { $0 << 8 | $1 }
        guard (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height) else { return nil }
    }
}
