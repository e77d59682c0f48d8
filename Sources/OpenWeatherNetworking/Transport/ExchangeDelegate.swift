#if canImport(FoundationNetworking)
import Foundation
import FoundationNetworking
import OpenWeatherCore

/// A session delegate that collects the responses of data tasks on Linux.
///
/// Its methods run on the session's delegate queue, one at a time; see `URLSessionHTTPClient+Linux.swift`.
final class ExchangeDelegate: NSObject, URLSessionDataDelegate {
    /// The outcome of an exchange.
    typealias Outcome = Result<(Data, HTTPURLResponse), NetworkError>

    private struct Exchange: Sendable {
        let continuation: CheckedContinuation<Outcome, Never>
        var body = Data()
        var head: HTTPURLResponse?
        var refusal: HTTPURLResponse?
    }

    private let maximumBodySize: Int
    private let exchanges = Locked<[Int: Exchange]>([:])

    /// Creates a delegate that accepts bodies of at most `maximumBodySize` bytes.
    init(maximumBodySize: Int) {
        self.maximumBodySize = maximumBodySize
    }

    /// Resumes `continuation` once when `task`, which has not started yet, has ended.
    func expect(_ task: URLSessionTask, continuation: CheckedContinuation<Outcome, Never>) {
        exchanges.withLock { $0[task.taskIdentifier] = Exchange(continuation: continuation) }
    }

    /// Cancels `task` on the delegate queue, unless it has ended by then.
    func cancel(_ task: URLSessionTask, in session: URLSession) {
        session.delegateQueue.addOperation { self.abandon(task, with: .cancelled) }
    }

    /// Ends an exchange early; only called on the delegate queue.
    private func abandon(_ task: URLSessionTask, with error: NetworkError) {
        guard let exchange = take(task) else { return }
        task.cancel()
        task.suspend()  // Waits until the cancellation is complete; has no other effect on a cancelled task.
        exchange.continuation.resume(returning: .failure(error))
    }

    private func take(_ task: URLSessionTask) -> Exchange? {
        exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    }

    private func update(_ task: URLSessionTask, _ change: @Sendable (inout Exchange) -> Void) -> Exchange? {
        exchanges.withLock { exchanges in
            guard var exchange = exchanges.removeValue(forKey: task.taskIdentifier) else { return nil }
            change(&exchange)
            exchanges[task.taskIdentifier] = exchange
            return exchange
        }
    }

    /// Follows a redirect if ``Redirection`` permits it.
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        guard task.state == .running else { return }
        completionHandler(Redirection.isFollowed(from: response.url, to: request.url) ? request : nil)
    }

    /// Keeps the 401 and declines to authenticate.
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        // Without a response the task would hang (fixed in 6.3.2); a rejection cancels it, so the 401 is kept here.
        let refusal = challenge.failureResponse as? HTTPURLResponse
        _ = update(task) { $0.refusal = refusal }
        if task.state == .running { completionHandler(.rejectProtectionSpace, nil) }
    }

    /// Keeps the status and the headers, and abandons an exchange whose announced body is too long.
    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        let head = response as? HTTPURLResponse
        _ = update(dataTask) { $0.head = head }
        completionHandler(.allow)
        let isHead = dataTask.originalRequest?.httpMethod == "HEAD"
        if !isHead, response.expectedContentLength > Int64(maximumBodySize) {
            abandon(dataTask, with: .decoding(.tooLarge(limit: maximumBodySize)))
        }
    }

    /// Appends a part of the body, up to the limit.
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let exchange = update(dataTask) { $0.body.append(data) }
        if let exchange, exchange.body.count > maximumBodySize {
            abandon(dataTask, with: .decoding(.tooLarge(limit: maximumBodySize)))
        }
    }

    /// Ends the exchange.
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let exchange = take(task) else { return }
        exchange.continuation.resume(returning: outcome(of: task, exchange, error))
    }

    private func outcome(of task: URLSessionTask, _ exchange: Exchange, _ error: (any Error)?) -> Outcome {
        if let refusal = exchange.refusal { return .success((exchange.body, refusal)) }
        guard let error else {
            guard let response = task.response as? HTTPURLResponse ?? exchange.head else {
                return .failure(.transport(URLError(.badServerResponse)))
            }
            return .success((exchange.body, response))
        }
        switch NetworkError(error) {
        // "Unknown" is the code both for a body that breaks off and for a damaged encoding.
        case .transport(URLError.unknown) where exchange.head != nil: return .failure(.decoding(.truncated))
        // The URL was checked before, so it is the response that is not HTTP.
        case .transport(URLError.unsupportedURL): return .failure(.transport(URLError(.badServerResponse)))
        case let error: return .failure(error)
        }
    }
}
#endif
