#if os(Linux)
import Dispatch
import Foundation
public import OpenWeatherCore

/// A watcher of the network on Linux, told of changes by the kernel.
///
/// Online means that a default route leads out of an interface that carries traffic. Every listener has a netlink
/// socket of its own, which is closed when it stops listening. Where no socket can be opened, the state at the
/// beginning is all there is.
public struct NetlinkConnectivityMonitor: ConnectivityMonitor {
    private let snapshot: @Sendable () -> NetworkSnapshot

    /// Creates a monitor of this machine.
    public init() {
        self.init(snapshot: { NetworkSnapshot.current() })
    }

    /// Creates a monitor that reads the network through `snapshot`.
    package init(snapshot: @escaping @Sendable () -> NetworkSnapshot) {
        self.snapshot = snapshot
    }

    /// The state now, then every change.
    public func states() -> AsyncStream<Connectivity> {
        let (stream, continuation) = AsyncStream.makeStream(of: Connectivity.self)
        let last = Locked<Connectivity?>(nil)
        let report: @Sendable () -> Void = { [snapshot] in
            let state = snapshot().connectivity
            let isChange = last.withLock { last in
                defer { last = state }
                return last != state
            }
            if isChange { continuation.yield(state) }
        }
        // The socket listens before the first look, so that nothing is missed in between.
        let socket = NetlinkSocket(onChange: report)
        report()
        continuation.onTermination = { _ in socket?.close() }
        return stream
    }
}
#endif
