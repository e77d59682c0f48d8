import OpenWeatherCore
import OpenWeatherNetworking

/// The pace of a client's batches: how many places are in flight, and how long one waits for the rate limit.
///
/// A limit that suits single requests fails those that would wait long, or leaves them with an older value. A batch
/// sends them again after the stated wait. A budget that is used up fails them as it says.
struct BatchPace: Sendable {
    /// The largest number of attempts at a place; more than two are rare, as the wait is that of a free slot.
    private static let attempts = 10

    /// The number of places in flight unless the caller chooses one.
    private let concurrency: Int
    /// The largest number of places in flight: more than the limit has slots would only wait for each other.
    private let maximumConcurrency: Int

    /// The longest wait after which a place is tried again.
    ///
    /// It is the longest that the limit itself can ask for: its own queue, and one interval until slots are free. A
    /// longer wait is the service's, for example for a blocked key, and fails the place. A gateway asks for up to a minute
    /// when it has spent its calls of one, or those of this client.
    private let longestWait: Duration
    private let clock: any Clock<Duration>

    /// Creates the pace of a configuration.
    init(_ configuration: OpenWeatherConfiguration) {
        let day = Duration.seconds(86_400)  // Bounds both parts, as the sum of two very long ones overflows.
        let limit = configuration.rateLimit
        let ownWait = limit.map { min($0.interval, day) + min($0.pace.longestWait ?? $0.pace.longestPause, day) }
        longestWait = max(ownWait ?? .zero, configuration.api.isGateway ? .seconds(60) : .zero)
        concurrency = configuration.maximumConnections
        maximumConcurrency = limit?.requests ?? .max
        clock = configuration.clock
    }

    /// Returns the number of places in flight for the one that a caller chose, `nil` for none.
    func concurrency(_ chosen: Int?) -> Int {
        min(chosen ?? concurrency, maximumConcurrency)
    }

    /// Calls `attempt` for a place, and again while the rate limit asks for a wait.
    ///
    /// It knows nothing of the value, so that it is compiled once for all batches.
    ///
    /// - Parameters:
    ///   - onWait: A closure that is called before each wait.
    ///   - attempt: A closure that requests the value, keeps its own result, and returns the failure of the request, also of
    ///     one whose value is an older one.
    /// - Throws: `cancelled` when the task is cancelled during a wait.
    func repeating(
        onWait: (BatchProgress.Wait) -> Void,
        _ attempt: () async -> WeatherError?
    ) async throws(WeatherError) {
        for _ in 1..<Self.attempts {
            guard case .rateLimited(let delay?, let limit)? = await attempt(),
                delay > .zero, delay <= longestWait, !limit.isBudget
            else { return }
            onWait(BatchProgress.Wait(limit: limit, delay: delay))
            do { try await clock.sleep(for: delay) } catch { throw .cancelled }
        }
        _ = await attempt()
    }
}

extension CallLimit {
    /// Whether the limit is the device's own budget.
    fileprivate var isBudget: Bool {
        guard case .budget = self else { return false }
        return true
    }
}
