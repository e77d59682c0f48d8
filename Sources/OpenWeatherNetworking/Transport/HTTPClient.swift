#if canImport(FoundationNetworking)
public import Foundation
public import FoundationNetworking  // Linux keeps URLRequest in a module of its own.
#else
public import Foundation
#endif

/// A type that performs an HTTP exchange, or adds one policy to another client.
///
/// ``URLSessionHTTPClient`` moves the bytes. Every policy (retry, coalescing, rate limit, observation) is a
/// decorator that wraps another client, so that each works alone and in any stack.
public protocol HTTPClient: Sendable {
    /// Sends `request` and returns whatever the server answered, error statuses included.
    ///
    /// An implementation returns soon after the calling task is cancelled, with ``NetworkError/cancelled``.
    ///
    /// - Throws: ``NetworkError`` when no whole answer arrived.
    func send(_ request: URLRequest) async throws(NetworkError) -> (Data, HTTPURLResponse)
}
