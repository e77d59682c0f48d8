import CCurl
import Foundation
public import OpenWeatherNetworking

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A transport over the system's libcurl, for servers on Linux behind a proxy that is not trusted.
///
/// It handles what ends the process or holds it up in `URLSession` there: a connection that is closed in the head of a
/// response, trailers, and bodies that unpack to gigabytes. At most six transfers run at a time, each on a thread.
/// Redirects are not followed, so that a key is sent to no other host; the 3xx response is returned.
///
/// ```swift
/// var configuration = OpenWeatherConfiguration(apiKey: key)
/// configuration.transport = CurlHTTPClient()
/// ```
public struct CurlHTTPClient: HTTPClient {
    private let timeout: Duration
    private let maximumBodySize: Int
    private let queue = OperationQueue()

    /// Creates a transport.
    ///
    /// - Parameters:
    ///   - timeout: The time for one exchange from its start to its end.
    ///   - maximumBodySize: The size of the largest accepted body in bytes, after decompression.
    public init(timeout: Duration = .seconds(15), maximumBodySize: Int = 8_000_000) {
        self.timeout = timeout
        self.maximumBodySize = maximumBodySize
        queue.maxConcurrentOperationCount = 6
    }

    /// Performs one exchange.
    ///
    /// When the task is cancelled, it throws at once; the transfer ends within a second.
    ///
    /// - Throws: ``NetworkError``, with the cases that ``URLSessionHTTPClient`` has.
    public func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        guard let scheme = request.url.scheme?.lowercased(), ["http", "https"].contains(scheme),
            request.url.host()?.isEmpty == false
        else { throw .invalidURL }
        guard !Task.isCancelled else { throw .cancelled }
        let transfer = Transfer(maximumBodySize: maximumBodySize)
        let (seconds, attoseconds) = timeout.components
        let milliseconds = Int(clamping: seconds * 1_000 + attoseconds / 1_000_000_000_000_000)
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                transfer.start(continuation)
                queue.addOperation {
                    guard !transfer.isCancelled else { return }
                    transfer.finish(transfer.perform(request, timeoutInMilliseconds: max(1, milliseconds)))
                }
            }
        } onCancel: {
            transfer.cancel()
        }
        return try result.get()
    }
}
