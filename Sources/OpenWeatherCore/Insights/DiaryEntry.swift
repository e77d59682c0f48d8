public import Foundation

/// A row of a diary: what was said about the weather at a date, or what was measured then.
public struct DiaryEntry: Hashable, Sendable {
    /// The origin of the values.
    ///
    /// The set of cases is closed.
    public enum Kind: Hashable, Sendable {
        /// They were measured at the date.
        case measured
        /// They were forecast this long before the date.
        case forecast(lead: Duration)
    }

    /// The origin of the values.
    public var kind: Kind
    /// The date of the temperature and the wind.
    public var date: Date
    /// The time for which the chance of precipitation holds; `nil` when there is none.
    public var period: DateInterval?
    /// The air temperature; `nil` when it was not reported.
    public var temperature: Temperature?
    /// The speed of the mean wind; `nil` when it was not reported.
    public var windSpeed: Speed?
    /// The chance of precipitation within ``period``; `nil` for what was measured, and when it was not reported.
    public var chanceOfPrecipitation: Percentage?
    /// A Boolean value that indicates whether rain or snow was falling; `nil` in a forecast, and when it is not known.
    public var isWet: Bool?
    /// The difference between the clocks at the place and UTC at the date; `nil` in a forecast, and when it is not known.
    public var utcOffset: UTCOffset?

    /// Creates an entry; what is not given is not known.
    public init(
        _ kind: Kind,
        date: Date,
        period: DateInterval? = nil,
        temperature: Temperature? = nil,
        windSpeed: Speed? = nil,
        chanceOfPrecipitation: Percentage? = nil,
        isWet: Bool? = nil,
        utcOffset: UTCOffset? = nil
    ) {
        self.kind = kind
        self.date = date
        self.period = period
        self.temperature = temperature
        self.windSpeed = windSpeed
        self.chanceOfPrecipitation = chanceOfPrecipitation
        self.isWet = isWet
        self.utcOffset = utcOffset
    }

    /// The number of days before the date at which the forecast was made, rounded; `nil` for what was measured.
    ///
    /// From 12 to just under 36 hours ahead are one day.
    public var daysAhead: Int? {
        guard case .forecast(let lead) = kind else { return nil }
        return Int((lead / .seconds(86_400)).rounded())
    }
}

extension DiaryEntry {
    /// Returns the entries of a diary after others were added.
    ///
    /// For each date and each number of ``daysAhead`` there is one entry: of several forecasts the one with the shorter
    /// ``period``, of those the one nearest to a whole number of days, and else the one that was added last. An entry whose date or lead is not a number of
    /// seconds is left out, as is a forecast for the past.
    ///
    /// - Parameters:
    ///   - old: The entries so far.
    ///   - new: The entries to add.
    ///   - limit: The largest number of entries to keep; the ones with the earliest dates are dropped.
    /// - Returns: The entries in order of date, at each what was measured first, then the forecasts of more and more days
    ///   ahead.
    public static func merged(_ old: [DiaryEntry], _ new: [DiaryEntry], limit: Int = .max) -> [DiaryEntry] {
        var entries: [Place: DiaryEntry] = [:]
        entries.reserveCapacity(old.count + new.count)
        for entry in old + new {
            guard let place = Place(entry) else { continue }
            if let kept = entries[place], kept.rank < entry.rank { continue }
            entries[place] = entry
        }
        return entries.sorted { $0.key < $1.key }.suffix(limit).map(\.value)
    }

    /// The place of an entry in a diary.
    private struct Place: Hashable, Comparable {
        let minute: Double
        let daysAhead: Int

        init?(_ entry: DiaryEntry) {
            minute = (entry.date.timeIntervalSince1970 / 60).rounded()
            guard minute.isFinite else { return nil }
            if case .forecast(let lead) = entry.kind, lead < .zero { return nil }
            daysAhead = entry.daysAhead ?? -1
        }

        static func < (lhs: Place, rhs: Place) -> Bool {
            (lhs.minute, lhs.daysAhead) < (rhs.minute, rhs.daysAhead)
        }
    }

    /// The length of the period, and the distance of the lead from whole days; the lower the better.
    private var rank: (TimeInterval, Double) {
        let length = period?.duration ?? .infinity
        guard case .forecast(let lead) = kind else { return (length, 0) }
        let days = lead / .seconds(86_400)
        return (length, abs(days - days.rounded()))
    }
}
