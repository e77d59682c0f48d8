import OpenWeatherCore
import OpenWeatherMocks

/// A cache whose size a test sets and whose responses it delays.
actor FixtureCache: CacheControl {
    private var bytes: Int
    private var usageGates: [Gate] = []
    private var clearGate: Gate?
    private(set) var usageCount = 0
    private(set) var clearCount = 0

    init(bytes: Int) {
        self.bytes = bytes
    }

    /// Makes the next request for the size wait at `gate`, with the size it has now.
    func holdUsage(at gate: Gate) { usageGates.append(gate) }

    /// Lets clearing wait at `gate`.
    func holdClear(at gate: Gate) { clearGate = gate }

    /// Keeps this much from now on.
    func fill(_ bytes: Int) { self.bytes = bytes }

    func usage() async -> CacheUsage {
        usageCount += 1
        let usage = CacheUsage(entries: 1, bytes: bytes)
        if !usageGates.isEmpty { try? await usageGates.removeFirst().pass() }
        return usage
    }

    func clear() async {
        clearCount += 1
        try? await clearGate?.pass()
        bytes = 0
    }
}
