import Observation

/// A recorder of the states that a screen passes through.
@MainActor
public enum StateTrail {
    /// Returns the states that `read` returns while `work` runs, in order and without repetitions.
    ///
    /// A state that `isEnough` accepts ends the work; otherwise, the work runs to its own end.
    public static func states<State: Equatable & Sendable>(
        of read: @escaping @MainActor () -> State,
        until isEnough: (State) -> Bool = { _ in false },
        during work: @escaping @MainActor () async -> Void
    ) async -> [State] {
        let (changes, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        var states = [withObservationTracking(read) { continuation.yield() }]
        let task = Task {
            await work()
            continuation.finish()
        }
        for await _ in changes {
            // Observation reports a single change; reading again registers for the next one.
            let state = withObservationTracking(read) { continuation.yield() }
            if states.last != state { states.append(state) }
            if isEnough(state) { task.cancel() }
        }
        await task.value
        let last = read()
        return states.last == last ? states : states + [last]
    }
}
