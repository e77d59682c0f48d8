#if os(Linux)
import Foundation
import OpenWeatherCore
import OpenWeatherNetworking

/// A thread on which all transfers of a client run.
///
/// libcurl looks up names in threads of its own, one for each connection that is being opened. The thread begins with
/// the first transfer, and ends when the loop is released and the last transfer has ended.
final class CurlLoop: Sendable {
    private let mailbox: CurlMailbox
    private let connections: Int

    /// Creates a loop, which keeps at most `connections` that are not in use.
    init(_ library: CurlLibrary, connections: Int) {
        mailbox = CurlMailbox(library)
        self.connections = connections
    }

    deinit {
        mailbox.post(.stop)
    }

    /// Performs a transfer to its end, or until the task is cancelled.
    func perform(_ transfer: CurlTransfer) async -> CurlTransfer.Outcome {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                transfer.wait(continuation)
                guard mailbox.post(.start(transfer)) else { return }
                let thread = Thread { [mailbox, connections] in
                    CurlThread(mailbox, connections: connections).run()
                }
                thread.name = "OpenWeatherCurl"
                thread.start()
            }
        } onCancel: {
            transfer.end(.failure(.cancelled))
            mailbox.post(.cancel(transfer))
        }
    }
}

/// The messages that the tasks of a client send to the thread of its transfers.
final class CurlMailbox: Sendable {
    /// A command to the thread.
    enum Command: Sendable {
        /// Starts a transfer.
        case start(CurlTransfer)
        /// Forgets a transfer, whose caller has its outcome.
        case cancel(CurlTransfer)
        /// Ends the thread after the last transfer.
        case stop
    }

    private struct State: Sendable {
        var commands: [Command] = []
        var multi: CurlLibrary.Address?
        var hasThread = false
    }

    /// The library that the thread calls.
    let library: CurlLibrary
    private let state = Locked(State())

    /// Creates an empty mailbox.
    init(_ library: CurlLibrary) {
        self.library = library
    }

    /// Adds a command, and returns whether a thread has to be started for it.
    @discardableResult
    func post(_ command: Command) -> Bool {
        state.withLock { state in
            if !state.hasThread {
                guard case .start = command else { return false }
                state.hasThread = true
                state.commands.append(command)
                return true
            }
            state.commands.append(command)
            if let multi = state.multi { library.wake(multi) }
            return false
        }
    }

    /// Returns the commands so far, in order.
    func take() -> [Command] {
        state.withLock { state in
            defer { state.commands = [] }
            return state.commands
        }
    }

    /// Begins to wake the thread at each command.
    func open(_ multi: CurlLibrary.Address) {
        state.withLock { $0.multi = multi }
    }

    /// Ends the thread, so that the next transfer starts another one, and returns the commands that are left.
    func close() -> [Command] {
        state.withLock { state in
            defer { state = State() }
            return state.commands
        }
    }
}
#endif
