/// A place to show: one that stays the same, or the device's own, which follows the device.
///
/// Favorites, the places to switch to on the home screen, and the configuration of a widget consist of choices.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum PlaceChoice: Hashable, Sendable, Identifiable {
    /// The place where the device is.
    case device
    /// A place that stays the same.
    case place(Location)

    /// The identity of the place; ``LocationID/device`` for the device's own, wherever it is.
    public var id: LocationID {
        switch self {
        case .device: .device
        case .place(let location): location.id
        }
    }
}

extension LocationID {
    /// The identity of the device's own place in lists of places, which stays the same wherever the device is.
    public static let device = LocationID(digits: "0000000000000000")
}

/// The stored form of the device's place is the text `device`, and that of any other is its location.
extension PlaceChoice: Codable {
    /// Creates a choice by decoding it.
    ///
    /// - Throws: A decoding error for anything but the text `device` and a location.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let text = try? container.decode(String.self) else {
            self = .place(try container.decode(Location.self))
            return
        }
        guard text == Self.deviceText else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "There is no such choice.")
        }
        self = .device
    }

    /// Encodes the choice.
    ///
    /// - Throws: An encoding error.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .device: try container.encode(Self.deviceText)
        case .place(let location): try container.encode(location)
        }
    }

    private static let deviceText = "device"
}
