import Foundation
public import OpenWeatherCore

/// The rules that every cache store keeps, for the tests of one's own.
///
/// Works with any test framework; with Swift Testing, a test for each rule:
///
/// ```swift
/// @Test(arguments: CacheStoreContract.Rule.allCases)
/// func keepsTheContract(rule: CacheStoreContract.Rule) async throws {
///     try await CacheStoreContract.verify(rule) { MemoryCacheStore() }  // a new one of yours
/// }
/// ```
///
/// The store must have room for 2 MB in 200 entries.
public enum CacheStoreContract: Sendable {
    /// A rule, in words.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Rule: String, CaseIterable, Sendable {
        /// A key nothing was stored under.
        case missesWhatWasNeverStored = "an unknown key is a miss"
        /// The entry with its dates.
        case returnsWhatWasStored = "an entry comes back with its bytes and dates"
        /// The second entry under a key.
        case replaces = "a second entry under a key replaces the first"
        /// Keys apart.
        case keepsKeysApart = "keys that differ in anything are different"
        /// Keys that trouble file systems.
        case takesOddKeys = "any text is a key"
        /// An entry past its date.
        case returnsExpiredEntries = "an expired entry is still returned"
        /// No bytes at all.
        case keepsEmptyData = "empty data is data"
        /// A megabyte.
        case keepsLargeData = "large data comes back whole"
        /// One entry less.
        case removesOneEntry = "removing an entry leaves the others"
        /// A key nothing is stored under.
        case removesNothingForAnUnknownKey = "removing an unknown key changes nothing"
        /// No entry left.
        case removesEverything = "removing all leaves nothing and the store usable"
        /// The numbers of ``/OpenWeatherCore/CacheUsage``.
        case reportsUsage = "usage counts entries and at least their bytes"
        /// Many tasks.
        case servesManyAtOnce = "many tasks at once lose and mix nothing"
    }

    /// Checks every rule, each on a store of its own.
    ///
    /// - Parameter makeStore: Makes an empty store.
    /// - Throws: ``ContractViolation``, or what `makeStore` throws.
    public static func verify(makeStore: @Sendable () async throws -> any CacheStore) async throws {
        for rule in Rule.allCases { try await verify(rule, makeStore: makeStore) }
    }

    /// Checks one rule.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - makeStore: Makes an empty store.
    /// - Throws: ``ContractViolation``, or what `makeStore` throws.
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
