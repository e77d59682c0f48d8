import OpenWeatherCore

/// A client that repeats requests which may succeed a moment later.
///
/// Only `GET` and `HEAD` are repeated, after timeouts, lost connections, and the statuses 408, 500, 502, 503 and 504;
/// after 429 only with a short `Retry-After`. A `Retry-After` that is longer than the policy's own delay replaces it;
/// one beyond ``RetryPolicy/longestRetryAfter`` ends the attempts, and one of 0 is ignored. The deadline covers
/// attempts and delays: an attempt that exceeds it ends with `URLError.timedOut`, and instead of a delay that would
/// exceed it, the last outcome is returned at once.
///
/// Place it above a ``RateLimitedHTTPClient``: that client's pause after a 429 runs while this one sleeps for the same
/// `Retry-After`, so that a request does not wait twice. Requests that the rate limit refuses are not repeated.
public struct RetryingHTTPClient: HTTPClient {
    private let client: any HTTPClient
    private let policy: RetryPolicy
    private let clock: any Clock<Duration>
    private let timer: DeadlineTimer
    private let randomness: @Sendable (ClosedRange<Double>) -> Double
    private let handler: NetworkEventHandler

    /// Creates a client that wraps `client`.
    ///
    /// A clock on which sleeps end at once reaches the deadline at once; use it with a policy that has no deadline.
    ///
    /// - Parameters:
    ///   - client: The client that sends each attempt.
    ///   - policy: The number of attempts and their delays.
    ///   - clock: The clock that delays and the deadline are measured on.
    ///   - randomness: A closure that returns a random number in a range, for the spread of delays.
    ///   - handler: The handler that receives an event before each further attempt.
    public init(
        wrapping client: any HTTPClient,
        policy: RetryPolicy = RetryPolicy(),
        clock: any Clock<Duration> = ContinuousClock(),
        randomness: @escaping @Sendable (ClosedRange<Double>) -> Double = { .random(in: $0) },
        handler: @escaping NetworkEventHandler = { _ in }
    ) {
        self.client = client
        self.policy = policy
        self.clock = clock
        timer = DeadlineTimer(on: clock)
        self.randomness = randomness
        self.handler = handler
    }

    /// Sends `request`, repeating it as often as the policy allows.
    ///
    /// - Throws: The ``NetworkError`` of the last attempt, or ``NetworkError/transport(_:)`` with `URLError.timedOut`
    ///   at the deadline.
    public func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        guard RetryPolicy.repeats(method: request.method), let deadline = policy.deadline else {
            return try await attempt(request)
        }
        return try await timer.limit(to: deadline) { () throws(NetworkError) in
            try await attempt(request)
        }
    }

    private func attempt(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        var number = 1
        while true {
            let result = await result(of: request)
            number += 1
            guard number <= policy.maximumAttempts, RetryPolicy.repeats(method: request.method),
                let delay = delay(after: result, before: number)
            else { return try result.get() }
            guard !Task.isCancelled else { throw .cancelled }
            // The time of waiting in line does not count here either.
            if let deadline = Deadline.current, deadline.remaining <= delay { return try result.get() }
            // Last, as a call that is set aside for an attempt is lost when none follows.
            guard CallAllowance.current?.claimAnother() ?? true else { return try result.get() }
            handler(.retrying(NetworkRequest(request), attempt: number, delay: delay))
            do {
                try await clock.sleep(for: delay)
            } catch {
                throw .cancelled
            }
        }
    }

    private func result(of request: TransportRequest) async -> Result<TransportResponse, NetworkError> {
        do throws(NetworkError) {
            return .success(try await client.send(request))
        } catch {
            return .failure(error)
        }
    }

    /// Returns the delay before another attempt, or `nil` when `result` is final.
    private func delay(after result: Result<TransportResponse, NetworkError>, before number: Int) -> Duration? {
        var advice = Duration.zero
        switch result {
        case .failure(let error):
            guard RetryPolicy.repeats(error) else { return nil }
        case .success(let response):
            guard RetryPolicy.repeats(status: response.status) else { return nil }
            advice = response.retryAfter ?? .zero
            guard advice <= policy.longestRetryAfter else { return nil }
            // The rate limit below pauses for exactly as long, so a longer delay gains nothing.
            if response.status == 429 { return advice > .zero ? advice : nil }
        }
        return max(advice, policy.delay(before: number, randomness: randomness))
    }
}
