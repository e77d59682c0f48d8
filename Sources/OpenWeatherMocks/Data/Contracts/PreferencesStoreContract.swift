public import OpenWeatherCore

/// The rules that every preferences store keeps, for the tests of one's own.
///
/// Works with any test framework, see ``CacheStoreContract``.
public enum PreferencesStoreContract: Sendable {
    /// A rule, in words.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Rule: String, CaseIterable, Sendable {
        /// A new store.
        case beginsWithDefaults = "a new store holds the defaults"
        /// Every property.
        case keepsEverything = "every property comes back as it was set"
        /// The result of an update.
        case returnsTheResult = "an update returns what is then stored"
        /// An update on top of another.
        case buildsOnWhatIsStored = "an update begins with what is stored"
        /// Many tasks.
        case losesNoConcurrentUpdate = "many updates at once are all kept"
        /// The first element of a stream.
        case streamBeginsWithTheState = "a stream begins with what is stored"
        /// The elements after the first.
        case streamTellsOfChanges = "a stream ends up at the latest change"
        /// Several streams.
        case streamsAreIndependent = "every stream hears of a change"
    }

    /// Checks every rule, each on a store of its own.
    ///
    /// - Parameter makeStore: Makes an empty store.
    /// - Throws: ``ContractViolation``, or what `makeStore` and the store throw.
    public static func verify(makeStore: @Sendable () async throws -> any PreferencesStore) async throws {
        for rule in Rule.allCases { try await verify(rule, makeStore: makeStore) }
    }

    /// Checks one rule; one about streams waits for as long as the store takes to tell of a change.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - makeStore: Makes an empty store.
    /// - Throws: ``ContractViolation``, or what `makeStore` and the store throw.
    public static func verify(_ rule: Rule, makeStore: @Sendable () async throws -> any PreferencesStore) async throws {
        let check = PreferencesStoreCheck(store: try await makeStore(), rule: rule)
        switch rule {
        case .beginsWithDefaults: try await check.beginsWithDefaults()
        case .keepsEverything: try await check.keepsEverything()
        case .returnsTheResult: try await check.returnsTheResult()
        case .buildsOnWhatIsStored: try await check.buildsOnWhatIsStored()
        case .losesNoConcurrentUpdate: try await check.losesNoConcurrentUpdate()
        case .streamBeginsWithTheState: try await check.streamBeginsWithTheState()
        case .streamTellsOfChanges: try await check.streamTellsOfChanges()
        case .streamsAreIndependent: try await check.streamsAreIndependent()
        }
    }
}
