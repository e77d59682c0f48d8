#if os(Linux)
@preconcurrency import Dispatch  // A dispatch source is safe to cancel from anywhere, but does not say so yet.
import Foundation
public import OpenWeatherCore

/// A monitor of the network on Linux, which the kernel notifies of changes.
///
/// The state is online when a default route leads through an interface that carries traffic. It does not say whether
/// the service can be reached. Each stream has a netlink socket, which is closed when its iteration ends. When no
/// socket can be opened, a stream contains only the initial state. A monitor can be used from any task.
public struct NetlinkConnectivityMonitor: ConnectivityMonitor {
    private let snapshot: @Sendable () -> NetworkSnapshot

    /// Creates a monitor of this computer's network.
    public init() {
        self.init(snapshot: { NetworkSnapshot.current() })
    }

    /// Creates a monitor that reads the network by calling `snapshot`.
    package init(snapshot: @escaping @Sendable () -> NetworkSnapshot) {
        self.snapshot = snapshot
    }

    /// Returns a stream of the current state and each change of it.
    public func states() -> AsyncStream<Connectivity> {
        let (stream, continuation) = AsyncStream.makeStream(of: Connectivity.self)
        let last = Locked<Connectivity?>(nil)
        let report: @Sendable () -> Void = { [snapshot] in
            // Within the lock, so that of two reports at once the one with the later state is also the later one.
            last.withLock { last in
                let state = snapshot().connectivity
                guard last != state else { return }
                last = state
                continuation.yield(state)
            }
        }
        // The socket listens before the state is first read, so that no change in between is missed.
        let socket = NetlinkSocket(onChange: report)
        report()
        continuation.onTermination = { _ in socket?.close() }
        return stream
    }
}

/// A socket on which the kernel reports changes of links, addresses and routes.
///
/// Source: rtnetlink(7) of the Linux manual.
final class NetlinkSocket: Sendable {
    private let source: Locked<any DispatchSourceRead>

    /// Opens a socket that calls `onChange` after each burst of messages; `nil` when the system refuses.
    init?(onChange: @escaping @Sendable () -> Void) {
        let descriptor = socket(AF_NETLINK, Int32(SOCK_RAW.rawValue) | Self.flags, 0)
        guard descriptor >= 0 else { return nil }
        guard Self.subscribe(descriptor) else {
            Foundation.close(descriptor)
            return nil
        }
        let queue = DispatchQueue(label: "OpenWeather.NetlinkSocket")
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        source.setEventHandler {
            Self.drain(descriptor)
            onChange()
        }
        // Closed anywhere else, the descriptor could be reused for another file while the source still watches it.
        source.setCancelHandler { Foundation.close(descriptor) }
        source.activate()
        self.source = Locked(source)
    }

    /// Stops listening and closes the descriptor.
    func close() {
        source.withLock { $0.cancel() }
    }

    private static func subscribe(_ descriptor: Int32) -> Bool {
        var address = Address()
        return withUnsafeBytes(of: &address) { bytes in
            guard let pointer = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return false }
            return bind(descriptor, pointer, socklen_t(bytes.count)) == 0
        }
    }

    /// Reads all pending messages; their content does not matter, because the state is read again.
    private static func drain(_ descriptor: Int32) {
        var buffer = [UInt8](repeating: 0, count: 8192)
        while recv(descriptor, &buffer, buffer.count, 0) > 0 {}
    }

    /// `SOCK_CLOEXEC` and `SOCK_NONBLOCK`, whose imported types differ by C library.
    private static let flags: Int32 = 0o2000000 | 0o4000

    /// `struct sockaddr_nl`, which is not imported.
    private struct Address: Sendable {
        var family = UInt16(AF_NETLINK)
        var padding: UInt16 = 0
        var port: UInt32 = 0
        /// `RTMGRP_LINK`, `RTMGRP_IPV4_IFADDR`, `RTMGRP_IPV4_ROUTE`, `RTMGRP_IPV6_IFADDR`, `RTMGRP_IPV6_ROUTE`.
        var groups: UInt32 = 0x1 | 0x10 | 0x40 | 0x100 | 0x400
    }
}
#endif
