import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

/// A loader of numbers whose responses and preferences the test controls.
@MainActor
final class PlaceLoaderFixture {
    let store: CountingPreferences
    let fetcher = HeldFetcher()
    let settings = ScreenSettings(deviceLocale: Locale(identifier: "en_GB"), timeZone: .gmt)
    let sut: PlaceLoader<LoadPart<Int>>

    init(at source: PlaceSource = .current, location: Location? = .lisbon) {
        let fetcher = fetcher
        store = CountingPreferences(.sample(currentLocation: location))
        sut = PlaceLoader(at: source, preferences: store) { request async throws(WeatherError) in
            try await fetcher.fetch(request)
        }
    }

    var state: LoadState<Int> { sut.state(of: \.self) }

    /// Starts a load and returns its caller once it waits for a response or has returned.
    func load(_ policy: FetchPolicy = .cacheFirst) async -> Task<Void, Never> {
        let caller = Task { await sut.load(policy, settings) }
        await settle()
        return caller
    }

    /// Loads `value` from beginning to end.
    func loaded(_ result: Result<Int, WeatherError>) async {
        let caller = await load()
        fetcher.respond(fetcher.requests.count - 1, result)
        await caller.value
    }
}

/// A source of numbers that holds every response until the test gives it, and does not notice cancellation.
@MainActor
final class HeldFetcher {
    private(set) var requests: [PlaceRequest] = []
    private var held: [Int: CheckedContinuation<Result<Int, WeatherError>, Never>] = [:]

    /// The requests without a response.
    var pending: [Int] { held.keys.sorted() }

    func fetch(_ request: PlaceRequest) async throws(WeatherError) -> Int {
        let index = requests.count
        requests.append(request)
        return try await withCheckedContinuation { held[index] = $0 }.get()
    }

    /// Gives the response to request `index`; does nothing when it has one.
    func respond(_ index: Int, _ result: Result<Int, WeatherError>) {
        held.removeValue(forKey: index)?.resume(returning: result)
    }

    /// Gives the responses that are still held, so that no task is left behind.
    func respondToAll() {
        for index in pending { respond(index, .failure(.cancelled)) }
    }
}

/// Preferences in memory that count their calls, may fail, and may be slow to read.
final class CountingPreferences: PreferencesStore {
    private struct State {
        var preferences: Preferences
        var failure: WeatherError?
        var gate: Gate?
        var writingGate: Gate?
        var readings = 0
        var writings = 0
    }

    private let state: Locked<State>

    init(_ preferences: Preferences) {
        state = Locked(State(preferences: preferences))
    }

    var stored: Preferences { state.withLock { $0.preferences } }
    var readings: Int { state.withLock { $0.readings } }
    var writings: Int { state.withLock { $0.writings } }

    func change(_ change: @Sendable (inout Preferences) -> Void) { state.withLock { change(&$0.preferences) } }

    /// Fails every call from now on, or none.
    func fail(_ failure: WeatherError?) { state.withLock { $0.failure = failure } }

    /// Holds the next reading at `gate`; it returns what is stored at the time of the call.
    func holdNextReading(at gate: Gate) { state.withLock { $0.gate = gate } }

    /// Holds the next writing at `gate`, as another process that has the lock does.
    func holdNextWriting(at gate: Gate) { state.withLock { $0.writingGate = gate } }

    func preferences() async throws(WeatherError) -> Preferences {
        let (now, gate) = state.withLock { state in
            state.readings += 1
            defer { state.gate = nil }
            return (state, state.gate)
        }
        try? await gate?.pass()
        if let failure = now.failure { throw failure }
        return now.preferences
    }

    func update(_ change: @Sendable (inout Preferences) -> Void) async throws(WeatherError) -> Preferences {
        let gate = state.withLock { state in
            state.writings += 1
            defer { state.writingGate = nil }
            return state.writingGate
        }
        try? await gate?.pass()
        if let failure = state.withLock({ $0.failure }) { throw failure }
        self.change(change)
        return stored
    }

    func changes() -> AsyncStream<Preferences> { AsyncStream { $0.finish() } }
}
