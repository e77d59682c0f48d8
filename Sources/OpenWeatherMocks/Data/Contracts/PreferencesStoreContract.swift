public import OpenWeatherCore

/// The rules that every ``/OpenWeatherCore/PreferencesStore`` must follow, as checks for the tests of your own store.
///
/// The checks throw a ``ContractViolation`` and so work with any test framework; ``CacheStoreContract`` shows how to
/// run them with Swift Testing. Give such a test a time limit: a store that never delivers a change makes the checks
/// of streams wait forever.
public enum PreferencesStoreContract: Sendable {
    /// A rule of the contract; its raw value is the sentence that a ``ContractViolation`` quotes.
    ///
    /// Pass `Rule.allCases` as the arguments of a test, and each rule passes or fails by itself.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Rule: String, CaseIterable, Sendable {
        /// Reading a new store.
        case beginsWithDefaults = "a new store holds the defaults"
        /// Reading every property back.
        case keepsEverything = "every property comes back as it was set"
        /// The value that an update returns.
        case returnsTheResult = "an update returns what is then stored"
        /// One update after another.
        case buildsOnWhatIsStored = "an update begins with what is stored"
        /// Updates from many tasks at once.
        case losesNoConcurrentUpdate = "many updates at once are all kept"
        /// The first element of a stream.
        case streamBeginsWithTheState = "a stream begins with what is stored"
        /// The elements after the first.
        case streamDeliversChanges = "a stream ends up at the latest change"
        /// Several streams of one store.
        case streamsAreIndependent = "every stream delivers a change"
    }

    /// Checks every rule in the order of its declaration and stops at the first violation.
    ///
    /// - Parameter makeStore: A closure that creates an empty store; called once for each rule.
    /// - Throws: ``ContractViolation``, or an error that `makeStore` or the store throws.
    public static func verify(makeStore: @Sendable () async throws -> any PreferencesStore) async throws {
        for rule in Rule.allCases { try await verify(rule, makeStore: makeStore) }
    }

    /// Checks one rule on a new store.
    ///
    /// A rule about streams waits until the store delivers the change, however long that takes.
    ///
    /// - Parameters:
    ///   - rule: The rule to check.
    ///   - makeStore: A closure that creates an empty store.
    /// - Throws: ``ContractViolation``, or an error that `makeStore` or the store throws.
    public static func verify(_ rule: Rule, makeStore: @Sendable () async throws -> any PreferencesStore) async throws {
        let check = PreferencesStoreCheck(store: try await makeStore(), rule: rule)
        switch rule {
        case .beginsWithDefaults: try await check.beginsWithDefaults()
        case .keepsEverything: try await check.keepsEverything()
        case .returnsTheResult: try await check.returnsTheResult()
        case .buildsOnWhatIsStored: try await check.buildsOnWhatIsStored()
        case .losesNoConcurrentUpdate: try await check.losesNoConcurrentUpdate()
        case .streamBeginsWithTheState: try await check.streamBeginsWithTheState()
        case .streamDeliversChanges: try await check.streamDeliversChanges()
        case .streamsAreIndependent: try await check.streamsAreIndependent()
        }
    }
}

/// The checks of ``PreferencesStoreContract``; each one expects an empty store.
struct PreferencesStoreCheck: Sendable {
    /// The store under test.
    let store: any PreferencesStore
    /// The rule being checked.
    let rule: PreferencesStoreContract.Rule

    private func fail(_ detail: String) -> ContractViolation {
        ContractViolation(contract: "PreferencesStore", rule: rule.rawValue, detail: detail)
    }

    private func expect(_ found: Preferences?, _ expected: Preferences, _ moment: String) throws {
        guard found == expected else {
            throw fail("\(moment), \(found.map { "\($0)" } ?? "nothing") instead of \(expected)")
        }
    }

    func beginsWithDefaults() async throws {
        try expect(try await store.preferences(), Preferences(), "in a new store")
    }

    func keepsEverything() async throws {
        var chosen = Preferences.sample(
            units: .imperial,
            language: .fixed(.japanese),
            isCacheEnabled: false,
            isAutoRefreshEnabled: false,
            showsFetchTime: true,
            currentLocation: .tokyo,
            recents: [.lisbon, .kathmandu],
            favorites: [.newYork, .longyearbyen]
        )
        chosen.toggleFavorite(.kathmandu, at: SampleTime.fetched)
        let full = chosen
        try await store.update { $0 = full }
        try expect(try await store.preferences(), full, "after storing all")
    }

    func returnsTheResult() async throws {
        let result = try await store.update { $0.units = .standard }
        try expect(result, try await store.preferences(), "the update returned")
        guard result.units == .standard else { throw fail("the change is missing in the result") }
    }

    func buildsOnWhatIsStored() async throws {
        try await store.update { $0.toggleFavorite(.lisbon) }
        try await store.update { $0.units = .imperial }
        let found = try await store.preferences()
        guard found.isFavorite(Location.lisbon.id), found.units == .imperial else {
            throw fail("one of two changes is lost: \(found)")
        }
    }

    func losesNoConcurrentUpdate() async throws {
        let places = (0..<50).map { Location.sample(name: "Place \($0)") }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for place in places {
                group.addTask { try await store.update { $0.toggleFavorite(place) } }
            }
            try await group.waitForAll()
        }
        let kept = try await store.preferences().favorites.count
        guard kept == places.count else { throw fail("\(kept) of \(places.count) updates were kept") }
    }

    func streamBeginsWithTheState() async throws {
        let stored = try await store.update { $0.units = .imperial }
        var iterator = store.changes().makeAsyncIterator()
        try expect(await iterator.next(), stored, "the first element")
    }

    func streamDeliversChanges() async throws {
        var iterator = store.changes().makeAsyncIterator()
        try expect(await iterator.next(), Preferences(), "the first element")
        try await store.update { $0.units = .imperial }
        let last = try await store.update { $0.isCacheEnabled = false }
        while let next = await iterator.next() {
            guard next != last else { return }
            // A stream may skip states, but it must not deliver one that was never stored.
            guard next.units == .imperial || next == Preferences() else { throw fail("it delivered \(next)") }
        }
        throw fail("it ended before the latest change")
    }

    func streamsAreIndependent() async throws {
        let streams = [store.changes(), store.changes()]
        let changed = try await store.update { $0.units = .standard }
        for (number, stream) in streams.enumerated() {
            guard await stream.contains(changed) else { throw fail("stream \(number + 1) ended without the change") }
        }
    }
}
