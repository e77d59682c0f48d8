import OpenWeatherCore
import OpenWeatherNetworking
import Testing

@Suite("Network snapshot")
struct NetworkSnapshotTests {
    private static let ready = NetworkInterface.up | NetworkInterface.running

    @Test(
        arguments: [
            ([wire("eth0")], ["eth0"], Connectivity.online),
            ([wire("eth0")], nil, .online),
            ([wire("eth0")], [], .offline),
            ([wire("eth0")], ["wlan0"], .offline),
            ([], ["eth0"], .offline),
            ([], nil, .offline),
            ([wire("lo", flags: ready | NetworkInterface.loopback)], ["lo"], .offline),
            ([wire("lo", flags: ready | NetworkInterface.loopback)], nil, .offline),
            ([wire("eth0", flags: NetworkInterface.up)], ["eth0"], .offline),
            ([wire("eth0", flags: NetworkInterface.running)], ["eth0"], .offline),
            ([wire("eth0", flags: 0)], nil, .offline),
            ([wire("eth0", isRoutable: false)], ["eth0"], .offline),
            ([wire("docker0"), wire("eth0", flags: NetworkInterface.up)], ["eth0"], .offline),
            ([wire("docker0"), wire("eth0")], ["eth0"], .online),
        ] as [([NetworkInterface], Set<String>?, Connectivity)]
    )
    func `is online when a default route leads out of an interface that carries traffic`(
        interfaces: [NetworkInterface],
        routes: Set<String>?,
        expected: Connectivity
    ) {
        #expect(NetworkSnapshot(interfaces: interfaces, defaultRoutes: routes).connectivity == expected)
    }

    @Test
    func `finds default routes of IPv4`() {
        let table = """
            Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\t\tMTU\tWindow\tIRTT
            eth0\t00000000\t010200C0\t0003\t0\t0\t0\t00000000\t0\t0\t0
            wlan0\t00000000\t010200C0\t0002\t0\t0\t0\t00000000\t0\t0\t0
            eth1\t000200C0\t00000000\t0001\t0\t0\t0\t00FFFFFF\t0\t0\t0
            tun0\t00000000\t00000000\t0001\t0\t0\t0\t00000080\t0\t0\t0
            *\t00000000\t00000000\t0201\t0\t0\t0\t00000000\t0\t0\t0
            short\t00000000
            """

        #expect(RouteTable.defaultRoutes(ipv4: table) == ["eth0"])
    }

    @Test
    func `finds default routes of IPv6`() {
        let none = String(repeating: "0", count: 32)
        let table = """
            fd000000000000000000000000000000 40 \(none) 00 \(none) 00000100 00000001 00000000 00000001     eth1
            \(none) 00 \(none) 00 fd000000000000000000000000000001 00000400 00000002 00000000 00000003     eth0
            \(none) 00 \(none) 00 \(none) ffffffff 00000001 00000000 00200200       lo
            \(none) 60 \(none) 00 \(none) 00000400 00000001 00000000 00000001     tun0
            """

        #expect(RouteTable.defaultRoutes(ipv6: table) == ["eth0"])
    }

    @Test(arguments: ["", "\n\n", "x", "a b c d e f g h i j k", "\u{0}"])
    func `finds nothing in other texts`(text: String) {
        #expect(RouteTable.defaultRoutes(ipv4: text).isEmpty)
        #expect(RouteTable.defaultRoutes(ipv6: text).isEmpty)
    }

    private static func wire(
        _ name: String,
        flags: UInt32 = ready,
        isRoutable: Bool = true
    ) -> NetworkInterface {
        NetworkInterface(name: name, flags: flags, hasRoutableAddress: isRoutable)
    }
}
