/// The reason the service refused an API key.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum KeyRefusal: Hashable, Sendable, CustomStringConvertible {
    /// The key is wrong, is not active yet, or its plan does not include the product; the service does not say which.
    case unknownOrInactive
    /// The key is valid but lacks the product's own subscription.
    case subscriptionRequired

    /// What to do about it, in English.
    public var description: String {
        switch self {
        case .unknownOrInactive:
            "The service refused the API key. Check it for typing errors; a new key takes up to two hours to work."
        case .subscriptionRequired:
            "The API key has no subscription for this product. Subscribe at https://openweathermap.org/price."
        }
    }
}
