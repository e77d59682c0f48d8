import Foundation
public import OpenWeatherCore

/// The rules that every ``/OpenWeatherCore/CacheStore`` must follow, as checks for the tests of your own store.
///
/// The checks throw a ``ContractViolation`` and so work with any test framework. With Swift Testing, run each rule as
/// a test case:
///
/// ```swift
/// @Test(arguments: CacheStoreContract.Rule.allCases)
/// func `keeps the contract`(rule: CacheStoreContract.Rule) async throws {
///     try await CacheStoreContract.verify(rule) { MemoryCacheStore() }  // a new one of yours
/// }
/// ```
///
/// The store must have room for 200 entries of 2 MB in total; a store that evicts entries earlier fails.
public enum CacheStoreContract: Sendable {
    /// A rule of the contract; its raw value is the sentence that a ``ContractViolation`` quotes.
    ///
    /// Pass `Rule.allCases` as the arguments of a test, and each rule passes or fails by itself.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Rule: String, CaseIterable, Sendable {
        /// Reading a key that was never stored.
        case missesWhatWasNeverStored = "an unknown key is a miss"
        /// Reading an entry back with its bytes and dates.
        case returnsWhatWasStored = "an entry comes back with its bytes and dates"
        /// Storing a second entry under a key.
        case replaces = "a second entry under a key replaces the first"
        /// Storing entries under similar keys.
        case keepsKeysApart = "keys that differ in anything are different"
        /// Storing entries under keys that are not valid file names.
        case takesOddKeys = "any text is a key"
        /// Reading an entry after its expiry date.
        case returnsExpiredEntries = "an expired entry is still returned"
        /// Storing an entry without bytes.
        case keepsEmptyData = "empty data is data"
        /// Storing an entry of a million bytes.
        case keepsLargeData = "large data comes back whole"
        /// Removing one of several entries.
        case removesOneEntry = "removing an entry leaves the others"
        /// Removing a key that was never stored.
        case removesNothingForAnUnknownKey = "removing an unknown key changes nothing"
        /// Removing every entry.
        case removesEverything = "removing all leaves nothing and the store usable"
        /// Counting entries and bytes, as ``/OpenWeatherCore/CacheUsage``.
        case reportsUsage = "usage counts entries and at least their bytes"
        /// Reading and writing from many tasks at once.
        case servesManyAtOnce = "many tasks at once lose and mix nothing"
    }

    /// Checks every rule in the order of its declaration and stops at the first violation.
    ///
    /// - Parameter makeStore: A closure that creates an empty store; called once for each rule.
    /// - Throws: ``ContractViolation``, or an error that `makeStore` throws.
    public static func verify(makeStore: @Sendable () async throws -> any CacheStore) async throws {
        for rule in Rule.allCases { try await verify(rule, makeStore: makeStore) }
    }

    /// Checks one rule on a new store.
    ///
    /// - Parameters:
    ///   - rule: The rule to check.
    ///   - makeStore: A closure that creates an empty store.
    /// - Throws: ``ContractViolation``, or an error that `makeStore` throws.
    public static func verify(_ rule: Rule, makeStore: @Sendable () async throws -> any CacheStore) async throws {
        let check = CacheStoreCheck(store: try await makeStore(), rule: rule)
        switch rule {
        case .missesWhatWasNeverStored: try await check.missesWhatWasNeverStored()
        case .returnsWhatWasStored: try await check.returnsWhatWasStored()
        case .replaces: try await check.replaces()
        case .keepsKeysApart: try await check.keepsApart(CacheStoreCheck.similarKeys)
        case .takesOddKeys: try await check.keepsApart(CacheStoreCheck.oddKeys)
        case .returnsExpiredEntries: try await check.returnsExpiredEntries()
        case .keepsEmptyData: try await check.keeps(Data())
        case .keepsLargeData:
            try await check.keeps(Data((0..<1_000_000).map { (index: Int) in UInt8(truncatingIfNeeded: index &* 31) }))
        case .removesOneEntry: try await check.removesOneEntry()
        case .removesNothingForAnUnknownKey: try await check.removesNothingForAnUnknownKey()
        case .removesEverything: try await check.removesEverything()
        case .reportsUsage: try await check.reportsUsage()
        case .servesManyAtOnce: try await check.servesManyAtOnce()
        }
    }
}

/// The checks of ``CacheStoreContract``; each one expects an empty store.
struct CacheStoreCheck: Sendable {
    /// The store under test.
    let store: any CacheStore
    /// The rule being checked.
    let rule: CacheStoreContract.Rule

    /// Keys that a store might confuse with each other.
    static let similarKeys = [
        "weather|1,2", "weather|1,2 ", "Weather|1,2", "weather|12", "weather|1|2", "weather%7C1,2",
    ]

    /// Keys that are not valid or safe as file names.
    static let oddKeys = [
        "", ".", "..", "../../outside", "/absolute", "a/b", "a\\b", "nul\u{0}byte", "line\nbreak", "CON", "日本語", "🌦️",
        String(repeating: "long", count: 500),
    ]

    private static let fetched = Date(timeIntervalSince1970: 1_780_000_000)

    private func key(_ text: String = "key") -> CacheKey { CacheKey(text) }

    private func entry(_ text: String, lifetime: TimeInterval = 600) -> CacheEntry {
        CacheEntry(data: Data(text.utf8), fetchedAt: Self.fetched, expiresAt: Self.fetched + lifetime)
    }

    private func fail(_ detail: String) -> ContractViolation {
        ContractViolation(contract: "CacheStore", rule: rule.rawValue, detail: detail)
    }

    private func expect(_ expected: CacheEntry?, for key: CacheKey, _ moment: String) async throws {
        let found = await store.entry(for: key)
        guard found != expected else { return }
        let name = String(key.description.debugDescription.prefix(60))
        throw fail("\(moment), \(name) gave \(summary(found)) instead of \(summary(expected))")
    }

    private func summary(_ entry: CacheEntry?) -> String {
        guard let entry else { return "nothing" }
        let text = String(decoding: entry.data.prefix(20), as: UTF8.self)
        let fetched = entry.fetchedAt.timeIntervalSince1970
        let expires = entry.expiresAt.timeIntervalSince1970
        return "\(entry.data.count) bytes \(text.debugDescription) of \(fetched) until \(expires)"
    }

    func missesWhatWasNeverStored() async throws {
        try await expect(nil, for: key(), "in an empty store")
        await store.store(entry("value"), for: key())
        try await expect(nil, for: key("other"), "after storing another key")
    }

    func returnsWhatWasStored() async throws {
        await store.store(entry("value"), for: key())
        try await expect(entry("value"), for: key(), "after storing")
        try await expect(entry("value"), for: key(), "when read twice")
    }

    func replaces() async throws {
        await store.store(entry("a first, longer value"), for: key())
        await store.store(entry("second", lifetime: 60), for: key())
        try await expect(entry("second", lifetime: 60), for: key(), "after storing twice")
        let usage = await store.usage()
        guard usage.entries == 1 else { throw fail("the store counts \(usage.entries) entries") }
    }

    func keepsApart(_ keys: [String]) async throws {
        for text in keys { await store.store(entry("value of \(text)"), for: key(text)) }
        for text in keys { try await expect(entry("value of \(text)"), for: key(text), "after storing all") }
    }

    func returnsExpiredEntries() async throws {
        let longAgo = CacheEntry(
            data: Data("old".utf8),
            fetchedAt: Date(timeIntervalSince1970: 1000),
            expiresAt: Date(timeIntervalSince1970: 2000)
        )
        await store.store(longAgo, for: key())
        try await expect(longAgo, for: key(), "long after it expired")
    }

    func keeps(_ data: Data) async throws {
        let entry = CacheEntry(data: data, fetchedAt: Self.fetched, expiresAt: Self.fetched + 1)
        await store.store(entry, for: key())
        try await expect(entry, for: key(), "after storing \(data.count) bytes")
    }

    func removesOneEntry() async throws {
        await store.store(entry("kept"), for: key("kept"))
        await store.store(entry("removed"), for: key("removed"))
        await store.removeEntry(for: key("removed"))
        try await expect(nil, for: key("removed"), "after removing it")
        try await expect(entry("kept"), for: key("kept"), "after removing another")
    }

    func removesNothingForAnUnknownKey() async throws {
        await store.store(entry("kept"), for: key())
        await store.removeEntry(for: key("unknown"))
        try await expect(entry("kept"), for: key(), "after removing an unknown key")
    }

    func removesEverything() async throws {
        for text in ["a", "b", "c"] { await store.store(entry(text), for: key(text)) }
        await store.removeAll()
        for text in ["a", "b", "c"] { try await expect(nil, for: key(text), "after removing all") }
        let usage = await store.usage()
        guard usage.entries == 0 else { throw fail("the store still counts \(usage.entries) entries") }
        await store.store(entry("again"), for: key("a"))
        try await expect(entry("again"), for: key("a"), "when used again")
    }

    func reportsUsage() async throws {
        let empty = await store.usage()
        guard empty.entries == 0 else { throw fail("an empty store counts \(empty.entries) entries") }
        await store.store(entry(String(repeating: "x", count: 1000)), for: key("a"))
        await store.store(entry(String(repeating: "y", count: 2000)), for: key("b"))
        let full = await store.usage()
        guard full.entries == 2, full.bytes >= 3000 else {
            throw fail("two entries of 3,000 bytes count as \(full.entries) of \(full.bytes)")
        }
    }

    func servesManyAtOnce() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<100 {
                group.addTask {
                    await store.store(entry("value \(number)"), for: key("own \(number)"))
                    await store.store(entry("shared"), for: key("shared"))
                    try await expect(entry("value \(number)"), for: key("own \(number)"), "while others write")
                    try await expect(entry("shared"), for: key("shared"), "while others write the same")
                }
            }
            try await group.waitForAll()
        }
        for number in 0..<100 {
            try await expect(entry("value \(number)"), for: key("own \(number)"), "after all have written")
        }
    }
}
