/// The number of calls in the present minute.
struct MinuteCount: Hashable, Sendable {
    /// The number of the minute.
    private(set) var index = 0
    /// The calls in it.
    private(set) var calls = 0

    /// Creates a count without calls.
    init() {}

    /// Creates a count from its numbers; `nil` when they are not one.
    init?(index: Int, calls: Int) {
        guard calls >= 0 else { return nil }
        (self.index, self.calls) = (index, calls)
    }

    /// Opens a minute; when it is before the present one, the calls belong to it.
    mutating func advance(to new: Int) {
        if new > index { calls = 0 }
        index = new
    }

    /// Counts calls in the minute.
    mutating func add(_ more: Int) { calls = NamedCounts.sum(calls, max(0, more)) }
}

/// The numbers of calls in days or months, by the number of the day or the month.
struct NamedCounts: Hashable, Sendable {
    /// The calls of one day or month.
    struct Entry: Hashable, Sendable {
        /// The number of the day or the month.
        let index: Int
        /// The calls in it, at least 1.
        var calls: Int
    }

    /// Those that have calls, earliest first.
    private(set) var entries: [Entry] = []
    /// The latest of those that are no longer remembered.
    private(set) var forgotten = -limit

    /// Creates counts without calls.
    init() {}

    /// Creates counts from their parts; `nil` when they are not counts.
    init?(entries: [Entry], forgotten: Int) {
        guard entries.count <= Self.capacity, entries.allSatisfy({ $0.calls > 0 }),
            zip(entries, entries.dropFirst()).allSatisfy({ $0.index < $1.index })
        else { return nil }
        (self.entries, self.forgotten) = (entries, forgotten)
    }

    /// The calls in one day or month.
    subscript(index: Int) -> Int { entries.first { $0.index == index }?.calls ?? 0 }

    /// Counts calls in one day or month.
    ///
    /// When there are too many, the earliest is forgotten, or the farthest when only the `present` one and the one before
    /// it are left of the past.
    mutating func add(_ more: Int, at index: Int, present: Int) {
        guard more > 0 else { return }
        let place = entries.firstIndex { $0.index >= index } ?? entries.count
        if place < entries.count, entries[place].index == index {
            entries[place].calls = Self.sum(entries[place].calls, more)
        } else {
            entries.insert(Entry(index: index, calls: Self.sum(0, more)), at: place)
        }
        guard entries.count > Self.capacity else { return }
        if let first = entries.first, first.index < present - 1 {
            forgotten = max(forgotten, first.index)
            entries.removeFirst()
        } else {
            entries.removeLast()
        }
    }

    /// Returns a sum within the largest number that files of any system can hold.
    static func sum(_ first: Int, _ second: Int) -> Int { min(first + min(second, limit), limit) }

    /// The largest number of days or months that are remembered.
    static let capacity = 16
    /// The numbers of calls, minutes, days and months that a record has.
    static let numbers = -limit...limit
    private static let limit = 1_000_000_000
}
