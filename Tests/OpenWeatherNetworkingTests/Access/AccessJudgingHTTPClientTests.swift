import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Judge of refusals", .watched)
struct AccessJudgingHTTPClientTests {
    private static let noon = Date(timeIntervalSince1970: 1_779_969_600)
    private static let goodKey = APIKey("0123456789abcdef0123456789ABCDEF")
    private static let invalid = #"{"cod":401,"message":"Invalid API key. Please see https://openweathermap.org/faq"}"#
    private static let subscription3 =
        #"{"cod":401,"message":"Please note that using One Call 3.0 requires a separate subscription"}"#
    private static let subscription4 =
        #"{"cod":401,"message":"Please note that using One Call 4.0 requires a separate subscription"}"#

    /// Every text that the service may send, none of which proves anything.
    private static let bodies = [invalid, subscription3, subscription4, ""]
    /// Bodies that the service never sends.
    private static let pages = ["<html>Forbidden</html>", "{}", "["]

    private let ledger = ScriptedCallLedger()

    private func makeSUT(_ client: any HTTPClient, key: APIKey? = goodKey) -> AccessJudgingHTTPClient {
        AccessJudgingHTTPClient(wrapping: client, key: key, ledger: ledger, now: { Self.noon })
    }

    private func request(_ plan: BillingPlan, _ operation: String = "custom") throws -> TransportRequest {
        guard let url = URL(string: "https://example.com/") else { throw NetworkError.invalidURL }
        return TransportRequest(url: url, operation: operation, plan: plan)
    }

    @Test(arguments: [
        (401, nil, NetworkError.refusedByGateway), (403, nil, .refusedByGateway),
        (503, "90", .rateLimited(retryAfter: .seconds(90), limit: .gateway)),
        (503, nil, .rateLimited(retryAfter: nil, limit: .gateway)),
    ]
    )
    func `takes no answer of a gateway for one about the key`(status: Int, wait: String?, expected: NetworkError)
        async throws
    {
        var headers = ["Content-Type": "application/json"]
        headers["Retry-After"] = wait
        let sut = AccessJudgingHTTPClient(
            wrapping: RespondingHTTPClient(status: status, headers: headers, body: Self.invalid),
            key: nil,
            isGateway: true,
            ledger: ledger,
            now: { Self.noon }
        )

        for plan in [BillingPlan.account, .oneCall3] {
            await #expect(throws: expected) { try await sut.send(try request(plan)) }
        }
    }

    @Test(arguments: [
        (503, "day", CallLimit.gatewayDay(ends: noon.addingTimeInterval(43_500))), (503, "minute", .gateway),
        (503, "share", .gatewayClient), (503, "uncounted", .gateway), (429, "client", .gatewayClient),
        (503, "something new", .gateway),
    ])
    func `tells the gateways refusals apart`(status: Int, refusal: String, limit: CallLimit) async throws {
        let headers: [String: String] = ["Retry-After": "43499", "Gateway-Refusal": refusal]
        let response = RespondingHTTPClient(status: status, headers: headers, body: "")
        let sut = AccessJudgingHTTPClient(
            wrapping: response,
            key: nil,
            isGateway: true,
            ledger: ledger,
            now: { Self.noon }
        )

        await #expect(throws: NetworkError.rateLimited(retryAfter: .seconds(43_499), limit: limit)) {
            try await sut.send(try request(.account))
        }
    }

    @Test
    func `takes a refusal of the service for one of the gateway only in front of it`() async throws {
        for (isGateway, refusal) in [(true, "busy"), (false, "client"), (true, nil)] {
            var headers: [String: String] = ["Retry-After": "300"]
            headers["Gateway-Refusal"] = refusal
            let sut = AccessJudgingHTTPClient(
                wrapping: RespondingHTTPClient(status: 429, headers: headers, body: ""),
                key: nil,
                isGateway: isGateway,
                ledger: ledger,
                now: { Self.noon }
            )
            #expect(try await sut.send(try request(.account)).status == 429)
        }
    }

    @Test(
        arguments: [
            (true, "refused", "oneCall", KeyRefusal.subscriptionRequired), (true, "failing", "oneCall", nil),
            (true, nil, "oneCall", nil), (false, "refused", "oneCall", nil), (true, "refused", "forecast", nil),
        ] as [(Bool, String?, String, KeyRefusal?)]
    )
    func `finds the reason for which the key of a gateway is refused a product that a plan may lack`(
        isGateway: Bool,
        refusal: String?,
        operation: String,
        reason: KeyRefusal?
    ) async throws {
        let age = Locked<String?>(nil)
        let client = ClosureHTTPClient { request, _ throws(NetworkError) in
            guard request.operation != "currentWeather" else {
                var headers = ["Content-Type": "application/json"]
                headers["Age"] = age.withLock { $0 }
                return try makeResponse(to: request, headers: headers)
            }
            var headers = ["Retry-After": "55"]
            headers["Gateway-Refusal"] = refusal
            return try makeResponse(to: request, status: 502, headers: headers)
        }
        let sut = AccessJudgingHTTPClient(
            wrapping: client,
            key: nil,
            isGateway: isGateway,
            ledger: ledger,
            now: { Self.noon }
        )
        let refused = try request(operation == "oneCall" ? .oneCall3 : .account, operation)

        // Weather that the gateway has kept does not show that the service accepts its key.
        for weather in [nil, "60", "0"] {
            age.withLock { $0 = weather }
            if weather != nil { _ = try await sut.send(request(.account, "currentWeather")) }
            if let reason {
                let expected = weather == "0" ? reason : .undetermined
                await #expect(throws: NetworkError.refusedKey(expected)) { try await sut.send(refused) }
            } else {
                #expect(try await sut.send(refused).status == 502)
            }
        }
    }

    /// What the client has sent before, with the response to it.
    enum Before: CaseIterable, Sendable {
        case nothing, weather200, weather401, weather429, weather500, weatherPage, weatherTimeout, weather404
        case weatherFailureInBody, otherPlan200, otherPlan401
    }

    private static let rows: [(Before, oneCall: KeyRefusal, weather: KeyRefusal)] = [
        (.nothing, .undetermined, .unknownOrInactive), (.weather200, .subscriptionRequired, .unknownOrInactive),
        (.weather401, .unknownOrInactive, .unknownOrInactive), (.weather429, .undetermined, .unknownOrInactive),
        (.weather500, .undetermined, .unknownOrInactive), (.weatherPage, .undetermined, .unknownOrInactive),
        (.weatherTimeout, .undetermined, .unknownOrInactive), (.weather404, .undetermined, .unknownOrInactive),
        (.weatherFailureInBody, .undetermined, .unknownOrInactive),
        (.otherPlan200, .subscriptionRequired, .undetermined), (.otherPlan401, .undetermined, .unknownOrInactive),
    ]

    private func response(before: Before) -> Result<TransportResponse, NetworkError> {
        let json: HeaderFields = ["Content-Type": "application/json; charset=utf-8"]
        func answer(_ status: Int, _ body: String = "{}") -> Result<TransportResponse, NetworkError> {
            .success(TransportResponse(status: status, headers: json, body: Data(body.utf8)))
        }
        switch before {
        case .nothing, .weather200, .otherPlan200: return answer(200)
        case .weather401, .otherPlan401: return answer(401, Self.subscription4)
        case .weather429: return answer(429)
        case .weather500: return answer(500)
        case .weather404: return answer(404, #"{"cod":"404","message":"city not found"}"#)
        case .weatherFailureInBody: return answer(200, #"{"cod":"401","message":"Invalid API key"}"#)
        case .weatherPage:
            let page = Data("<html>Sign in</html>".utf8)
            return .success(TransportResponse(status: 200, headers: ["Content-Type": "text/html"], body: page))
        case .weatherTimeout: return .failure(.transport(URLError(.timedOut)))
        }
    }

    @Test
    func `is tested with everything that can have happened before`() {
        #expect(Set(Self.rows.map(\.0)) == Set(Before.allCases))
    }

    @Test(arguments: rows, [401, 403])
    func `finds the reason by what else the key has reached and never by the text`(
        row: (before: Before, oneCall: KeyRefusal, weather: KeyRefusal),
        status: Int
    ) async throws {
        // A page with 403 is another server's.
        for body in Self.bodies + (status == 401 ? Self.pages : []) {
            for (plan, operation, reason) in [
                (BillingPlan.oneCall4, "oneCall", row.oneCall), (.account, "currentWeather", row.weather),
            ] {
                let first = response(before: row.before)
                let client = ClosureHTTPClient { request, number throws(NetworkError) in
                    if number == 1, row.before != .nothing { return try first.get() }
                    return try makeResponse(to: request, status: status, body: body)
                }
                let sut = makeSUT(client)

                if row.before != .nothing {
                    let isOther = [.otherPlan200, .otherPlan401].contains(row.before)
                    _ = try? await sut.send(
                        isOther ? request(.oneCall3, "oneCall") : request(.account, "currentWeather")
                    )
                }

                await #expect(throws: NetworkError.refusedKey(reason), "\(row.before) \(plan.rawValue) \(body)") {
                    try await sut.send(request(plan, operation))
                }
            }
        }
    }

    @Test
    func `takes no page with 403 for an answer about the key`() async throws {
        for body in Self.pages {
            let client = ClosureHTTPClient { request, number throws(NetworkError) in
                try makeResponse(to: request, status: number == 1 ? 403 : 401, body: number == 1 ? body : Self.invalid)
            }
            let sut = makeSUT(client)

            #expect(try await sut.send(request(.account, "currentWeather")).status == 403)
            // As evidence, the page would make the key itself the reason.
            await #expect(throws: NetworkError.refusedKey(.undetermined)) {
                try await sut.send(request(.oneCall4, "oneCall"))
            }
        }
    }

    @Test(
        arguments: [
            (APIKey("typo"), KeyRefusal.malformed), (APIKey(String(repeating: "g", count: 32)), .malformed),
            (APIKey(String(repeating: "a", count: 31)), .malformed), (goodKey, .unknownOrInactive),
            (nil, .unknownOrInactive),
        ] as [(APIKey?, KeyRefusal)]
    )
    func `takes the form of the key as a hint and sends it all the same`(key: APIKey?, reason: KeyRefusal) async throws
    {
        let client = ClosureHTTPClient(statuses: 401)

        await #expect(throws: NetworkError.refusedKey(reason)) {
            try await makeSUT(client, key: key).send(request(.account, "forecast"))
        }

        #expect(client.requests.count == 1)
    }

    @Test
    func `says that the plan lacks a product of the paid forecasts when the weather is reached`() async throws {
        let client = ClosureHTTPClient(statuses: 200, 401)
        let sut = makeSUT(client)

        _ = try await sut.send(request(.account, "currentWeather"))

        await #expect(throws: NetworkError.refusedKey(.subscriptionRequired)) {
            try await sut.send(request(.account, "dailyForecast"))
        }
    }

    @Test
    func `names the limit that the ledger has found`() async throws {
        var record = CallRecord()
        record.count(1_000, at: Self.noon)
        let refusal = record.close(advice: nil, limits: .oneCall, isOnlyDevice: false, at: Self.noon)
        ledger.setRecord(record, of: .oneCall3)
        let error = NetworkError.rateLimited(retryAfter: .seconds(43_500), limit: refusal.limit)

        await #expect(throws: error) {
            try await makeSUT(ClosureHTTPClient(statuses: 429)).send(request(.oneCall3))
        }
        // The rate limit below pauses for a shorter time and does not know why.
        let paused = ClosureHTTPClient { _, _ throws(NetworkError) in throw .rateLimited(retryAfter: .seconds(9)) }
        await #expect(throws: error) { try await makeSUT(paused).send(request(.oneCall3)) }
        await #expect(throws: NetworkError.rateLimited(retryAfter: .seconds(9))) {
            try await makeSUT(paused).send(request(.account))
        }
    }

    @Test
    func `returns a 429 whose limit is not known as it is`() async throws {
        let sut = makeSUT(ClosureHTTPClient(statuses: 429))
        #expect(try await sut.send(request(.oneCall3)).status == 429)

        ledger.setFailure(.storage(.full))
        #expect(try await sut.send(request(.oneCall3)).status == 429)
    }
}
