import OpenWeatherCore

/// The place of a widget.
enum WidgetPlace: Hashable, Sendable {
    /// The one the user chose.
    case chosen(Location)
    /// Where the device is; named as the service names it, if it does.
    case device(Location)

    /// The place.
    var location: Location {
        switch self {
        case .chosen(let location), .device(let location): location
        }
    }
}
