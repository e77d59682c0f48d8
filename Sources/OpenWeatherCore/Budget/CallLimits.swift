/// The largest numbers of calls that a plan permits in each window.
///
/// A number below 0 becomes 0, which permits no call.
public struct CallLimits: Hashable, Sendable {
    private var limits: [CallWindow: Int] = [:]

    /// Creates limits; `nil` means no limit.
    ///
    /// - Parameters:
    ///   - perMinute: The largest number of calls in a minute.
    ///   - perDay: The largest number of calls in a UTC day.
    ///   - perMonth: The largest number of calls in a calendar month in UTC.
    public init(perMinute: Int? = nil, perDay: Int? = nil, perMonth: Int? = nil) {
        self[.minute] = perMinute
        self[.day] = perDay
        self[.month] = perMonth
    }

    /// The largest number of calls in a window; `nil` when there is no limit.
    public subscript(window: CallWindow) -> Int? {
        get { limits[window] }
        set { limits[window] = newValue.map { max(0, $0) } }
    }

    /// Returns the part of the limits, in `0...1`, that a device may use: at least one call in each window unless it is 0.
    func scaled(by share: Double) -> CallLimits {
        var scaled = self
        guard share < 1 else { return scaled }
        scaled.limits = limits.mapValues { limit in
            share > 0 && limit > 0 ? max(1, Int(Double(limit) * share)) : 0
        }
        return scaled
    }

    /// No limit in any window.
    public static let none = CallLimits()

    /// The limits of the free plan: 60 calls a minute and 1,000,000 a month.
    ///
    /// Source: <https://openweathermap.org/price>.
    public static let free = CallLimits(perMinute: 60, perMonth: 1_000_000)

    /// The free calls of a subscription to One Call: 1,000 a day.
    ///
    /// Calls beyond them are billed, up to a cap of 2,000 a day unless the account has another one. Source:
    /// <https://openweathermap.org/price>.
    public static let oneCall = CallLimits(perDay: 1_000)
}
