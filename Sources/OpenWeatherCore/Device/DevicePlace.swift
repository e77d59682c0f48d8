public import Foundation

/// The place where the device was found last.
///
/// ``Preferences`` remember one, so that a widget or a refresh in the background has a place while the device cannot be
/// located. It holds no coordinate as it was measured: ``fix`` has two decimals, which are about 1.1 km.
public struct DevicePlace: Hashable, Sendable {
    /// The place nearest to the device, or the point itself where no place is known.
    public let location: Location
    /// The coordinate of the device, rounded to two decimals.
    public let fix: Coordinate
    /// The time at which the device was located, in whole seconds.
    public let date: Date

    private let unread: UnreadFields

    /// Creates a place.
    ///
    /// - Parameters:
    ///   - location: The place nearest to the device.
    ///   - fix: The coordinate of the device, which is rounded to two decimals; `nil` for that of `location`.
    ///   - date: The time at which the device was located.
    public init(_ location: Location, fix: Coordinate? = nil, at date: Date) {
        self.location = location
        self.fix = (fix ?? location.coordinate).rounded(toDecimals: 2)
        self.date = date.inWholeSeconds ?? Date(timeIntervalSince1970: 0)
        unread = UnreadFields()
    }

    /// Returns this place, found again at another time.
    package func found(at date: Date) -> DevicePlace {
        DevicePlace(location, fix: fix, at: date)
    }
}

/// The stored form is an object such as `{"location": {…}, "fix": {…}, "date": 1779969600}`, with the date in seconds
/// since 1970.
extension DevicePlace: Codable {
    /// Creates a place by decoding it leniently, field by field; only the location is required.
    ///
    /// - Throws: A decoding error without a location.
    public init(from decoder: any Decoder) throws {
        var fields = try FieldReader<CodingKeys>(decoder)
        location = try fields.requiredValue(for: .location)
        let fix: Coordinate? = fields.value(for: .fix)
        self.fix = (fix ?? location.coordinate).rounded(toDecimals: 2)
        let seconds: Double? = fields.value(for: .date)
        date = Date(timeIntervalSince1970: seconds ?? 0)
        unread = fields.unread
    }

    /// Encodes the place, with the values that could not be read as they were.
    ///
    /// - Throws: An encoding error.
    public func encode(to encoder: any Encoder) throws {
        var fields = try FieldWriter<CodingKeys>(encoder, keeping: unread)
        try fields.write(location, for: .location)
        try fields.write(fix, for: .fix)
        try fields.write(date.timeIntervalSince1970, for: .date)
    }

    private enum CodingKeys: String, CodingKey {
        case location, fix, date
    }
}
