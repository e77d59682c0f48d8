import OpenWeatherCore

/// The most a store keeps.
public struct CacheLimits: Hashable, Sendable {
    /// The most bytes, with the store's own overhead.
    public let bytes: Int

    /// The most entries.
    public let entries: Int

    /// Creates limits; a limit of 0 keeps nothing.
    public init(bytes: Int, entries: Int) {
        self.bytes = bytes
        self.entries = entries
    }

    /// 4 MB in 256 entries.
    public static let memory = CacheLimits(bytes: 4_000_000, entries: 256)

    /// 20 MB in 2,000 entries.
    public static let disk = CacheLimits(bytes: 20_000_000, entries: 2_000)
}

/// A dictionary that forgets what was not used for longest once it is full; every operation takes constant time.
///
/// The order of use is a doubly linked list whose links are positions in an array, so that nothing is allocated
/// per use and nothing is unsafe.
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

    /// The cost of everything that is kept.
    private(set) var cost = 0

    /// The number of values that are kept.
    var count: Int { positions.count }

    /// Creates an empty dictionary that keeps at most `limits`, counting costs in bytes.
    init(limits: CacheLimits) {
        self.limits = limits
    }

    /// The value of `key`, which becomes the one used last.
    mutating func value(for key: Key) -> Value? {
        guard let position = positions[key], let node = nodes[position] else { return nil }
        unlink(position)
        linkAsNewest(position)
        return node.value
    }

    /// Keeps `value` and returns what had to go for it; a value that exceeds the limits alone is not kept.
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

    /// Forgets the value of `key`.
    mutating func remove(_ key: Key) {
        if let position = positions[key] { removeNode(at: position) }
    }

    /// Forgets everything.
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
