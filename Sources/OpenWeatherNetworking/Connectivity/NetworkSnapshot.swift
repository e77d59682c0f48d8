package import OpenWeatherCore

/// The interfaces and routes of a computer at one time, from which its connectivity follows.
package struct NetworkSnapshot: Hashable, Sendable {
    /// The interfaces.
    package let interfaces: [NetworkInterface]

    /// The names of the interfaces with a default route; `nil` when routes cannot be read.
    package let defaultRoutes: Set<String>?

    /// Creates a snapshot.
    package init(interfaces: [NetworkInterface], defaultRoutes: Set<String>?) {
        self.interfaces = interfaces
        self.defaultRoutes = defaultRoutes
    }

    /// The connectivity: online when an interface that carries traffic has a default route.
    ///
    /// Without the route, the bridge of a container engine would count as a network. When routes cannot be read, the
    /// interface is enough.
    package var connectivity: Connectivity {
        let carriers = interfaces.filter(\.carriesTraffic)
        guard let defaultRoutes else { return carriers.isEmpty ? .offline : .online }
        return carriers.contains { defaultRoutes.contains($0.name) } ? .online : .offline
    }
}

/// A network interface of a computer.
package struct NetworkInterface: Hashable, Sendable {
    /// The system's name, for example `eth0`.
    package let name: String
    /// The flags of the system, `IFF_…` of `<net/if.h>`.
    package let flags: UInt32
    /// A Boolean value that indicates whether the interface has an address that is valid beyond its link.
    package let hasRoutableAddress: Bool

    /// Creates an interface.
    package init(name: String, flags: UInt32, hasRoutableAddress: Bool) {
        self.name = name
        self.flags = flags
        self.hasRoutableAddress = hasRoutableAddress
    }

    /// `IFF_UP`: the interface is switched on.
    package static let up: UInt32 = 0x1
    /// `IFF_LOOPBACK`: the interface leads back to the computer.
    package static let loopback: UInt32 = 0x8
    /// `IFF_RUNNING`: the cable is plugged in, or the radio is connected.
    package static let running: UInt32 = 0x40

    /// A Boolean value that indicates whether traffic to other computers can pass.
    package var carriesTraffic: Bool {
        flags & Self.up != 0 && flags & Self.running != 0 && flags & Self.loopback == 0 && hasRoutableAddress
    }
}

/// A parser of the kernel's route tables.
package enum RouteTable: Sendable {
    /// Returns the interfaces of the default routes in a table in the format of `/proc/net/route`.
    ///
    /// Columns: interface, destination, gateway, flags, …, mask; numbers are hexadecimal.
    package static func defaultRoutes(ipv4 table: String) -> Set<String> {
        interfaces(in: table, name: 0, flags: 3, minimumColumns: 8) { columns in
            columns[1].allSatisfy { $0 == "0" } && columns[7].allSatisfy { $0 == "0" }
        }
    }

    /// Returns the interfaces of the default routes in a table in the format of `/proc/net/ipv6_route`.
    ///
    /// Columns: destination, its prefix length, source, its prefix length, next hop, metric, …, flags, interface.
    package static func defaultRoutes(ipv6 table: String) -> Set<String> {
        interfaces(in: table, name: 9, flags: 8, minimumColumns: 10) { columns in
            columns[0].allSatisfy { $0 == "0" } && columns[1] == "00"
        }
    }

    private static func interfaces(
        in table: String,
        name: Int,
        flags: Int,
        minimumColumns: Int,
        where isDefault: ([Substring]) -> Bool
    ) -> Set<String> {
        var names: Set<String> = []
        for line in table.split(separator: "\n") {
            let columns = line.split { $0 == " " || $0 == "\t" }
            guard columns.count >= minimumColumns, let flags = UInt32(columns[flags], radix: 16),
                flags & usable == 1, isDefault(columns)
            else { continue }
            names.insert(String(columns[name]))
        }
        return names
    }

    /// `RTF_UP` without `RTF_REJECT`.
    private static let usable: UInt32 = 0x201
}
