import Foundation
package import OpenWeatherCore

/// The files and connections that this process has open, whose number the system limits.
///
/// At the limit, Dispatch on Linux ends the process: once in a second it opens a file to look after its threads. So an
/// exchange that may come near the limit is not started. The limit is that of the process, and so is this count.
package enum OpenFiles: Sendable {
    private struct State: Sendable {
        /// The exchanges that are in progress, each of which may yet open a connection.
        var exchanges = 0
        /// The exchanges that can be started before the open files are counted again.
        var credit = 0
    }

    /// The number of descriptors that stay free, for the rest of the process and for looking up names.
    private static let reserve = 32
    private static let state = Locked(State())

    /// The largest number of files and connections that may be open.
    package static var limit: Int { sysconf(Int32(_SC_OPEN_MAX)) }

    /// Counts an exchange that is about to start, or returns the reason for which it must not.
    ///
    /// It counts twice while it is in progress: its connection, and one that it has not opened yet, as nothing tells
    /// whether it has. One that may start must ``end()``.
    package static func begin() -> SystemFailure? {
        #if os(Linux)
        state.withLock { state in
            if state.credit == 0 {
                let free = limit - reserve - count - state.exchanges
                state.credit = min(64, max(0, free / 2))
            }
            guard state.credit > 0 else { return .tooManyOpenFiles(limit: limit) }
            state.credit -= 1
            state.exchanges += 1
            return nil
        }
        #else
        nil
        #endif
    }

    /// Counts the end of an exchange.
    package static func end() {
        #if os(Linux)
        state.withLock { $0.exchanges -= 1 }
        #endif
    }

    /// The failure of a connection that was just refused, if the process has about as many files open as it may.
    package static var failure: SystemFailure? {
        // The system gives the lowest free number.
        let lowest = open("/dev/null", O_RDONLY | O_CLOEXEC)
        guard lowest >= 0 else { return .tooManyOpenFiles(limit: limit) }
        close(lowest)
        return Int(lowest) + 8 >= limit ? .tooManyOpenFiles(limit: limit) : nil
    }

    #if os(Linux)
    /// The number of open files; the largest possible one when they cannot be counted, for which one is needed.
    private static var count: Int {
        guard let directory = opendir("/proc/self/fd") else { return limit }
        defer { closedir(directory) }
        var count = 0
        while readdir(directory) != nil { count += 1 }
        return count - 3  // The directory and its parent, and this one.
    }
    #endif
}
