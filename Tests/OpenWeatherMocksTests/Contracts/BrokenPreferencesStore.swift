import OpenWeatherCore
import OpenWeatherMocks

/// A preferences store with one fault, over one without.
struct BrokenPreferencesStore: PreferencesStore {
    /// The fault of the store.
    enum Fault: String, CaseIterable, Sendable {
        case beginsWithAPlace, losesFavorites, returnsTheOld, beginsAnew, losesUpdates, streamsNothing, endsEarly
        case servesOneStream

        /// The rule that the fault breaks.
        var rule: PreferencesStoreContract.Rule {
            switch self {
            case .beginsWithAPlace: .beginsWithDefaults
            case .losesFavorites: .keepsEverything
            case .returnsTheOld: .returnsTheResult
            case .beginsAnew: .buildsOnWhatIsStored
            case .losesUpdates: .losesNoConcurrentUpdate
            case .streamsNothing: .streamBeginsWithTheState
            case .endsEarly: .streamDeliversChanges
            case .servesOneStream: .streamsAreIndependent
            }
        }
    }

    private let fault: Fault
    private let store: InMemoryPreferencesStore
    private let calls = Locked(0)

    init(_ fault: Fault) {
        self.fault = fault
        store = InMemoryPreferencesStore(fault == .beginsWithAPlace ? .sample() : Preferences())
    }

    func preferences() async throws(WeatherError) -> Preferences {
        var found = try await store.preferences()
        if fault == .losesFavorites { for place in found.favorites { found.toggleFavorite(place) } }
        return found
    }

    func update(_ change: @Sendable (inout Preferences) -> Void) async throws(WeatherError) -> Preferences {
        let before = try await store.preferences()
        let number = calls.withLock { calls in
            calls += 1
            return calls
        }
        if fault == .losesUpdates, number % 7 == 0 { return before }
        let result = try await store.update { stored in
            if fault == .beginsAnew { stored = Preferences() }
            change(&stored)
        }
        return fault == .returnsTheOld ? before : result
    }

    func changes() -> AsyncStream<Preferences> {
        let number = calls.withLock { calls in
            calls += 1
            return calls
        }
        let isSilent = fault == .streamsNothing || (fault == .servesOneStream && number > 1)
        if isSilent { return AsyncStream { $0.finish() } }
        guard fault == .endsEarly else { return store.changes() }
        let now = store.stored
        return AsyncStream { continuation in
            continuation.yield(now)
            continuation.finish()
        }
    }
}
