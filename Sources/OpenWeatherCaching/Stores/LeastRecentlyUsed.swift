import OpenWeatherCore

/// The limits of a store or of the memory of a cache.
///
/// When either limit is exceeded, the least recently used entries are evicted.
public struct CacheLimits: Hashable, Sendable {
    /// The maximum total size in bytes, including the store's overhead for each entry.
    public var bytes: Int

    /// The maximum number of entries.
    public var entries: Int

    /// Creates limits; with a limit of 0, nothing is stored.
    public init(bytes: Int, entries: Int) {
        self.bytes = bytes
        self.entries = entries
    }

    /// The default limits in memory: 4 MB in 256 entries.
    public static let memory = CacheLimits(bytes: 4_000_000, entries: 256)

    /// The default limits on disk: 20 MB in 2,000 entries.
    public static let disk = CacheLimits(bytes: 20_000_000, entries: 2_000)
}

/// A dictionary that evicts its least recently used values once it is full; every operation takes constant time.
///
/// The order of use is a doubly linked list whose links are positions in an array, so a use neither allocates nor needs
/// unsafe code.
struct LeastRecentlyUsed<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Node: Sendable {
        let key: Key
        var value: Value
        var cost: Int
        var newer: Int?
        var older: Int?
    }

    private let limits: CacheLimits
    private var nodes: [Node?] = []
    private var free: [Int] = []
    private var positions: [Key: Int] = [:]
    private var newest: Int?
    private var oldest: Int?

    /// The total cost of the values.
    private(set) var cost = 0

    /// The number of values.
    var count: Int { positions.count }

    /// Creates an empty dictionary within `limits`, whose bytes limit the total cost.
    init(limits: CacheLimits) {
        self.limits = limits
    }

    /// Returns the value of `key` and makes it the most recently used.
    mutating func value(for key: Key) -> Value? {
        guard let position = positions[key] else { return nil }
        if position != newest {
            unlink(position)
            linkAsNewest(position)
        }
        return nodes[position]?.value
    }

    /// Inserts `value` in place of the current one and returns the number and cost of the values evicted for it.
    ///
    /// A value that exceeds the limits alone is not inserted; the one it replaces is removed all the same.
    mutating func insert(_ value: Value, cost: Int, for key: Key) -> CacheUsage {
        remove(key)
        guard limits.entries > 0, cost <= limits.bytes else { return CacheUsage(entries: 0, bytes: 0) }
        let before = CacheUsage(entries: count, bytes: self.cost)
        while let oldest, count >= limits.entries || self.cost > limits.bytes - cost {
            removeNode(at: oldest)
        }
        let evicted = CacheUsage(entries: before.entries - count, bytes: before.bytes - self.cost)
        let position = free.popLast() ?? nodes.count
        let node = Node(key: key, value: value, cost: cost)
        if position == nodes.count { nodes.append(node) } else { nodes[position] = node }
        positions[key] = position
        self.cost += cost
        linkAsNewest(position)
        return evicted
    }

    /// Removes the value of `key`.
    mutating func remove(_ key: Key) {
        if let position = positions[key] { removeNode(at: position) }
    }

    /// Removes every value.
    mutating func removeAll() {
        self = LeastRecentlyUsed(limits: limits)
    }

    private mutating func removeNode(at position: Int) {
        guard let node = nodes[position] else { return }
        unlink(position)
        nodes[position] = nil
        free.append(position)
        positions[node.key] = nil
        cost -= node.cost
    }

    private mutating func unlink(_ position: Int) {
        guard let node = nodes[position] else { return }
        if let newer = node.newer { nodes[newer]?.older = node.older } else { newest = node.older }
        if let older = node.older { nodes[older]?.newer = node.newer } else { oldest = node.newer }
    }

    private mutating func linkAsNewest(_ position: Int) {
        nodes[position]?.newer = nil
        nodes[position]?.older = newest
        if let newest { nodes[newest]?.newer = position } else { oldest = position }
        newest = position
    }
}
