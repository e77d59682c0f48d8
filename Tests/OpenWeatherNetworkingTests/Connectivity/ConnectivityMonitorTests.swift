import Foundation
import OpenWeatherCore
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Connectivity monitors", .watched)
struct ConnectivityMonitorTests {
    #if os(Linux)
    @Test(arguments: [Connectivity.online, .offline])
    func `say at once how things are`(expected: Connectivity) async {
        let wire = NetworkInterface(
            name: "eth0",
            flags: NetworkInterface.up | NetworkInterface.running,
            hasRoutableAddress: true
        )
        let snapshot = NetworkSnapshot(interfaces: expected == .online ? [wire] : [], defaultRoutes: nil)
        let sut = NetlinkConnectivityMonitor(snapshot: { snapshot })

        var states = sut.states().makeAsyncIterator()

        #expect(await states.next() == expected)
    }

    @Test
    func `say how this machine is`() async {
        var states = NetlinkConnectivityMonitor().states().makeAsyncIterator()

        #expect(await states.next() == NetworkSnapshot.current().connectivity)
    }

    @Test
    func `know the loopback interface of this machine and do not count it`() throws {
        let loopback = try #require(NetworkSnapshot.current().interfaces.first { $0.name == "lo" })

        #expect(loopback.flags & NetworkInterface.loopback != 0)
        #expect(!loopback.carriesTraffic)
    }

    @Test
    func `keep a socket open while a stream is read`() async {
        let states = (0..<5).map { _ in NetlinkConnectivityMonitor().states() }

        #expect(netlinkSockets() >= 5)

        for stream in states {
            var iterator = stream.makeAsyncIterator()
            #expect(await iterator.next() != nil)
        }
    }

    @Test
    func `leave nothing open when no stream is read`() async throws {
        for _ in 0..<200 {
            var states = NetlinkConnectivityMonitor(
                snapshot: { NetworkSnapshot(interfaces: [], defaultRoutes: nil) }
            )
            .states().makeAsyncIterator()
            #expect(await states.next() == .offline)
        }

        // Other tests in the process have a few open as well.
        while netlinkSockets() > 20 {
            try Task.checkCancellation()
            await Task.yield()
        }
    }

    /// Returns the number of open netlink sockets of the process.
    private func netlinkSockets() -> Int {
        let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return descriptors.compactMap { Int32($0) }
            .count { descriptor in
                var address = sockaddr()
                var length = socklen_t(MemoryLayout<sockaddr>.size)
                return getsockname(descriptor, &address, &length) == 0 && Int32(address.sa_family) == AF_NETLINK
            }
    }
    #endif
}
