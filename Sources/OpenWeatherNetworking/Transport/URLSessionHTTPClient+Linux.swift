#if canImport(FoundationNetworking)
import Foundation
import FoundationNetworking
import OpenWeatherCore

/// The exchange on Linux: a data task with a delegate and a safe way to cancel it.
///
/// `URLSession.data(for:)` of Swift 6.3 can deadlock the whole session when it is cancelled while a response completes
/// (swift-corelibs-foundation issue 5412), and `URLSessionTask.cancel()` can end the process when it races with the
/// completion. Tests with many cancelled requests led to these rules:
/// 1. the session has no `URLCache`, which would make starting a task asynchronous;
/// 2. a task is cancelled only on the session's delegate queue, which is serial: a completion has either happened, and
///    nothing is cancelled, or it comes later;
/// 3. `suspend()` right after `cancel()` waits for the asynchronous part of the cancellation before the queue goes on;
/// 4. the delegate responds to redirects and challenges only while the task is running.
extension URLSessionHTTPClient {
    private struct Progress: Sendable {
        var task: URLSessionDataTask?
        var isCancelled = false
    }

    /// Returns a session whose delegate collects the responses.
    static func makeSession(configuration: URLSessionConfiguration, maximumBodySize: Int) -> URLSession {
        let delegate = ExchangeDelegate(maximumBodySize: maximumBodySize)
        return URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
    }

    /// Performs one exchange without a time limit.
    func exchange(_ request: URLRequest) async throws(NetworkError) -> (Data, HTTPURLResponse) {
        guard let delegate = session.delegate as? ExchangeDelegate else { throw .transport(URLError(.unknown)) }
        let progress = Locked(Progress())
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let task = session.dataTask(with: request)
                delegate.expect(task, continuation: continuation)
                let isCancelled = progress.withLock { progress in
                    progress.task = task
                    return progress.isCancelled
                }
                task.resume()
                if isCancelled { delegate.cancel(task, in: session) }
            }
        } onCancel: {
            let task = progress.withLock { progress in
                progress.isCancelled = true
                return progress.task
            }
            if let task { delegate.cancel(task, in: session) }
        }
        return try result.get()
    }
}
#endif
