/// The kernel's route tables in their text form.
package enum RouteTable: Sendable {
    /// The interfaces of the default routes in a text like `/proc/net/route`.
    ///
    /// Columns: interface, destination, gateway, flags, …, mask; numbers are hexadecimal.
    package static func defaultRoutes(ipv4 table: String) -> Set<String> {
        interfaces(in: table, name: 0, flags: 3, minimumColumns: 8) { columns in
            columns[1].allSatisfy { $0 == "0" } && columns[7].allSatisfy { $0 == "0" }
        }
    }

    /// The interfaces of the default routes in a text like `/proc/net/ipv6_route`.
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
