public import Foundation

/// The precipitation expected in one minute.
///
/// Source: an element of `minutely` of One Call 3.0, and of `data` of `timeline/1min` of One Call 4.0.
public struct MinutePrecipitation: Hashable, Codable, Sendable {
    /// The beginning of the minute (`dt`).
    public var date: Date

    /// The difference between the place's clocks and UTC; `nil` when it is not known.
    public var utcOffset: UTCOffset?

    /// The intensity, as the depth of water that would fall in an hour (`precipitation`, in mm/h); `nil` when the service
    /// reports none, which is not a measured zero.
    public var hourlyRate: Precipitation?

    /// Creates a minute.
    public init(date: Date, utcOffset: UTCOffset? = nil, hourlyRate: Precipitation? = nil) {
        self.date = date
        self.utcOffset = utcOffset
        self.hourlyRate = hourlyRate
    }

    /// A Boolean value that indicates whether there is precipitation; `nil` when it is not known.
    public var isWet: Bool? { hourlyRate.map { $0.millimeters > 0 } }
}
