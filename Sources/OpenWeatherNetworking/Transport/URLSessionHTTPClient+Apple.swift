#if !canImport(FoundationNetworking)
import Foundation

/// On Apple systems an exchange is the plain asynchronous call.
extension URLSessionHTTPClient {
    /// A session that follows redirects by our rule.
    static func makeSession(configuration: URLSessionConfiguration, maximumBodySize: Int) -> URLSession {
        URLSession(configuration: configuration, delegate: RedirectDelegate(), delegateQueue: nil)
    }

    /// Performs one exchange without a time limit.
    func exchange(_ request: URLRequest) async throws(NetworkError) -> (Data, HTTPURLResponse) {
        do {
            let (bytes, response) = try await session.bytes(for: request)
            guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
            var body: [UInt8] = []
            // Byte by byte because this is the asynchronous call that can be left in the middle of a long body.
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

/// Asks ``Redirection`` about every redirect.
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
