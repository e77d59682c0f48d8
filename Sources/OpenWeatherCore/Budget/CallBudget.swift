/// The part of an account's calls that a device may send, and what happens when they are used up.
///
/// The service limits the account, not the device: fifty users whose apps share a key share its 1,000 calls of One Call
/// a day. A ledger counts the calls of one device alone, so give each device a ``share`` when there are several. An app
/// with many users needs a gateway that holds the key, caches responses and counts for all of them. The limits of the
/// account are those of its ``AccountPlan``.
///
/// A call beyond the budget is not sent. It fails with ``WeatherError/rateLimited(retryAfter:limit:)``, which is
/// transient, so that a cached response takes its place.
///
/// ```swift
/// configuration.budget = CallBudget(share: 0.02, whenShort: .degrade)  // 20 of One Call's 1,000 a day
/// configuration.ledger = .directory(directory)  // of the app group, for an app and its widget
/// let client = OpenWeatherClient(configuration: configuration)
/// ```
public struct CallBudget: Hashable, Sendable {
    /// The behavior for a call that exceeds the budget.
    ///
    /// ``CallBudget/whenShort`` holds it; the default is ``fail``.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Shortage: Hashable, Sendable {
        /// The call waits until its window ends, unless that takes longer than the given time; it then fails.
        case wait(atMost: Duration)
        /// The call fails at once, also that of a place in a batch.
        case fail
        /// Fewer calls are needed as the budget runs low, see ``CallSaving``; one that exceeds it fails at once.
        case degrade
    }

    private var part: Double

    /// The part of the account's limits that this device may use, in `0...1`; numbers out of range are clamped.
    ///
    /// With 1, the account has no other device, so that its own counts can explain a refusal of the service.
    public var share: Double {
        get { part }
        set { part = newValue.nearestShare }
    }

    /// The behavior for a call that exceeds the budget.
    public var whenShort: Shortage

    /// Creates a budget.
    ///
    /// - Parameters:
    ///   - share: The part of the account's limits that this device may use, in `0...1`.
    ///   - whenShort: The behavior for a call that exceeds the budget.
    public init(share: Double = 1, whenShort: Shortage = .fail) {
        part = share.nearestShare
        self.whenShort = whenShort
    }
}
