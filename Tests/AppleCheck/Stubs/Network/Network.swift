// Stands for the Network framework, as far as the package uses it.
// Documentation: https://developer.apple.com/documentation/network/nwpathmonitor and …/network/nwpath. To compare with:
// https://onestack.dev/ios-reference/Network/NWPathMonitor.

import Dispatch
import Foundation

// …/network/nwpath
public struct NWPath: Equatable, Sendable {
    // …/network/nwpath/status-swift.enum
    public enum Status: Sendable {
        case satisfied
        case unsatisfied
        case requiresConnection
    }

    public let status: Status
}

// …/network/nwpathmonitor
@available(watchOS, introduced: 6.0)
public final class NWPathMonitor: @unchecked Sendable {
    private let lock = NSLock()
    private var handler: (@Sendable (NWPath) -> Void)?

    public init() {
        StubPath.shared.add(self)
    }

    // …/network/nwpathmonitor/pathupdatehandler, there @preconcurrency.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }

    public func start(queue: DispatchQueue) {
        StubPath.shared.start(self)
    }

    public func cancel() {
        StubPath.shared.cancel(self)
    }
}

/// The path of the network, for tests.
public final class StubPath: @unchecked Sendable {
    public static let shared = StubPath()

    private let lock = NSLock()
    private var started: [NWPathMonitor] = []
    private var status = NWPath.Status.satisfied

    /// The number of monitors that were started and not cancelled.
    public var running: Int { lock.withLock { started.count } }

    /// Changes the path and calls every monitor.
    public func change(to status: NWPath.Status) {
        let monitors = lock.withLock {
            self.status = status
            return started
        }
        for monitor in monitors { monitor.pathUpdateHandler?(NWPath(status: status)) }
    }

    func add(_ monitor: NWPathMonitor) {}

    func start(_ monitor: NWPathMonitor) {
        let status = lock.withLock {
            started.append(monitor)
            return self.status
        }
        monitor.pathUpdateHandler?(NWPath(status: status))
    }

    func cancel(_ monitor: NWPathMonitor) {
        lock.withLock { started.removeAll { $0 === monitor } }
    }
}
