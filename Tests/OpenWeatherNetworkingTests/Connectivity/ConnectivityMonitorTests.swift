import Foundation
import OpenWeatherCore
import OpenWeatherNetworking
import Testing

@Suite("Connectivity monitors", .timeLimit(.minutes(1)))
struct ConnectivityMonitorTests {
    @Test("take the network for granted where there is no better way")
    func takeTheNetworkForGranted() async {
        var states = AlwaysOnlineConnectivityMonitor().states().makeAsyncIterator()

        #expect(await states.next() == .online)
    }

    #if os(Linux)
    @Test("say at once how things are", arguments: [Connectivity.online, .offline])
    func sayAtOnceHowThingsAre(expected: Connectivity) async {
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

    @Test("say how this machine is")
    func sayHowThisMachineIs() async {
        var states = NetlinkConnectivityMonitor().states().makeAsyncIterator()

        #expect(await states.next() == NetworkSnapshot.current().connectivity)
    }

    @Test("know the loopback interface of this machine and do not count it")
    func knowTheLoopbackInterface() throws {
        let loopback = try #require(NetworkSnapshot.current().interfaces.first { $0.name == "lo" })

        #expect(loopback.flags & NetworkInterface.loopback != 0)
        #expect(!loopback.carriesTraffic)
    }

    @Test("leave nothing open when nobody listens")
    func leaveNothingOpenWhenNobodyListens() async throws {
        for _ in 0..<200 {
            var states = NetlinkConnectivityMonitor(
                snapshot: { NetworkSnapshot(interfaces: [], defaultRoutes: nil) }
            )
            .states().makeAsyncIterator()
            #expect(await states.next() == .offline)
        }

        // The other tests of the process have a few of their own.
        while try netlinkSockets() > 20 {
            try Task.checkCancellation()
            await Task.yield()
        }
    }

    /// The number of netlink sockets this process has open.
    private func netlinkSockets() throws -> Int {
        let table = try String(contentsOfFile: "/proc/self/net/netlink", encoding: .utf8)
        let inodes = Set(table.split(separator: "\n").compactMap { $0.split(separator: " ").last.map(String.init) })
        let files = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
        return files.count { file in
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(file)")
            guard let inode = target?.split(separator: /[\[\]]/).last else { return false }
            return target?.hasPrefix("socket:") == true && inodes.contains(String(inode))
        }
    }
    #endif
}
