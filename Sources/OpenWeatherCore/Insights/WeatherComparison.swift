/// The weather of the day before at the same time and the usual weather, to compare the present one with.
public struct WeatherComparison: Hashable, Sendable {
    /// A part of a comparison, or the reason it is absent.
    ///
    /// The set of cases is closed.
    public enum Part<Value: Hashable & Sendable>: Hashable, Sendable {
        /// The part is known.
        case known(Value)
        /// The part is absent for a reason.
        case absent(ComparisonAbsence)

        /// The value; `nil` when the part is absent.
        public var value: Value? {
            guard case .known(let value) = self else { return nil }
            return value
        }

        /// The reason for the absence; `nil` when the part is known.
        public var absence: ComparisonAbsence? {
            guard case .absent(let reason) = self else { return nil }
            return reason
        }
    }

    /// The weather at the same time of the day before, by the clocks at the place.
    public let dayBefore: Part<HourlyForecast>
    /// The weather that is usual in this third of the month.
    public let usual: Part<UsualWeather>

    /// Creates a comparison.
    public init(dayBefore: Part<HourlyForecast>, usual: Part<UsualWeather>) {
        self.dayBefore = dayBefore
        self.usual = usual
    }

    /// Returns how much warmer the present weather is than that of ``dayBefore``, in degrees Celsius; negative when it is
    /// colder.
    ///
    /// The result is `nil` when the part is absent, and when it is not that of the day before `present`.
    public func celsiusAboveDayBefore(_ present: some WeatherValues) -> Double? {
        dayBefore.value.flatMap { present.celsiusAboveDayBefore($0) }
    }

    /// Returns how much higher the highest temperature of a day is than the usual one, in degrees Celsius; negative when it
    /// is lower.
    ///
    /// Pass the high of a whole day: that of the hours left, or the present temperature, is often lower than what it is
    /// compared with.
    ///
    /// The result is `nil` when the part is absent.
    public func celsiusAboveUsualHigh(_ high: Temperature) -> Double? {
        usual.value.map { $0.high.celsiusAboveMiddle(high) }
    }
}

/// The reason for which a part of a comparison is absent.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ComparisonAbsence: Hashable, Sendable {
    /// The key reaches no product that has the part.
    case needsSubscription
    /// The part costs calls, and they were not asked for.
    case notAsked(CallCost)
    /// Neither the service nor a diary has a record of the time.
    case notRecorded
    /// There are records, of too few years to call anything usual.
    case fewYears(Int)
    /// The budget, or the service, permits no further call now.
    case overBudget
    /// A call failed.
    case failed(WeatherError)
}

/// The calls that a comparison may cost.
///
/// The set of cases is closed.
public enum ComparisonAllowance: Hashable, Sendable {
    /// No call: only values that are cached.
    case cached
    /// The calls that a screen may send by itself: one for each part, and none that every hour would need again.
    case automatic
    /// At most a number of calls, for a user who asks and has seen the cost.
    case asked(calls: Int)
}

/// The largest number of calls that each part of a comparison costs.
public struct ComparisonCost: Hashable, Sendable {
    /// The cost of the weather of the day before.
    public let dayBefore: CallCost
    /// The cost of the usual weather.
    public let usual: CallCost

    /// Creates a cost.
    public init(dayBefore: CallCost = .free, usual: CallCost = .free) {
        self.dayBefore = dayBefore
        self.usual = usual
    }

    /// The cost of both parts together.
    public var total: CallCost { dayBefore + usual }
}
