import Foundation
public import OpenWeatherCore
import OpenWeatherNetworking

extension OpenWeatherClient {
    /// Returns which products the key reaches, and what to do about those that it does not.
    ///
    /// One free call, for current weather, comes first: every account has the product, so that it tells a wrong key from
    /// a missing subscription. One call for each plan follows, which the plan's budget and bill count. Nothing is read
    /// from the cache, and nothing is repeated: the cost is exactly that of ``ClientRequest/accessDiagnosis(of:)``, or
    /// less when a budget or a missing key keeps a call from being sent.
    ///
    /// A product is ``/OpenWeatherCore/ProductAccess/denied(_:)`` when the service refuses the key (HTTP 401 or 403) or
    /// the call (HTTP 400 or 429), or when the key is missing. A timeout, a failure of the service or a response that
    /// cannot be read leaves the question ``/OpenWeatherCore/ProductAccess/open(_:)``.
    ///
    /// ```swift
    /// let plans: [BillingPlan] = [.oneCall3, .oneCall4]
    /// let cost = client.cost(of: .accessDiagnosis(of: plans))  // 3 calls: one free, one for each plan
    /// let report = await client.diagnoseAccess(to: plans)
    /// for entry in report.entries {
    ///     switch entry.access {
    ///     case .granted: reached.append(entry.plan)
    ///     case .denied(let error): print(entry.plan.rawValue, error)  // what to do about it
    ///     default: break  // open, as after a timeout
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter plans: The plans to try, each once; the account's is always tried, and a plan of your own stays
    ///   open. The call of ``/OpenWeatherCore/BillingPlan/energy`` costs money, and is sent only when a budget permits it.
    /// - Returns: The result for each plan, the account's first.
    public func diagnoseAccess(to plans: [BillingPlan] = [.oneCall3, .oneCall4]) async -> AccessReport {
        await services.probe.report(for: plans)
    }
}

/// A diagnosis of the products that a key reaches.
struct AccessProbe: Sendable {
    private let client: AccessJudgingHTTPClient
    private let api: any WeatherAPIConfiguration
    private let now: @Sendable () -> Date

    /// Creates a diagnosis; `client` sends each request once and knows the evidence of all others.
    init(
        client: AccessJudgingHTTPClient,
        api: any WeatherAPIConfiguration,
        now: @escaping @Sendable () -> Date
    ) {
        self.client = client
        self.api = api
        self.now = now
    }

    /// Returns the number of calls of each plan, the account's included.
    static func calls(for plans: [BillingPlan]) -> [BillingPlan: Int] {
        var calls = Dictionary(plans.filter { endpoint(of: $0, at: .distantPast) != nil }.map { ($0, 1) }) { first, _ in
            first
        }
        calls[.account] = 1
        return calls
    }

    /// Requests one product of the account's plan and of each of `plans`, one after another.
    func report(for plans: [BillingPlan]) async -> AccessReport {
        var tried: [BillingPlan] = [.account]
        for plan in plans where !tried.contains(plan) { tried.append(plan) }
        var results: [(plan: BillingPlan, access: ProductAccess)] = []
        for plan in tried { results.append((plan, await access(to: plan))) }
        // A later product may have told more about the key than was known when an earlier one refused it.
        return AccessReport(
            entries: results.map { plan, access in
                guard case .denied(.invalidKey) = access else { return AccessReport.Entry(plan: plan, access: access) }
                let reason = client.refusal(of: plan, isIncluded: plan == .account)
                return AccessReport.Entry(plan: plan, access: .denied(.invalidKey(reason)))
            }
        )
    }

    private func access(to plan: BillingPlan) async -> ProductAccess {
        guard let endpoint = Self.endpoint(of: plan, at: now()) else { return .open(.unsupported) }
        if let key = api.apiKey, key.isMissing { return ProductAccess(.missingKey) }
        let request: TransportRequest
        do throws(NetworkError) {
            request = try RequestBuilder(api: api).request(for: endpoint)
        } catch {
            return ProductAccess(WeatherError(error))
        }
        do throws(NetworkError) {
            let response = try await client.send(request)
            guard (200..<300).contains(response.status) else {
                throw .httpStatus(code: response.status, body: response.body, retryAfter: response.retryAfter)
            }
            return response.isServiceBody ? .granted : .open(.invalidResponse(.notJSON))
        } catch {
            return ProductAccess(WeatherError(error, at: request.url))
        }
    }

    /// Returns the cheapest endpoint of a plan at a date; `nil` for one that is not known.
    private static func endpoint(of plan: BillingPlan, at date: Date) -> Endpoint? {
        switch plan {
        case .account: endpoint("currentWeather", .weather, "weather", [])
        case .oneCall3:
            endpoint("oneCall", .oneCall3, "onecall", [("exclude", "minutely,hourly,daily,alerts")])
        case .oneCall4: endpoint("oneCall", .oneCall4, "onecall/current", [])
        case .history:
            endpoint(
                "history",
                .history,
                "history/city",
                [
                    ("type", "hour"), ("start", Endpoint.seconds(date - 86_400)),
                    ("end", Endpoint.seconds(date - 82_800)),
                ]
            )
        case .energy:
            endpoint(
                "solar",
                .energy,
                "solar/interval_data",
                [("date", UTCOffset.utc.day(of: date).iso8601), ("interval", "1d")]
            )
        default: nil
        }
    }

    /// Returns an endpoint at a place that every product covers.
    private static func endpoint(
        _ operation: String,
        _ base: Endpoint.Base,
        _ path: String,
        _ query: [(name: String, value: String)]
    ) -> Endpoint {
        Endpoint(
            operation: operation,
            base: base,
            path: path,
            queryItems: ([("lat", "51.5"), ("lon", "-0.12")] + query).map { URLQueryItem(name: $0.0, value: $0.1) },
            takesOptions: false
        )
    }
}
