package import Foundation
import OpenWeatherCaching
package import OpenWeatherCore
import OpenWeatherNetworking

/// The choice between the versions of One Call, and the verdict about the one that the key reaches.
///
/// A verdict is kept for a day, in memory and, if there is one, in a store, and only when a version has responded: a
/// timeout, a full limit or an unreadable body says nothing about a subscription. One Call 4.0 is chosen only after 3.0 was
/// refused, because it costs more.
package struct OneCallVersions: Sendable {
    /// The evidence that a request gives about its version.
    enum Outcome: Sendable {
        /// It responded with data.
        case answered
        /// It refused the key.
        case refused
        /// Nothing.
        case open
    }

    private struct Verdict: Sendable {
        let version: OneCallVersion
        let date: Date
    }

    private struct State: Sendable {
        var verdict: Verdict?
        var isRead = false
    }

    private let choice: OneCallVersionChoice
    private let now: @Sendable () -> Date
    private let state = Locked(State())
    private let store: VerdictStore?

    /// Creates a choice, whose verdict is kept in memory alone.
    package init(_ choice: OneCallVersionChoice, now: @escaping @Sendable () -> Date) {
        self.init(choice, store: nil, now: now)
    }

    /// Creates a choice, whose verdict is kept in a store if there is one.
    init(_ choice: OneCallVersionChoice, store: VerdictStore?, now: @escaping @Sendable () -> Date) {
        self.choice = choice
        self.store = store
        self.now = now
    }

    /// Returns the version that is known to be the right one; `nil` while it is not.
    func known() async -> OneCallVersion? {
        guard choice == .automatic else {
            guard case .fixed(let version) = choice else { return nil }
            return version
        }
        if let store, !state.withLock({ $0.isRead }) {
            let stored = await store.verdict()
            state.withLock { state in
                state.isRead = true
                if state.verdict == nil { state.verdict = stored.map { Verdict(version: $0.version, date: $0.date) } }
            }
        }
        return state.withLock { state in state.verdict.flatMap { isValid($0) ? $0.version : nil } }
    }

    /// A Boolean value that indicates whether timelines, which One Call 4.0 alone has, may be requested.
    var isTimelineAllowed: Bool { choice != .fixed(.v3) }

    /// Returns what `attempt` returns for the first version that does not refuse the key.
    ///
    /// - Parameters:
    ///   - versions: The versions that have the data.
    ///   - attempt: A closure that sends the requests of a version; `isLast` when no other version will be tried.
    /// - Returns: The value of the last attempt; `nil` when no version that may be used has the data.
    func first<Value: Sendable>(
        of versions: Set<OneCallVersion> = Set(OneCallVersion.allCases),
        _ attempt: (_ version: OneCallVersion, _ isLast: Bool) async -> (Value, Outcome)
    ) async -> Value? {
        var last: Value?
        await tryInOrder(versions) { version, isLast in
            let (value, outcome) = await attempt(version, isLast)
            last = value
            return outcome
        }
        return last
    }

    /// Calls `attempt` for one version after the other until one does not refuse the key.
    private func tryInOrder(
        _ versions: Set<OneCallVersion>,
        _ attempt: (_ version: OneCallVersion, _ isLast: Bool) async -> Outcome
    ) async {
        let known = await known()
        if let known, !versions.contains(known) { return }
        let order = [known, .v3, .v4].compactMap(\.self)
        var candidates = order.uniqued(on: \.self).filter(versions.contains)
        if case .fixed = choice { candidates = Array(candidates.prefix(1)) }
        var refused: Set<OneCallVersion> = []
        for (index, version) in candidates.enumerated() {
            let outcome = await attempt(version, index == candidates.count - 1)
            switch outcome {
            case .answered: await keep(version, after: refused)
            case .refused: await drop(version)
            case .open: break
            }
            guard outcome == .refused else { break }
            refused.insert(version)
        }
    }

    /// Returns the evidence that a failure gives about its version.
    static func outcome(of error: WeatherError) -> Outcome {
        if case .invalidKey = error { .refused } else { .open }
    }

    /// Returns the evidence that a report gives about its version.
    static func outcome(of report: OneCallReport) -> Outcome {
        let failures = report.failures
        if failures.count < report.parts.count { return .answered }
        return failures.values.contains { outcome(of: $0) == .refused } ? .refused : .open
    }

    private func keep(_ version: OneCallVersion, after refused: Set<OneCallVersion>) async {
        guard choice == .automatic else { return }
        // That 4.0 responds does not say that 3.0, which costs less, would not.
        guard version == .v3 || refused.contains(.v3) else { return }
        let date = now()
        let isNew = state.withLock { state in
            if let verdict = state.verdict, verdict.version == version, isValid(verdict) { return false }
            state.verdict = Verdict(version: version, date: date)
            return true
        }
        if isNew { await store?.keep(version, at: date) }
    }

    private func drop(_ version: OneCallVersion) async {
        let isDropped = state.withLock { state in
            guard state.verdict?.version == version else { return false }
            state.verdict = nil
            return true
        }
        if isDropped { await store?.drop() }
    }

    /// Returns whether a verdict is less than a day old; one from the future, left by a clock that was set back, is not.
    private func isValid(_ verdict: Verdict) -> Bool {
        (0..<86_400).contains(now().timeIntervalSince(verdict.date))
    }
}

/// A place for one verdict in a store, under a key that belongs to the API key.
struct VerdictStore: Sendable {
    /// The store.
    let store: any CacheStore
    /// The key, which is made of the API key and the servers, and reveals neither.
    let key: CacheKey
    /// A Boolean value that indicates whether the store may be used.
    let isEnabled: @Sendable () async -> Bool

    /// Creates the place for the verdict of a configuration; `nil` when there is none.
    init?(_ configuration: OpenWeatherConfiguration, in store: (any CacheStore)?) {
        guard let store, let key = configuration.versionKey else { return nil }
        self.store = store
        self.key = key
        isEnabled = configuration.isCacheEnabled
    }

    /// Returns the verdict; `nil` when there is none, or the bytes are in another form.
    func verdict() async -> (version: OneCallVersion, date: Date)? {
        guard await isEnabled(), let entry = await store.entry(for: key),
            let version = OneCallVersion(rawValue: String(decoding: entry.data, as: UTF8.self))
        else { return nil }
        return (version, entry.fetchedAt)
    }

    /// Stores a verdict.
    func keep(_ version: OneCallVersion, at date: Date) async {
        guard await isEnabled() else { return }
        let data = Data(version.rawValue.utf8)
        await store.store(CacheEntry(data: data, fetchedAt: date, expiresAt: date + 86_400), for: key)
    }

    /// Removes the verdict.
    func drop() async {
        await store.removeEntry(for: key)
    }
}

extension OpenWeatherConfiguration {
    /// The key under which the version of One Call that the API key reaches is stored; `nil` when it must not be.
    ///
    /// It differs for each API key and server, and is half of a hash of them: 64 bits, which 2⁶⁴ API keys share, so
    /// that no search can find the one that was used. A transport that replaces the service tells nothing about the
    /// service, and without a key there is no account to remember.
    var versionKey: CacheKey? {
        guard transport == nil, let apiKey = api.apiKey, !apiKey.isMissing else { return nil }
        let addresses = [api.baseURLOneCall3, api.baseURLOneCall4].map { $0?.absoluteString ?? "" }
        let identity = ([apiKey.secret.reveal()] + addresses).joined(separator: "\n")
        return CacheKey("onecallversion2/" + KeyedHash.open(Data(identity.utf8)).prefix(8).hexadecimal)
    }
}
