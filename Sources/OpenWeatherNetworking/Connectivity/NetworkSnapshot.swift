package import OpenWeatherCore

/// The network of a machine at one moment, as far as it tells whether there is one.
package struct NetworkSnapshot: Hashable, Sendable {
    /// The interfaces.
    package let interfaces: [NetworkInterface]

    /// The names of the interfaces that a default route leads out of; `nil` when routes cannot be read.
    package let defaultRoutes: Set<String>?

    /// Creates a snapshot.
    package init(interfaces: [NetworkInterface], defaultRoutes: Set<String>?) {
        self.interfaces = interfaces
        self.defaultRoutes = defaultRoutes
    }

    /// Online when a default route leads out of an interface that carries traffic.
    ///
    /// The route matters: without it the bridge of a container engine would count as a network. Where routes cannot
    /// be read, the interface is enough.
    package var connectivity: Connectivity {
        let carriers = interfaces.filter(\.carriesTraffic)
        guard let defaultRoutes else { return carriers.isEmpty ? .offline : .online }
        return carriers.contains { defaultRoutes.contains($0.name) } ? .online : .offline
    }
}
