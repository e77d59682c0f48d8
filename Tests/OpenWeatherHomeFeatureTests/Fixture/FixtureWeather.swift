import Foundation
import OpenWeatherCore

/// A source of weather that records its calls and responds to each when the test says so.
final class FixtureWeather: WeatherRepository {
    /// What was asked.
    struct Call: Hashable {
        let coordinate: Coordinate?
        let options: RequestOptions
        let policy: FetchPolicy
    }

    typealias Response = Result<Fetched<CurrentWeather>, WeatherError>

    private struct State {
        var calls: [Call] = []
        var response: Response
        var isHeld = false
        var held: [Int: CheckedContinuation<Response, Never>] = [:]
        var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state: Locked<State>

    init(_ response: Response) {
        state = Locked(State(response: response))
    }

    /// Responds to calls with `response` from now on.
    func response(_ response: Response) { state.withLock { $0.response = response } }

    /// Lets calls from now on wait for ``release(_:_:)``; they do not notice that their task is cancelled.
    func hold() { state.withLock { $0.isHeld = true } }

    /// Ends the waiting of call `index` with a response.
    func release(_ index: Int, _ response: Response) {
        state.withLock { $0.held.removeValue(forKey: index) }?.resume(returning: response)
    }

    var calls: [Call] { state.withLock { $0.calls } }

    /// Suspends until `count` calls were made, with or without a response.
    func waitForCalls(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isReached = state.withLock { state in
                guard state.calls.count < count else { return true }
                state.watchers.append((count, continuation))
                return false
            }
            if isReached { continuation.resume() }
        }
    }

    func currentWeather(
        for query: LocationQuery,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<CurrentWeather> {
        var coordinate: Coordinate?
        if case .coordinate(let point) = query { coordinate = point }
        let call = Call(coordinate: coordinate, options: options, policy: policy)
        let response = await withCheckedContinuation { (continuation: CheckedContinuation<Response, Never>) in
            let (now, watchers) = state.withLock { state in
                let index = state.calls.count
                state.calls.append(call)
                if state.isHeld { state.held[index] = continuation }
                let count = state.calls.count
                let watchers = state.watchers.filter { $0.count <= count }.map(\.continuation)
                state.watchers.removeAll { $0.count <= count }
                return (state.isHeld ? nil : state.response, watchers)
            }
            if let now { continuation.resume(returning: now) }
            for watcher in watchers { watcher.resume() }
        }
        return try response.get()
    }

    func forecast(
        for query: LocationQuery,
        count: Int?,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Forecast> {
        throw .notFound
    }
}
