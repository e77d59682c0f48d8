import Foundation
import OpenWeatherCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A session delegate that collects the responses of data tasks in chunks, up to a limit.
///
/// On Linux, `URLSession.data(for:)` of Swift 6.3 can deadlock the whole session when it is cancelled while a response
/// completes (swift-corelibs-foundation issue 5412), and `URLSessionTask.cancel()` can end the process when it races with
/// the completion. Tests with many cancelled requests led to these rules, which hold on Apple systems as well:
/// 1. the session has no `URLCache`, which would make starting a task asynchronous;
/// 2. callbacks come one after the other. On Linux they come on the queue on which the session works, see
///    ``ImmediateQueue``, so that a task completes there in one step: a cancellation comes before it or after it;
/// 3. tasks are started and cancelled by `enqueue(_:)`, never in a callback, and `suspend()` right after
///    `cancel()` waits for the asynchronous part of the cancellation;
/// 4. the delegate responds to redirects and challenges only while the task is running.
final class ExchangeDelegate: NSObject, URLSessionDataDelegate {
    private let maximumBodySize: Int
    private let exchanges = Locked<[Int: Exchange]>([:])

    /// Creates a delegate that accepts bodies of at most `maximumBodySize` bytes.
    init(maximumBodySize: Int) {
        self.maximumBodySize = maximumBodySize
    }

    /// The number of exchanges whose tasks have neither completed nor been cancelled.
    var count: Int { exchanges.withLock { $0.count } }

    /// Starts `task` for `exchange`; only called by `enqueue(_:)`.
    func start(_ task: URLSessionDataTask, for exchange: Exchange) {
        exchange.begin(task)  // Even if it has ended by now: a task that is never resumed keeps its session for ever.
        exchanges.withLock { $0[task.taskIdentifier] = exchange }
        task.resume()
    }

    /// Cancels the task of `exchange`, which has ended, unless it has completed by then; only called by
    /// `enqueue(_:)`.
    func cancel(_ exchange: Exchange) {
        guard let task = exchange.task, take(task) != nil else { return }
        task.cancel()
        task.suspend()  // Waits until the cancellation is complete; has no other effect on a cancelled task.
    }

    /// Ends the exchange of `task` because of its response.
    private func refuse(_ task: URLSessionTask, of session: URLSession, with error: NetworkError) {
        guard let exchange = exchange(of: task), exchange.end({ _ in .failure(error) }) else { return }
        session.delegateQueue.enqueue { self.cancel(exchange) }
    }

    private func exchange(of task: URLSessionTask) -> Exchange? {
        exchanges.withLock { $0[task.taskIdentifier] }
    }

    private func take(_ task: URLSessionTask) -> Exchange? {
        let exchange = exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        if exchange != nil { OpenFiles.end() }
        return exchange
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
        let location = response.value(forHTTPHeaderField: "Location")
        guard let target = Redirection.target(of: location, from: response.url) else {
            _ = exchange(of: task)?.update { $0.failure = .decoding(.unusableRedirect) }
            return completionHandler(nil)
        }
        guard Redirection.isFollowed(from: response.url, to: target) else { return completionHandler(nil) }
        let isBeyondLimit = exchange(of: task)?
            .update { progress -> Bool in
                progress.redirectCount += 1
                guard progress.redirectCount > Redirection.limit else { return false }
                progress.failure = .transport(URLError(.httpTooManyRedirects))
                return true
            }
        if isBeyondLimit == true { return completionHandler(nil) }
        var request = request
        request.url = target
        completionHandler(request)
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
        _ = exchange(of: task)?.update { $0.refusal = refusal }
        session.delegateQueue.enqueue {
            if task.state == .running { completionHandler(.rejectProtectionSpace, nil) }
        }
    }

    /// Keeps the status and the headers, and abandons an exchange whose announced body is too long.
    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        let head = response as? HTTPURLResponse
        _ = exchange(of: dataTask)?.update { $0.head = head }
        completionHandler(.allow)
        let isHead = dataTask.originalRequest?.httpMethod == "HEAD"
        let isTooLong =
            response.expectedContentLength > Int64(maximumBodySize)
            || Self.isBeyondNumbers(head?.value(forHTTPHeaderField: "Content-Length"))
        if !isHead, isTooLong {
            refuse(dataTask, of: session, with: .decoding(.tooLarge(limit: maximumBodySize)))
        }
    }

    /// Whether a length is 2⁶³ or more, which the system ignores.
    private static func isBeyondNumbers(_ length: String?) -> Bool {
        guard let length, !length.isEmpty else { return false }
        return length.utf8.allSatisfy { (48...57).contains($0) } && Int64(length) == nil
    }

    /// Appends a part of the body, up to the limit.
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let count = exchange(of: dataTask)?
            .update { progress in
                if progress.body.isEmpty { progress.body = data } else { progress.body.append(data) }
                return progress.body.count
            }
        if let count, count > maximumBodySize {
            refuse(dataTask, of: session, with: .decoding(.tooLarge(limit: maximumBodySize)))
        }
    }

    /// Ends the exchange.
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let exchange = take(task) else { return }
        exchange.end { Self.outcome(of: task, $0, error) }
    }

    private static func outcome(
        of task: URLSessionTask,
        _ progress: Exchange.Progress,
        _ error: (any Error)?
    ) -> Exchange.Outcome {
        if let failure = progress.failure { return .failure(failure) }
        if let refusal = progress.refusal { return .success((progress.body, refusal)) }
        if let error, isProxyRefusal(error) { return .failure(.decoding(.proxyRefusal)) }
        guard let error else {
            guard let response = task.response as? HTTPURLResponse ?? progress.head, !isHTTP09(response) else {
                return .failure(.transport(URLError(.badServerResponse)))
            }
            return .success((progress.body, response))
        }
        if progress.head == nil, let failure = OpenFiles.failure { return .failure(.system(failure)) }
        switch NetworkError(error) {
        // "Unknown" is the code both for a body that breaks off and for a damaged encoding.
        case .transport(let error) where error.code == .unknown && progress.head != nil:
            return .failure(.decoding(.truncated))
        // The URL was checked before, so it is the response that is not HTTP.
        case .transport(let error) where error.code == .unsupportedURL:
            return .failure(.transport(URLError(.badServerResponse)))
        case let error: return .failure(error)
        }
    }

    /// Whether a response has neither status line nor header fields, as in HTTP/0.9, which says nothing about its end.
    ///
    /// The system takes any bytes for one on Apple systems, and reports status 200. A server of HTTP/1 sends fields, its
    /// `Date` at least (RFC 9110, 6.6.1); on Linux, libcurl refuses HTTP/0.9 by itself.
    private static func isHTTP09(_ response: HTTPURLResponse) -> Bool {
        response.statusCode == 200 && response.allHeaderFields.isEmpty
    }

    /// Whether a proxy has refused the tunnel to the host, which has no code of its own on Linux.
    static func isProxyRefusal(_ error: any Error) -> Bool {
        #if canImport(FoundationNetworking)
        (error as? URLError)?.code == .unknown && error.localizedDescription.contains("CONNECT")
        #else
        (error as NSError).domain == "kCFErrorDomainCFNetwork" && (error as NSError).code == 310
        #endif
    }
}
