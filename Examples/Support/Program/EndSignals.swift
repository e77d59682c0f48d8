import Dispatch
import Foundation

/// The signals that ask a program to end: `SIGTERM` and `SIGINT`.
public struct EndSignals {
    /// An element for each signal, for one task that waits.
    public let received: AsyncStream<Void>
    private let sources: [any DispatchSourceSignal]

    /// Takes the signals from now on; they do not end the process any more.
    public init() {
        let (received, continuation) = AsyncStream.makeStream(of: Void.self)
        self.received = received
        sources = [SIGTERM, SIGINT]
            .map { number in
                signal(number, SIG_IGN)
                let source = DispatchSource.makeSignalSource(signal: number)
                source.setEventHandler { continuation.yield() }
                source.resume()
                return source
            }
    }

    /// Ends the delivery of signals; call it when nobody waits any more.
    public func stop() {
        for source in sources { source.cancel() }
    }
}
