public import Foundation

/// The limit that a call met.
///
/// The service refuses calls beyond any limit with the same response (HTTP 429), so its limits are told apart by the
/// calls that this device has counted, never by the text of the response.
///
/// ```swift
/// func advice(for error: WeatherError) -> String {
///     switch error {
///     case .rateLimited(_, .budget): "This device has used its calls."
///     case .rateLimited(_, .uncounted): "Free some space, so that calls can be counted."
///     case .rateLimited(_, .day(let ends)), .rateLimited(_, .gatewayDay(let ends)):
///         "Calls of the day are used up until \(ends)."
///     default: "Try again later."
///     }
/// }
/// ```
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum CallLimit: Hashable, Sendable, CustomStringConvertible {
    /// The device's own ``CallBudget`` for a window is used up; nothing was sent.
    case budget(CallWindow)
    /// The calls that were permitted for a run over many places are used up; nothing was sent.
    case run
    /// The calls cannot be counted; a call that may cost money was therefore not sent.
    case uncounted
    /// The account's calls of a minute are used up.
    case minute
    /// The account's calls of a day are used up until `ends`, which is 00:05 UTC.
    case day(ends: Date)
    /// The account's calls of a month are used up until `ends`.
    case month(ends: Date)
    /// The service has blocked the account, for hours to days.
    case blocked
    /// The gateway has spent its own budget for the service (HTTP 503), for example of a minute; it still responds from its
    /// cache.
    case gateway
    /// The gateway has spent its calls of the day until `ends`; it still responds from its cache.
    case gatewayDay(ends: Date)
    /// The gateway asks this client to wait, which asks for too much or has used its share; it still responds from its cache.
    case gatewayClient
    /// The settings of the client contradict each other, so that nothing is sent; trying again does not help.
    case contradiction(PlanProblem)
    /// The limit cannot be told; the account's other devices may have used the calls.
    case unknown

    /// A sentence in English that says what to do.
    public var description: String {
        switch self {
        case .budget(let window):
            "This device has used its calls of the \(window.rawValue). Raise its budget, or try again when the "
                + "\(window.rawValue) is over."
        case .run: "The calls of this run over many places are used up. Try again with another run, or permit it more."
        case .uncounted:
            "Calls cannot be counted on this device, so none that may cost money is sent. Free some space and check the "
                + "permissions of the ledger; after damage to it, wait until the UTC day is over."
        case .minute: "The account's calls of this minute are used up. Try again in a minute."
        case .day(let ends):
            "The account's calls of the day are used up. Try again after \(Self.text(ends)), or raise the daily cap."
        case .month(let ends):
            "The account's calls of the month are used up. Try again after \(Self.text(ends)), or change the plan."
        case .blocked: "The service has blocked the account for too many calls. Wait some hours before trying again."
        case .gateway: "The gateway has spent its calls to the service. Try again later, or raise its daily cap."
        case .gatewayDay(let ends):
            "The gateway has spent its calls until \(Self.text(ends)). Try again after that, or raise its daily cap."
        case .gatewayClient:
            "This client has asked the gateway for too much, or has used its share. Try again later, or raise its limits."
        case .contradiction(let problem): problem.description
        case .unknown: "Too many requests. Wait ten minutes before trying again."
        }
    }

    private static func text(_ date: Date) -> String {
        date.formatted(.iso8601)
    }
}

extension CallLimit {
    /// Returns the limit that the service enforced when it refused a call.
    ///
    /// The account's calls of a window are used up when this device alone has sent as many as the account may. Fewer
    /// calls prove nothing while other devices share the account. When there are none, and the limit per minute is
    /// known, no limit was exceeded: the account is blocked.
    ///
    /// - Parameters:
    ///   - windows: The windows that are open, which may be two days, each with the calls that this device has sent in it, the
    ///     refused one included, and its end.
    ///   - limits: The limits of the account.
    ///   - isOnlyDevice: Whether the account has no other device.
    /// - Returns: The limit, which ends with the last window of its length that is used up; ``unknown`` when the calls do not
    ///   tell.
    package static func enforced(
        in windows: [(window: CallWindow, calls: Int, ends: Date)],
        limits: CallLimits,
        isOnlyDevice: Bool
    ) -> CallLimit {
        let spent = windows.filter { open in limits[open.window].map { open.calls >= $0 } ?? false }
        // The longest window first: when it is used up, waiting for a shorter one does not help.
        for window in [CallWindow.month, .day, .minute] {
            guard let ends = spent.filter({ $0.window == window }).map(\.ends).max() else { continue }
            switch window {
            case .month: return .month(ends: ends)
            case .day: return .day(ends: ends)
            case .minute: return .minute
            }
        }
        return isOnlyDevice && limits[.minute] != nil ? .blocked : .unknown
    }
}
