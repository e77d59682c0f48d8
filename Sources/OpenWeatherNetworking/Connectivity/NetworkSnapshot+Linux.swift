#if os(Linux)
import Foundation

extension NetworkSnapshot {
    /// Returns the present interfaces and routes of the system.
    package static func current() -> NetworkSnapshot {
        let ipv4 = try? String(contentsOfFile: "/proc/net/route", encoding: .utf8)
        let ipv6 = try? String(contentsOfFile: "/proc/net/ipv6_route", encoding: .utf8)
        let routes = ipv4.map { RouteTable.defaultRoutes(ipv4: $0) }
        let moreRoutes = ipv6.map { RouteTable.defaultRoutes(ipv6: $0) }
        let isReadable = routes != nil || moreRoutes != nil
        return NetworkSnapshot(
            interfaces: interfaces(),
            defaultRoutes: isReadable ? (routes ?? []).union(moreRoutes ?? []) : nil
        )
    }

    private static func interfaces() -> [NetworkInterface] {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return [] }
        defer { freeifaddrs(first) }

        // The system lists one item per address.
        var flags: [String: UInt32] = [:]
        var routable: Set<String> = []
        var next = first
        while let item = next?.pointee {
            let name = String(cString: item.ifa_name)
            flags[name] = item.ifa_flags
            if let address = item.ifa_addr, isRoutable(address) { routable.insert(name) }
            next = item.ifa_next
        }
        return flags.keys.sorted()
            .map { name in
                NetworkInterface(name: name, flags: flags[name] ?? 0, hasRoutableAddress: routable.contains(name))
            }
    }

    /// Whether an address is valid beyond its link; every IPv6 interface also has one that is not.
    private static func isRoutable(_ address: UnsafeMutablePointer<sockaddr>) -> Bool {
        switch Int32(address.pointee.sa_family) {
        case AF_INET:
            let bytes = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in.self).sin_addr.s_addr.bigEndian
            return bytes >> 16 != 0xA9FE
        case AF_INET6:
            let bytes = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in6.self).sin6_addr
            return withUnsafeBytes(of: bytes) { !($0[0] == 0xFE && $0[1] & 0xC0 == 0x80) }
        default:
            return false
        }
    }
}
#endif
