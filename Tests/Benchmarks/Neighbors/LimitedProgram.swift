import Foundation
import OpenWeatherCore

#if canImport(FoundationNetworking)
import FoundationNetworking  // Linux keeps URLSession in a module of its own.
#endif

/// The least that a program has to do for a body of limited size: a session with a delegate that counts, and `JSONDecoder`.
///
/// `URLSession` collects a body of any size by itself, so a program that must not run out of memory needs the delegate. This
/// one has no other care: no time limit, no cancellation, no errors of its own and no domain values.
final class LimitedProgram: NSObject, URLSessionDataDelegate {
    private struct Exchange: Sendable {
        let continuation: CheckedContinuation<Data, any Error>
        var body = Data()
    }

    private let exchanges = Locked<[Int: Exchange]>([:])

    /// Returns the session of a program, which keeps its delegate.
    static func session() -> URLSession {
        URLSession(configuration: BareProgram.configuration, delegate: LimitedProgram(), delegateQueue: nil)
    }

    /// Returns the body of a response of `session`.
    static func body(from url: URL, of session: URLSession) async throws -> Data {
        guard let program = session.delegate as? LimitedProgram else { throw URLError(.unknown) }
        return try await withCheckedThrowingContinuation { continuation in
            let task = session.dataTask(with: url)
            program.exchanges.withLock { $0[task.taskIdentifier] = Exchange(continuation: continuation) }
            task.resume()
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let count = exchanges.withLock { exchanges in
            exchanges[dataTask.taskIdentifier]?.body.append(data)
            return exchanges[dataTask.taskIdentifier]?.body.count ?? 0
        }
        if count > 8_000_000 { dataTask.cancel() }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let exchange = exchanges.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else { return }
        guard error == nil, (task.response as? HTTPURLResponse)?.statusCode == 200 else {
            return exchange.continuation.resume(throwing: error ?? URLError(.badServerResponse))
        }
        exchange.continuation.resume(returning: exchange.body)
    }
}
