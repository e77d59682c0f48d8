/// A point of the sixteen-point compass, each 22.5° wide.
///
/// Source: the cardinal directions table of <https://openweathermap.org/faq>.
public enum CompassPoint: String, CaseIterable, Codable, Sendable {
    /// North, 0°.
    case north = "N"
    /// North-northeast, 22.5°.
    case northNortheast = "NNE"
    /// Northeast, 45°.
    case northeast = "NE"
    /// East-northeast, 67.5°.
    case eastNortheast = "ENE"
    /// East, 90°.
    case east = "E"
    /// East-southeast, 112.5°.
    case eastSoutheast = "ESE"
    /// Southeast, 135°.
    case southeast = "SE"
    /// South-southeast, 157.5°.
    case southSoutheast = "SSE"
    /// South, 180°.
    case south = "S"
    /// South-southwest, 202.5°.
    case southSouthwest = "SSW"
    /// Southwest, 225°.
    case southwest = "SW"
    /// West-southwest, 247.5°.
    case westSouthwest = "WSW"
    /// West, 270°.
    case west = "W"
    /// West-northwest, 292.5°.
    case westNorthwest = "WNW"
    /// Northwest, 315°.
    case northwest = "NW"
    /// North-northwest, 337.5°.
    case northNorthwest = "NNW"
}
