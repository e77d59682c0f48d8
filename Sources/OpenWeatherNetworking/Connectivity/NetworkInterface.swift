/// A network interface of a machine.
package struct NetworkInterface: Hashable, Sendable {
    /// The system's name, for example `eth0`.
    package let name: String
    /// The system's flags, `IFF_…` of `<net/if.h>`.
    package let flags: UInt32
    /// Whether it has an address that others beyond the link can answer to.
    package let hasRoutableAddress: Bool

    /// Creates an interface.
    package init(name: String, flags: UInt32, hasRoutableAddress: Bool) {
        self.name = name
        self.flags = flags
        self.hasRoutableAddress = hasRoutableAddress
    }

    /// `IFF_UP`: switched on.
    package static let up: UInt32 = 0x1
    /// `IFF_LOOPBACK`: leads back to the machine.
    package static let loopback: UInt32 = 0x8
    /// `IFF_RUNNING`: the cable is in, the radio is connected.
    package static let running: UInt32 = 0x40

    /// Whether traffic to elsewhere can pass.
    package var carriesTraffic: Bool {
        flags & Self.up != 0 && flags & Self.running != 0 && flags & Self.loopback == 0 && hasRoutableAddress
    }
}
