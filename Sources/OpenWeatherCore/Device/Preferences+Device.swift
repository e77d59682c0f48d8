public import Foundation

/// The part of the preferences that concerns the device's own place.
struct DevicePreferences: Hashable, Sendable {
    /// The place where the device was found last; `nil` before the first time, and after it was forgotten.
    var place: DevicePlace? {
        didSet { if place != oldValue { unread.discard(CodingKeys.place) } }
    }
    /// Whether the current place follows the device.
    var isFollowed = false {
        didSet { if isFollowed != oldValue { unread.discard(CodingKeys.isFollowed) } }
    }
    /// Whether the device's place is among the favorites.
    var isFavorite = false {
        didSet { if isFavorite != oldValue { unread.discard(CodingKeys.isFavorite) } }
    }

    private var unread = UnreadFields()

    /// Creates preferences without a place.
    init() {}

    /// Whether there is nothing to store.
    var isEmpty: Bool { self == DevicePreferences() }
}

extension DevicePreferences: Codable {
    init(from decoder: any Decoder) throws {
        var fields = try FieldReader<CodingKeys>(decoder)
        place = fields.value(for: .place)
        // Without a place there is nothing to follow.
        isFollowed = fields.value(for: .isFollowed) == true && place != nil
        isFavorite = fields.value(for: .isFavorite) == true && place != nil
        unread = fields.unread
    }

    func encode(to encoder: any Encoder) throws {
        var fields = try FieldWriter<CodingKeys>(encoder, keeping: unread)
        try fields.write(place, for: .place)
        try fields.write(isFollowed, for: .isFollowed)
        try fields.write(isFavorite, for: .isFavorite)
    }

    private enum CodingKeys: String, CodingKey {
        case place, isFollowed, isFavorite
    }
}

extension Preferences {
    /// The place where the device was found last; `nil` before the first time, and after ``forgetDevice()``.
    public var devicePlace: DevicePlace? { device.place }

    /// A Boolean value that indicates whether the current place is the device's own and follows it.
    public var followsDevice: Bool { device.isFollowed }

    /// A Boolean value that indicates whether the device's own place is among the favorites, as the first of them.
    public var isDeviceFavorite: Bool { device.isFavorite }

    /// The current place as the user chose it; `nil` before the first choice.
    public var choice: PlaceChoice? { followsDevice ? .device : currentLocation.map { .place($0) } }

    /// The favorites with the device's own place, which is the first where it is one.
    public var favoriteChoices: [PlaceChoice] {
        (isDeviceFavorite ? [.device] : []) + favorites.map { .place($0) }
    }

    /// Returns the place that a choice stands for at present; `nil` for the device's own when it is not known.
    public func location(of choice: PlaceChoice) -> Location? {
        switch choice {
        case .device: devicePlace?.location
        case .place(let location): location
        }
    }

    /// Selects the device's own place as the current one, which follows the device from now on, and adds it to the
    /// favorites.
    ///
    /// It leaves no entry in the ``history``, which would otherwise say where the device has been.
    public mutating func selectDevice(_ place: DevicePlace) {
        device.place = place
        device.isFavorite = true
        followDevice()
    }

    /// Remembers where the device is, and shows it where the current place follows the device.
    public mutating func deviceMoved(to place: DevicePlace) {
        device.place = place
        if followsDevice { followDevice() }
    }

    /// Forgets where the device was; the current place stays and follows the device no longer.
    ///
    /// The device's own place is no longer among the favorites. Everything else that was chosen or marked stays.
    public mutating func forgetDevice() {
        device = DevicePreferences()
    }

    /// Selects a place as the current one; does nothing for the device's own when it is not known.
    ///
    /// - Parameters:
    ///   - choice: The place.
    ///   - date: The time of the visit; `nil` when it is not known. The device's own place records no visit.
    public mutating func select(_ choice: PlaceChoice, at date: Date? = nil) {
        switch choice {
        case .place(let location): select(location, at: date)
        case .device where device.place != nil: followDevice()
        case .device: break
        }
    }

    /// Adds the device's own place to the favorites or removes it; does nothing while it is not known.
    public mutating func setDeviceFavorite(_ isFavorite: Bool) {
        if device.place != nil { device.isFavorite = isFavorite }
    }

    private mutating func followDevice() {
        guard let place = device.place else { return }
        setCurrentLocation(place.location)
        device.isFollowed = true
    }
}
