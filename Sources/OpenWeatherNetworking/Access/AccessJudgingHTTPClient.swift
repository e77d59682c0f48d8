public import Foundation
public import OpenWeatherCore

/// A client that finds the reason for which the service has refused a key or a call.
///
/// Place it outermost. It remembers which plans have accepted the key, so that a response with HTTP 401 or 403 becomes
/// ``NetworkError/refusedKey(_:)`` with a reason that follows from that evidence, whatever the text of the response is. A
/// response with 403 and a body that is not the service's is the page of a proxy, which is returned.
/// A response with 429 becomes ``NetworkError/rateLimited(retryAfter:limit:)`` with the limit that the ledger has found;
/// when the ledger does not know it, the response is returned.
///
/// In front of a gateway, 401 and 403 are not about the key and become ``NetworkError/refusedByGateway``, and 503 becomes
/// ``NetworkError/rateLimited(retryAfter:limit:)`` with ``/OpenWeatherCore/CallLimit/gateway``, as the gateway has spent its
/// budget. Its `Gateway-Refusal` header tells the calls of the day (`day`) and a limit of this client (`client` or `share`)
/// from others, and any of these from a response with 429 that the service itself has sent. With 502, it says that the
/// service refuses the gateway's key (`refused`): for a product that a plan may lack, that is judged like the service's 401.
///
/// Copies of a client share their evidence. Create one for each key.
public struct AccessJudgingHTTPClient: HTTPClient {
    private let client: any HTTPClient
    private let ledger: any CallLedger
    private let now: @Sendable () -> Date
    private let isGateway: Bool
    private let evidence: Locked<KeyEvidence>

    /// Creates a client that wraps `client`.
    ///
    /// - Parameters:
    ///   - client: The client that sends the requests.
    ///   - key: The key that is sent with them; `nil` when a gateway adds it.
    ///   - isGateway: Whether a gateway of your own receives the requests, see ``WeatherAPIConfiguration/isGateway``.
    ///   - ledger: The ledger in which a ``BudgetedHTTPClient`` below stores refusals.
    ///   - now: The wall clock.
    public init(
        wrapping client: any HTTPClient,
        key: APIKey?,
        isGateway: Bool = false,
        ledger: any CallLedger,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.client = client
        self.isGateway = isGateway
        self.ledger = ledger
        self.now = now
        evidence = Locked(KeyEvidence(isWellFormed: key?.isWellFormed ?? true))
    }

    private init(_ other: AccessJudgingHTTPClient, wrapping client: any HTTPClient) {
        self.client = client
        (isGateway, ledger, now, evidence) = (other.isGateway, other.ledger, other.now, other.evidence)
    }

    /// Returns a client with the same evidence that wraps another client.
    package func sharingEvidence(wrapping client: any HTTPClient) -> AccessJudgingHTTPClient {
        AccessJudgingHTTPClient(self, wrapping: client)
    }

    /// Returns the reason for which a product refuses the key, by all the evidence so far.
    package func refusal(of plan: BillingPlan, isIncluded: Bool) -> KeyRefusal {
        evidence.withLock { $0.refusal(of: plan, isIncluded: isIncluded) }
    }

    /// Sends `request` and judges a refusal.
    ///
    /// - Throws: ``NetworkError/refusedKey(_:)`` for a response with HTTP 401 or 403 from the service, or with 502 from a
    ///   gateway that has received one for a product that a plan may lack; ``NetworkError/refusedByGateway`` for 401 or
    ///   403 from a gateway;
    ///   ``NetworkError/rateLimited(retryAfter:limit:)`` for one with 429 whose limit is known, or ``NetworkError`` from
    ///   the wrapped client.
    public func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        let response: TransportResponse
        do throws(NetworkError) {
            response = try await client.send(request)
        } catch .rateLimited(let wait, .unknown) {
            // A rate limit above the ledger waits after a refusal, whose reason is in the ledger.
            guard let refusal = await refusal(of: request.plan) else { throw .rateLimited(retryAfter: wait) }
            throw error(refusal, advice: wait)
        }
        switch response.status {
        // What a gateway has kept says nothing about its key now.
        case 200..<300 where isGateway && response.age > 0: break
        case 200..<300:
            guard evidence.withLock({ $0.verdict(of: request.plan) }) != .accepted, response.isServiceBody else {
                break
            }
            evidence.withLock {
                $0.add(.accepted, of: request.plan, isIncluded: request.isIncludedInEveryAccount)
            }
        case 401 where isGateway, 403 where isGateway: throw .refusedByGateway
        case 503 where isGateway, 429 where isGateway && response.gatewayLimit(at: now()) != nil:
            throw .rateLimited(retryAfter: response.retryAfter, limit: response.gatewayLimit(at: now()) ?? .gateway)
        // A page of a proxy or a network, which says nothing about the key.
        case 403 where ServiceText(response.body).isForeign: break
        case 401, 403: throw refusedKey(by: request)
        // Every plan has the other products: there, the gateway's key itself is wrong, of which its users know nothing.
        case 502 where isGateway && !request.isIncludedInEveryAccount && response.isRefusedKey:
            throw refusedKey(by: request)
        case 429:
            guard let refusal = await refusal(of: request.plan) else { break }
            throw error(refusal, advice: response.retryAfter)
        default: break
        }
        return response
    }

    /// Adds the refusal of a request to the evidence, and returns the failure with the reason that follows.
    private func refusedKey(by request: TransportRequest) -> NetworkError {
        let isIncluded = request.isIncludedInEveryAccount
        let reason = evidence.withLock { evidence in
            evidence.add(.refused, of: request.plan, isIncluded: isIncluded)
            return evidence.refusal(of: request.plan, isIncluded: isIncluded)
        }
        return .refusedKey(reason)
    }

    /// Returns the period in which the service refuses the calls of a plan; `nil` when it is over, or its limit is not
    /// known.
    private func refusal(of plan: BillingPlan) async -> CallRecord.Refusal? {
        guard let refusal = try? await ledger.record(of: plan).refusal, refusal.limit != .unknown else { return nil }
        let date = now()
        return refusal.began <= date && date < refusal.ends ? refusal : nil
    }

    private func error(_ refusal: CallRecord.Refusal, advice: Duration?) -> NetworkError {
        let wait = Duration.seconds(refusal.ends.timeIntervalSince(now()))
        return .rateLimited(retryAfter: max(wait, advice ?? .zero), limit: refusal.limit)
    }
}

extension TransportRequest {
    /// A Boolean value that indicates whether every account has the product that the request is for.
    ///
    /// The package's own requests below the account's plan are for such products. Any other one may be for a product
    /// that only some plans include.
    var isIncludedInEveryAccount: Bool {
        plan == .account && Self.includedOperations.contains(operation)
    }

    /// The names of the calls whose products every account has.
    private static let includedOperations: Set<String> = [
        "currentWeather", "forecast", "airQuality", "airQualityForecast", "locationsByName", "locationsByCoordinate",
        "locationByPostcode",
    ]
}

extension TransportResponse {
    /// Returns the gateway's own limit that refused the request; `nil` when its response does not name one.
    func gatewayLimit(at date: Date) -> CallLimit? {
        switch headers["Gateway-Refusal"] {
        case "day":
            // Seconds of waiting, received a moment later: the end is a whole minute.
            retryAfter.map { wait in
                let end = date.timeIntervalSince1970 + min(wait, .seconds(2 * 86_400)) / .seconds(1)
                return .gatewayDay(ends: Date(timeIntervalSince1970: (end / 60).rounded() * 60))
            } ?? .gateway
        case "client", "share": .gatewayClient
        default: nil
        }
    }

    /// A Boolean value that indicates whether a gateway says that the service refuses its key.
    var isRefusedKey: Bool { headers["Gateway-Refusal"] == "refused" }

    /// A Boolean value that indicates whether the body is what the service sends: a JSON object or array, without the
    /// status of a failure in it.
    ///
    /// A login page of a network has a status of success as well and says nothing about the key.
    package var isServiceBody: Bool {
        (try? ResponseDecoder.read(ForeignBody.self, from: self)) != nil
    }
}
