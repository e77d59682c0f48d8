#if canImport(FoundationNetworking)
import Foundation
import FoundationNetworking
import OpenWeatherCore

/// On Linux an exchange is a data task with a delegate, cancelled with care.
///
/// `URLSession.data(for:)` of Swift 6.3 can deadlock the whole session when it is cancelled while the answer is being
/// completed (swift-corelibs-foundation issue 5412), and `URLSessionTask.cancel()` can end the process when it races
/// with the completion. What follows was found by storms of cancelled requests:
/// 1. the session has no `URLCache`, which would make starting a task asynchronous;
/// 2. a task is cancelled on the session's delegate queue alone, which is serial, so that a completion has either
///    happened, and then nothing is cancelled, or comes later;
/// 3. `suspend()` right after `cancel()` waits for the asynchronous half of the cancellation before the queue goes on;
/// 4. the delegate answers redirects and challenges only while the task is running.
extension URLSessionHTTPClient {
    private struct Progress: Sendable {
        var task: URLSessionDataTask?
        var isCancelled = false
    }

    /// A session whose delegate collects the answers.
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
