public import OpenWeatherCore

/// A source of the weather to compare the present one with: yesterday at this time, and the usual of these days.
///
/// Which calls it sends follows from the version of One Call that the key reaches. With neither version it sends none.
///
/// | part | One Call 4.0 | One Call 3.0 | by itself |
/// | --- | --- | --- | --- |
/// | the day before | a page of 20 hours, two a day (UTC) | one hour a call | with 4.0 |
/// | the usual, from statistics | one call of the plan of the account | the same | yes |
/// | the usual, from days | a page of ten days for each of 30 years | – | no |
///
/// Pages are requested on fixed boundaries, so that every comparison of half a day, and of a third of a month, shares them
/// in the cache. Those of past years are kept without expiry. They are requested newest first, one after another, and those
/// that have arrived are used from ten years on, whatever the others cost.
///
/// ```swift
/// let source = ComparisonSource(
///     history: client.repositories.history,
///     timelines: client.repositories.timelines,
///     version: { await client.knownOneCallVersion() }
/// )
/// ```
public struct ComparisonSource: WeatherComparisonRepository {
    private let hours: DayBeforeSource
    private let usual: UsualSource
    private let version: @Sendable () async -> OneCallVersion?

    /// Creates a source.
    ///
    /// - Parameters:
    ///   - history: The source of single hours.
    ///   - timelines: The source of pages of hours and days.
    ///   - usualDays: The statistics of a plan that has them; `nil` for other plans.
    ///   - version: A closure that returns the version of One Call that the key is known to reach; `nil` while none is
    ///     known.
    public init(
        history: any WeatherHistoryRepository,
        timelines: any WeatherTimelineRepository,
        usualDays: (any UsualDaysRepository)? = nil,
        version: @escaping @Sendable () async -> OneCallVersion?
    ) {
        hours = DayBeforeSource(history: history, timelines: timelines)
        usual = UsualSource(timelines: timelines, statistics: usualDays)
        self.version = version
    }

    /// Returns the largest number of calls that a comparison would cost now, without sending one.
    public func cost(of present: CurrentWeather, at coordinate: Coordinate) async -> ComparisonCost {
        let version = await version()
        return ComparisonCost(
            dayBefore: await hours.cost(before: present, at: coordinate, version),
            usual: await usual.cost(of: present.localDay, at: coordinate, version)
        )
    }

    /// Returns the weather to compare the present one with, each part or the reason it is absent.
    ///
    /// While it is not known which version the key reaches, calls are sent only when they were asked for.
    public func comparison(
        of present: CurrentWeather,
        at coordinate: Coordinate,
        allowance: ComparisonAllowance
    ) async -> WeatherComparison {
        var purse = CallPurse(allowance)
        let dayBefore = await hours.hour(before: present, at: coordinate, await version(), &purse)
        // The first part may have shown which version the key reaches.
        let usual = await usual.weather(of: present.localDay, at: coordinate, await version(), &purse)
        return WeatherComparison(dayBefore: dayBefore, usual: usual)
    }
}

/// The calls that are left of an allowance.
struct CallPurse {
    private let allowance: ComparisonAllowance
    private var left: Int

    /// Creates the calls of an allowance.
    init(_ allowance: ComparisonAllowance) {
        self.allowance = allowance
        if case .asked(let calls) = allowance { left = calls } else { left = 0 }
    }

    /// A Boolean value that indicates whether a user asked for calls.
    var isAsked: Bool { if case .asked = allowance { true } else { false } }

    /// Takes the calls of a cost if they may be sent.
    ///
    /// - Parameters:
    ///   - cost: The cost.
    ///   - byItself: Whether the calls may be sent without a user who asks.
    /// - Returns: Whether the calls may be sent.
    mutating func take(_ cost: CallCost, byItself: Bool = false) -> Bool {
        guard isAsked else { return allowance == .automatic && byItself && cost.total <= 1 }
        guard cost.total <= left else { return false }
        left -= cost.total
        return true
    }
}

extension ComparisonAbsence {
    /// Creates the reason that a failed call gives.
    init(_ error: WeatherError) {
        switch error {
        case .missingKey, .invalidKey, .unsupported, .refusedByGateway: self = .needsSubscription
        case .notFound: self = .notRecorded
        case .rateLimited: self = .overBudget
        default: self = .failed(error)
        }
    }
}
