public import Foundation

/// The weather expected at one moment of a forecast.
///
/// An entry of OpenWeather's forecast stands for three hours, and one of its hourly forecast for one; other sources may
/// use other steps. A value that the source does not report is `nil`, never 0.
///
/// Temperature, wind, rain and the other ``WeatherElements`` are properties of the entry, too. Rain, snow and their chance are
/// those of the step that ends at ``date``.
///
/// Source: an element of `list` of <https://openweathermap.org/forecast5>.
public struct ForecastEntry: WeatherValues, Hashable, Sendable {
    /// The moment the entry is for (`dt`).
    public var date: Date
    /// The difference between the city's clocks and UTC, repeated from ``ForecastCity/utcOffset``; `nil` when it is not
    /// known.
    public var utcOffset: UTCOffset?
    /// Day or night at the place (`sys.pod`); `nil` when the service does not report it.
    public var partOfDay: PartOfDay?
    /// The expected elements.
    public var elements: WeatherElements

    /// Creates an entry; every value that is not given is absent.
    public init(
        date: Date,
        utcOffset: UTCOffset? = nil,
        partOfDay: PartOfDay? = nil,
        elements: WeatherElements
    ) {
        self.date = date
        self.utcOffset = utcOffset
        self.partOfDay = partOfDay
        self.elements = elements
    }

    /// The temperatures from the minimum of the step to its maximum; `nil` when it has no spread.
    ///
    /// The range contains the temperature, also where the minimum and the maximum do not. OpenWeather states a spread for
    /// the first steps of a forecast and seldom for later ones.
    public var spread: ClosedRange<Temperature>? {
        let all = [elements.minimum, elements.temperature, elements.maximum]
        let known = all.compactMap(\.self).filter(\.celsius.isFinite)
        guard elements.temperature.celsius.isFinite, let low = known.min(), let high = known.max() else { return nil }
        return low < high ? low...high : nil
    }

    /// The local time of day of the entry in seconds after midnight, or that in UTC when the offset is not known.
    public var localSecondOfDay: Int { (utcOffset ?? .utc).secondOfDay(of: date) }

    /// Returns the date and the time on the city's clocks, for example `28 May 2026 at 17:00`, or in UTC and marked with
    /// `UTC` when the offset is not known.
    ///
    /// The pattern, the language, and the digits are those of `locale`. The text takes microseconds to make, so keep it.
    public func localTimeText(in locale: Locale) -> String {
        let timeZone = (utcOffset ?? .utc).timeZone
        let style = Date.FormatStyle(locale: locale, calendar: locale.calendar, timeZone: timeZone)
            .year().month(.abbreviated).day().hour().minute()
        return date.formatted(style) + (utcOffset == nil ? " UTC" : "")
    }
}

extension [ForecastEntry] {
    /// The entries in order of time, each with the seconds before its date that it stands for; empty when all have one date.
    ///
    /// Entries without a finite date are left out.
    package var steps: [(entry: ForecastEntry, length: TimeInterval)] {
        let dated = filter(\.date.timeIntervalSince1970.isFinite).sorted(on: \.date)
        guard let first = dated.first, let last = dated.last, first.date < last.date else { return [] }
        return zip(dated, dated.stepLengths).map { ($0, $1) }
    }

    /// The seconds before its date that each entry stands for, of entries in order of time: the time to the nearer of the
    /// entries before and after it.
    ///
    /// A forecast may have hours first and steps of three hours behind them. A gap stays one, as no entry stands for more than
    /// three hours where another stands for less; a single entry stands for three.
    package var stepLengths: [TimeInterval] {
        let gaps = zip(self, dropFirst()).map { $1.date.timeIntervalSince($0.date) }
        let shortest = gaps.filter { $0 > 0 }.min() ?? 3 * 3_600
        let longest = Swift.max(shortest, 3 * 3_600)
        return indices.map { index in
            let before = index > 0 ? gaps[index - 1] : 0
            let after = index < gaps.count ? gaps[index] : 0
            let nearer = before > 0 && after > 0 ? Swift.min(before, after) : Swift.max(before, after)
            return nearer > 0 ? Swift.min(nearer, longest) : shortest
        }
    }
}

extension ForecastEntry: Codable {
    /// Creates an entry by decoding it, with its elements beside its other values.
    ///
    /// - Throws: A decoding error.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            date: try values.decode(Date.self, forKey: .date),
            utcOffset: try values.decodeIfPresent(UTCOffset.self, forKey: .utcOffset),
            partOfDay: try values.decodeIfPresent(PartOfDay.self, forKey: .partOfDay),
            elements: try WeatherElements(from: decoder)
        )
    }

    /// Encodes the entry, with its elements beside its other values.
    ///
    /// - Throws: An encoding error, for a value that is not finite.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(date, forKey: .date)
        try values.encodeIfPresent(utcOffset, forKey: .utcOffset)
        try values.encodeIfPresent(partOfDay, forKey: .partOfDay)
        try elements.encode(to: encoder)
    }

    private enum CodingKeys: String, CodingKey {
        case date, utcOffset, partOfDay
    }
}
