#if !canImport(FoundationNetworking)
import Foundation
import OpenWeatherCore

/// The exchange on Apple systems: an asynchronous sequence of bytes.
extension URLSessionHTTPClient {
    /// Returns a session that follows redirects if ``Redirection`` permits them.
    static func makeSession(configuration: URLSessionConfiguration, maximumBodySize: Int) -> URLSession {
        URLSession(configuration: configuration, delegate: RedirectDelegate(), delegateQueue: nil)
    }

    /// Performs one exchange without a time limit.
    func exchange(_ request: URLRequest) async throws(NetworkError) -> (Data, HTTPURLResponse) {
        do {
            let (bytes, response) = try await session.bytes(for: request)
            guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
            let isAnnouncedTooLarge = response.expectedContentLength > Int64(maximumBodySize)
            if isAnnouncedTooLarge, request.httpMethod != "HEAD" {
                bytes.task.cancel()
                throw NetworkError.decoding(.tooLarge(limit: maximumBodySize))
            }
            var body: [UInt8] = []
            // Byte by byte, because only this asynchronous call can be ended in the middle of a long body.
            for try await byte in bytes {
                guard body.count < maximumBodySize else {
                    bytes.task.cancel()
                    throw NetworkError.decoding(.tooLarge(limit: maximumBodySize))
                }
                body.append(byte)
            }
            return (Data(body), response)
        } catch {
            throw NetworkError(error)
        }
    }
}

/// A session delegate that follows redirects if ``Redirection`` permits them.
private final class RedirectDelegate: NSObject, URLSessionTaskDelegate {
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(Redirection.isFollowed(from: response.url, to: request.url) ? request : nil)
    }
}
#endif
