/// A part of One Call, which can be requested, cached and fail on its own.
///
/// Source: <https://openweathermap.org/api/one-call-3> and <https://openweathermap.org/api/one-call-4>.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum OneCallPart: String, CaseIterable, Codable, Sendable {
    /// The weather now (`current`).
    case current
    /// The precipitation of the next hour, minute by minute (`minutely`, `timeline/1min`).
    case minutes
    /// The weather of the next twelve hours in steps of 15 minutes (`timeline/15min`); One Call 4.0 only.
    case quarterHours
    /// The weather of the next 48 hours (`hourly`, `timeline/1h`).
    case hours
    /// The weather of the next eight days (`daily`, `timeline/1day`).
    case days
    /// The alerts of the authorities (`alerts`, `alert/{id}`).
    case alerts
}

/// A version of One Call.
///
/// Each version needs a subscription of its own. New accounts get 4.0.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum OneCallVersion: String, CaseIterable, Codable, Sendable {
    /// One Call 3.0: one request for all parts.
    case v3 = "3.0"
    /// One Call 4.0: one request for each part, and for each page and each alert.
    case v4 = "4.0"
}

/// The way a repository chooses between the versions of One Call.
///
/// Keep ``automatic`` while you do not know which subscription the key has. Fix the version when you do: a key that
/// reaches 4.0 alone then spares one refused request a day.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum OneCallVersionChoice: Hashable, Sendable {
    /// One Call 3.0 first, because it never costs more, and 4.0 when the service refuses the key for 3.0.
    ///
    /// The version that has responded is used for a day without another trial.
    case automatic
    /// One version alone.
    case fixed(OneCallVersion)
}
