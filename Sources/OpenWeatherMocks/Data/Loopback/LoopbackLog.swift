import OpenWeatherCore

/// What the server's thread tells the outside.
final class LoopbackLog: Sendable {
    private struct State: Sendable {
        var requests: [LoopbackRequest] = []
        var connectionCount = 0
        var hasEnded = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Locked(State())

    /// Every request in order of arrival.
    var requests: [LoopbackRequest] { state.withLock { $0.requests } }

    /// The number of clients connected.
    var connectionCount: Int { state.withLock { $0.connectionCount } }

    /// Adds a request.
    func append(_ request: LoopbackRequest) {
        state.withLock { $0.requests.append(request) }
    }

    /// Notes how many clients are connected.
    func setConnectionCount(_ count: Int) {
        state.withLock { $0.connectionCount = count }
    }

    /// Notes that the thread has ended and wakes those who wait for it.
    func end() {
        let waiting = state.withLock { state in
            defer { state.waiting = [] }
            state.hasEnded = true
            state.connectionCount = 0
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Suspends until the thread has ended.
    func waitForEnd() async {
        await withCheckedContinuation { continuation in
            let hasEnded = state.withLock { state in
                if !state.hasEnded { state.waiting.append(continuation) }
                return state.hasEnded
            }
            if hasEnded { continuation.resume() }
        }
    }
}
