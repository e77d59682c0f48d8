/// The products that an API key reaches, found by asking each of them.
///
/// `OpenWeatherClient.diagnoseAccess(to:)` creates it.
public struct AccessReport: Hashable, Sendable {
    /// The result for one plan.
    public struct Entry: Hashable, Sendable {
        /// The plan.
        public let plan: BillingPlan
        /// The result: access, or the reason it is denied or not known.
        public let access: ProductAccess

        /// Creates a result.
        public init(plan: BillingPlan, access: ProductAccess) {
            self.plan = plan
            self.access = access
        }
    }

    /// The results: that of the account first, then one for each plan in the order in which they were asked for.
    public let entries: [Entry]

    /// Creates a report from its results.
    public init(entries: [Entry]) {
        self.entries = entries
    }

    /// The result for a plan; `nil` when it was not asked for.
    public subscript(plan: BillingPlan) -> ProductAccess? {
        entries.first { $0.plan == plan }?.access
    }
}

/// The result of asking a product whether a key reaches it.
///
/// Only an error that says something about the key, the account or this device denies access; with any other error,
/// such as a timeout, the question stays ``open(_:)``.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ProductAccess: Hashable, Sendable {
    /// The key reaches the product.
    case granted
    /// The key does not reach the product, for a reason that lies with the key, the account or this device.
    ///
    /// The error is ``WeatherError/missingKey``, ``WeatherError/invalidKey(_:)``, ``WeatherError/refusedByGateway``,
    /// ``WeatherError/rateLimited(retryAfter:limit:)`` or ``WeatherError/badRequest(_:)``.
    case denied(WeatherError)
    /// The result is not known: the error, such as a timeout, says nothing about the key.
    case open(WeatherError)

    /// Creates the result of a request that failed: ``denied(_:)`` or ``open(_:)``, by the kind of error.
    public init(_ error: WeatherError) {
        switch error {
        case .missingKey, .invalidKey, .refusedByGateway, .rateLimited, .badRequest: self = .denied(error)
        case .notFound, .offline, .timedOut, .server, .invalidResponse, .notCached, .location, .storage, .system,
            .unsupported, .cancelled:
            self = .open(error)
        }
    }
}

extension ProductAccess: CustomStringConvertible {
    /// A sentence in English that states the result and a remedy.
    public var description: String {
        switch self {
        case .granted: "The key reaches the product."
        case .denied(let error): error.description
        case .open(let error): "The product's access is not known. \(error.description)"
        }
    }
}
