import Foundation
import OpenWeatherCore
import OpenWeatherMocks

/// A cache with one fault.
actor BrokenCacheStore: CacheStore {
    /// The fault of the store.
    enum Fault: String, CaseIterable, Sendable {
        case findsAnything, losesDates, keepsTheFirst, trimsKeys, foldsOddKeys, hidesExpired, dropsEmpty, cutsLarge
        case removesAllForOne, removesLastForUnknown, keepsSome, miscounts, mixesUp

        /// The rule that the fault breaks.
        var rule: CacheStoreContract.Rule {
            switch self {
            case .findsAnything: .missesWhatWasNeverStored
            case .losesDates: .returnsWhatWasStored
            case .keepsTheFirst: .replaces
            case .trimsKeys: .keepsKeysApart
            case .foldsOddKeys: .takesOddKeys
            case .hidesExpired: .returnsExpiredEntries
            case .dropsEmpty: .keepsEmptyData
            case .cutsLarge: .keepsLargeData
            case .removesAllForOne: .removesOneEntry
            case .removesLastForUnknown: .removesNothingForAnUnknownKey
            case .keepsSome: .removesEverything
            case .miscounts: .reportsUsage
            case .mixesUp: .servesManyAtOnce
            }
        }
    }

    private let fault: Fault
    private var entries: [String: CacheEntry] = [:]

    init(_ fault: Fault) {
        self.fault = fault
    }

    private func name(_ key: CacheKey) -> String {
        switch fault {
        case .trimsKeys: key.description.trimmingCharacters(in: .whitespaces)
        case .foldsOddKeys: String(key.description.prefix(1000))
        default: key.description
        }
    }

    func entry(for key: CacheKey) -> CacheEntry? {
        let found = entries[name(key)]
        switch fault {
        case .findsAnything: return found ?? entries.values.first ?? sample
        case .losesDates:
            return found.map { CacheEntry(data: $0.data, fetchedAt: $0.fetchedAt, expiresAt: $0.fetchedAt) }
        case .hidesExpired: return found.flatMap { $0.isFresh(at: SampleTime.fetched) ? $0 : nil }
        case .foldsOddKeys: return key.description == "nul\u{0}byte" ? nil : found
        default: return found
        }
    }

    func store(_ entry: CacheEntry, for key: CacheKey) {
        switch fault {
        case .keepsTheFirst where entries[name(key)] != nil: return
        case .dropsEmpty where entry.data.isEmpty: return
        case .cutsLarge:
            let data = entry.data.prefix(100_000)
            entries[name(key)] = CacheEntry(data: data, fetchedAt: entry.fetchedAt, expiresAt: entry.expiresAt)
        case .mixesUp where entries.count > 50: entries = [name(key): entry]
        default: entries[name(key)] = entry
        }
    }

    func removeEntry(for key: CacheKey) {
        switch fault {
        case .removesAllForOne: entries = [:]
        case .removesLastForUnknown where entries[name(key)] == nil: entries = [:]
        default: entries[name(key)] = nil
        }
    }

    func removeAll() {
        entries = fault == .keepsSome ? entries.filter { $0.key == "b" } : [:]
    }

    func usage() -> CacheUsage {
        CacheUsage(entries: entries.count, bytes: fault == .miscounts ? entries.count : 1_000_000)
    }

    private var sample: CacheEntry {
        CacheEntry(data: Data("found".utf8), fetchedAt: SampleTime.fetched, expiresAt: SampleTime.fetched)
    }
}
