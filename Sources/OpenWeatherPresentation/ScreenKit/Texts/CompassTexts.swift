package import OpenWeatherCore

/// Texts for the sixteen points of the compass, and for phrases that contain them.
package struct CompassTexts: Hashable, Sendable {
    /// North.
    package let north: CompassText
    /// North-northeast.
    package let northNortheast: CompassText
    /// Northeast.
    package let northeast: CompassText
    /// East-northeast.
    package let eastNortheast: CompassText
    /// East.
    package let east: CompassText
    /// East-southeast.
    package let eastSoutheast: CompassText
    /// Southeast.
    package let southeast: CompassText
    /// South-southeast.
    package let southSoutheast: CompassText
    /// South.
    package let south: CompassText
    /// South-southwest.
    package let southSouthwest: CompassText
    /// Southwest.
    package let southwest: CompassText
    /// West-southwest.
    package let westSouthwest: CompassText
    /// West.
    package let west: CompassText
    /// West-northwest.
    package let westNorthwest: CompassText
    /// Northwest.
    package let northwest: CompassText
    /// North-northwest.
    package let northNorthwest: CompassText
    /// A point on Earth; takes the latitude and the longitude.
    package let point: PairPhrase
    /// The spoken text of wind; takes the speed and the name of the point it blows from.
    package let wind: PairPhrase

    /// Returns the texts for `point`.
    package subscript(point: CompassPoint) -> CompassText {
        switch point {
        case .north: north
        case .northNortheast: northNortheast
        case .northeast: northeast
        case .eastNortheast: eastNortheast
        case .east: east
        case .eastSoutheast: eastSoutheast
        case .southeast: southeast
        case .southSoutheast: southSoutheast
        case .south: south
        case .southSouthwest: southSouthwest
        case .southwest: southwest
        case .westSouthwest: westSouthwest
        case .west: west
        case .westNorthwest: westNorthwest
        case .northwest: northwest
        case .northNorthwest: northNorthwest
        }
    }
}

/// Texts for a point of the compass.
package struct CompassText: Hashable, Sendable {
    /// The abbreviation, for example `NNE`.
    package let short: String

    /// The full name, to be read aloud.
    package let name: String
}
