import Foundation
import OpenWeatherCore
import OpenWeatherNetworking

/// The sources of the service over a stack of HTTP clients, below the cache.
struct NetworkStack: Sendable {
    /// The source of the values that the package knows.
    let remote: RemoteSource
    /// The source of endpoints that the package does not know.
    let endpoints: RemoteEndpointSource
    /// The client of icons, without credentials, middleware and rate limit, as they are files of another host.
    let icons: any HTTPClient
    /// The current date for windows of the budget, which responses correct.
    let date: @Sendable () -> Date
    /// The diagnosis of the products that the key reaches, which sends no request twice.
    let probe: AccessProbe

    /// Creates the stack; a request passes the clients in the reverse of the order in which they are created.
    ///
    /// `handler` receives the events of all of them. The source joins identical calls itself, before a response is
    /// decoded; a ``/OpenWeatherNetworking/CoalescingHTTPClient`` does it for endpoints that the package does not know.
    init(
        _ configuration: OpenWeatherConfiguration,
        ledger: any CallLedger,
        handler: @escaping NetworkEventHandler
    ) {
        let (clock, now) = (configuration.clock, configuration.now)
        let transport: any HTTPClient =
            configuration.transport
            ?? URLSessionHTTPClient(
                timeout: configuration.timeout,
                maximumBodySize: configuration.maximumBodySize,
                maximumConnections: configuration.maximumConnections,
                clock: clock
            )
        icons = RetryingHTTPClient(
            wrapping: ObservedHTTPClient(wrapping: transport, clock: clock, handler: handler),
            policy: configuration.retry,
            clock: clock,
            randomness: configuration.randomness,
            handler: handler
        )
        var client: any HTTPClient = AuthorizingHTTPClient(wrapping: transport, api: configuration.api)
        if !configuration.middleware.isEmpty { client = OriginGuard(wrapping: client, api: configuration.api) }
        for wrap in configuration.middleware.reversed() { client = wrap(client) }
        client = ObservedHTTPClient(wrapping: client, clock: clock, handler: handler)
        let budgeted = BudgetedHTTPClient(
            wrapping: client,
            ledger: ledger,
            plan: configuration.plan,
            budget: configuration.budget,
            clock: clock,
            now: now,
            handler: handler
        )
        date = { budgeted.date }
        client = budgeted
        if let limit = configuration.rateLimit {
            client = RateLimitedHTTPClient(wrapping: client, limit: limit, clock: clock, handler: handler)
        }
        if let problem = configuration.problems.first { client = RefusingHTTPClient(problem: problem) }
        let api = configuration.api
        let single = AccessJudgingHTTPClient(
            wrapping: client,
            key: api.apiKey,
            isGateway: api.isGateway,
            ledger: ledger,
            now: date
        )
        probe = AccessProbe(client: single, api: api, now: now)
        client = single.sharingEvidence(
            wrapping: RetryingHTTPClient(
                wrapping: client,
                policy: configuration.retry,
                clock: clock,
                randomness: configuration.randomness,
                handler: handler
            )
        )

        remote = RemoteSource(client: client, api: api, now: now, handler: handler)
        endpoints = RemoteEndpointSource(
            client: CoalescingHTTPClient(wrapping: client, handler: handler),
            api: api,
            now: now
        )
    }
}

/// A client that refuses every request, because the settings contradict each other.
struct RefusingHTTPClient: HTTPClient {
    /// The contradiction.
    let problem: PlanProblem

    /// Sends nothing.
    ///
    /// - Throws: `NetworkError.rateLimited` with the contradiction.
    func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        throw .rateLimited(retryAfter: nil, limit: .contradiction(problem))
    }
}
