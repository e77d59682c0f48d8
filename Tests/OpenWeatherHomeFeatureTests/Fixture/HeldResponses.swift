import OpenWeatherCore

/// The responses of one method, each of which comes when the test says so; records the calls.
final class HeldResponses<Value: Sendable>: Sendable {
    /// What was asked.
    struct Call: Hashable {
        let coordinate: Coordinate?
        let options: RequestOptions
        let policy: FetchPolicy
    }

    typealias Response = Result<Fetched<Value>, WeatherError>

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

    /// Records a call and responds.
    func respond(
        to query: LocationQuery,
        _ options: RequestOptions,
        _ policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Value> {
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
}
