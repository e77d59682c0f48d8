public import OpenWeatherCore

/// A place in a list to choose from.
public struct PlaceContent: Hashable, Sendable, Identifiable {
    /// The place that is chosen.
    public let location: Location
    /// A stable name for tests of user interfaces, for example `search.result.0`; the same in every language.
    public let identifier: String
    /// The name, or the coordinates of a place without one.
    public let title: String
    /// State and country, as far as they are known.
    public let subtitle: String?
    /// The coordinates; `nil` when ``title`` shows them already.
    public let coordinates: String?
    /// What assistive technology says.
    public let accessibility: AccessibilityText

    /// The identity of the place.
    public var id: LocationID { location.id }

    /// Writes `location`; `value` is what is spoken after its name and region.
    package init(
        _ location: Location,
        identifier: String,
        value: String? = nil,
        hint: String,
        format: PlaceFormat
    ) {
        self.location = location
        self.identifier = identifier
        title = format.title(of: location).text
        subtitle = format.subtitle(of: location)
        coordinates = format.coordinates(of: location)
        accessibility = AccessibilityText(label: format.spoken(location), value: value, hint: hint)
    }
}
