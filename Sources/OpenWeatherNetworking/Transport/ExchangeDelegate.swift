import Foundation
import OpenWeatherCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A session delegate that collects the responses of data tasks in chunks, up to a limit.
///
/// Its methods run on the session's delegate queue, which is serial. On Linux, `URLSession.data(for:)` of Swift 6.3 can
/// deadlock the whole session when it is cancelled while a response completes (swift-corelibs-foundation issue 5412),
/// and `URLSessionTask.cancel()` can end the process when it races with the completion. Tests with many cancelled
/// requests led to these rules, which hold on Apple systems as well:
/// 1. the session has no `URLCache`, which would make starting a task asynchronous;
/// 2. a task is cancelled only on the delegate queue: a completion has either happened, and nothing is cancelled, or it
///    comes later;
/// 3. `suspend()` right after `cancel()` waits for the asynchronous part of the cancellation before the queue goes on;
/// 4. the delegate responds to redirects and challenges only while the task is running.
final class ExchangeDelegate: NSObject, URLSessionDataDelegate {
    /// The outcome of an exchange.
    typealias Outcome = Result<(Data, HTTPURLResponse), NetworkError>

    private struct Exchange: Sendable {
        let whenEnded: @Sendable (Outcome) -> Void
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

    /// Calls `whenEnded` once when `task`, which has not started yet, has ended.
    func expect(_ task: URLSessionTask, whenEnded: @escaping @Sendable (Outcome) -> Void) {
        exchanges.withLock { $0[task.taskIdentifier] = Exchange(whenEnded: whenEnded) }
    }

    /// Ends the exchange of `task` with `error` on the delegate queue, unless it has ended by then.
    func end(_ task: URLSessionTask, of session: URLSession, with error: NetworkError) {
        session.delegateQueue.addOperation { self.abandon(task, with: error) }
    }

    /// Ends an exchange early; only called on the delegate queue.
    private func abandon(_ task: URLSessionTask, with error: NetworkError) {
        guard let exchange = take(task) else { return }
        task.cancel()
        task.suspend()  // Waits until the cancellation is complete; has no other effect on a cancelled task.
        exchange.whenEnded(.failure(error))
    }

    private func take(_ task: URLSessionTask) -> Exchange? {
        exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    }

    private func update<Value: Sendable>(
        _ task: URLSessionTask,
        _ change: @Sendable (inout Exchange) -> Value
    ) -> Value? {
        exchanges.withLock { exchanges in
            guard let index = exchanges.index(forKey: task.taskIdentifier) else { return nil }
            return change(&exchanges.values[index])
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

    /// Keeps the 401 and declines to authenticate; other challenges, such as a server's certificate, are the system's.
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard let refusal = challenge.failureResponse as? HTTPURLResponse, refusal.statusCode == 401 else {
            return completionHandler(.performDefaultHandling, nil)
        }
        // Without a response the task would hang (fixed in 6.3.2); a rejection cancels it, so the 401 is kept here.
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
        let count = update(dataTask) { exchange in
            if exchange.body.isEmpty { exchange.body = data } else { exchange.body.append(data) }
            return exchange.body.count
        }
        if let count, count > maximumBodySize {
            abandon(dataTask, with: .decoding(.tooLarge(limit: maximumBodySize)))
        }
    }

    /// Ends the exchange.
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let exchange = take(task) else { return }
        exchange.whenEnded(outcome(of: task, exchange, error))
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
        case .transport(let error) where error.code == .unknown && exchange.head != nil:
            return .failure(.decoding(.truncated))
        // The URL was checked before, so it is the response that is not HTTP.
        case .transport(let error) where error.code == .unsupportedURL:
            return .failure(.transport(URLError(.badServerResponse)))
        case let error: return .failure(error)
        }
    }
}
