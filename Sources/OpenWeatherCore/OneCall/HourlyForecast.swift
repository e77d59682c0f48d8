public import Foundation

/// The weather at one hour or quarter of an hour, expected or past.
///
/// A value that the service does not report is `nil`, never 0. Values between full hours are interpolated by the service
/// and have no amounts of precipitation; use their conditions to know whether it rains.
///
/// Temperature, wind, rain and the other ``WeatherElements`` are properties of the hour, too.
///
/// Source: an element of `hourly` and of `timemachine` of One Call 3.0, of `data` of `timeline/1h` and `timeline/15min` of
/// One Call 4.0, and of `list` of `history/city`.
public struct HourlyForecast: WeatherValues, Hashable, Sendable {
    /// The moment the values are for (`dt`).
    public var date: Date
    /// The difference between local clocks and UTC at ``date``; `nil` when it is not known.
    ///
    /// It changes within a series when clocks change.
    public var utcOffset: UTCOffset?
    /// The expected or measured elements.
    public var elements: WeatherElements

    /// Creates an hour; every value that is not given is absent.
    public init(date: Date, utcOffset: UTCOffset? = nil, elements: WeatherElements) {
        self.date = date
        self.utcOffset = utcOffset
        self.elements = elements
    }

    /// Day or night at the place, from the icon; `nil` when it does not show it.
    public var partOfDay: PartOfDay? { elements.condition?.icon?.partOfDay }
}

extension HourlyForecast: Codable {
    /// Creates an hour by decoding it, with its elements beside its other values.
    ///
    /// - Throws: A decoding error.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            date: try values.decode(Date.self, forKey: .date),
            utcOffset: try values.decodeIfPresent(UTCOffset.self, forKey: .utcOffset),
            elements: try WeatherElements(from: decoder)
        )
    }

    /// Encodes the hour, with its elements beside its other values.
    ///
    /// - Throws: An encoding error, for a value that is not finite.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(date, forKey: .date)
        try values.encodeIfPresent(utcOffset, forKey: .utcOffset)
        try elements.encode(to: encoder)
    }

    private enum CodingKeys: String, CodingKey {
        case date, utcOffset
    }
}
