import Foundation

#if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
import Dispatch
import OpenWeatherCore

/// An activity that keeps the system from suspending the process, from its start to its end.
///
/// The system kills a process that is suspended while it holds a lock on a file of an app group, with the exception code
/// `0xDEAD10CC`: other processes could not get the lock for as long. So an ``OpenFile`` begins an activity before it takes
/// a lock and ends it after the lock is released.
///
/// An activity that the system does not grant changes nothing: locks are held for milliseconds, and a process that is
/// denied activities for a reason of its own must still be able to save.
struct ExpiringActivity: Sendable {
    private let state = Locked(State.idle)

    private enum State: Sendable {
        case idle
        case running(end: DispatchSemaphore)
        case ended
    }

    /// Creates an activity that has not begun.
    init() {}

    /// Begins the activity and returns once the system has granted or denied it; does nothing after the first call.
    func begin() {
        // Semaphores, because the interface of the system blocks: an activity lasts until its closure returns. The system
        // calls the closure on a queue of its own, so that waiting here takes no thread from it.
        let (answered, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let isFirst = state.withLock { state in
            guard case .idle = state else { return false }
            state = .running(end: end)
            return true
        }
        guard isFirst else { return }
        ProcessInfo.processInfo.performExpiringActivity(withReason: Self.reason) { isExpired in
            answered.signal()
            guard !isExpired else {
                // Called again when time is up: the first call must return, and the write ends by itself.
                end.signal()
                return
            }
            end.wait()
        }
        // A system that does not respond must not keep the file from being written.
        _ = answered.wait(timeout: .now() + Self.patience)
    }

    /// Ends the activity, so that the process may be suspended.
    func end() {
        let running = state.withLock { state in
            defer { state = .ended }
            guard case .running(let end) = state else { return DispatchSemaphore?.none }
            return end
        }
        running?.signal()
    }

    private static let reason = "Writing a file that other processes share"
    private static let patience = DispatchTimeInterval.seconds(1)
}
#else
/// An activity that keeps the system from suspending the process; this system suspends none without warning.
struct ExpiringActivity: Sendable {
    /// Does nothing.
    func begin() {}

    /// Does nothing.
    func end() {}
}
#endif
