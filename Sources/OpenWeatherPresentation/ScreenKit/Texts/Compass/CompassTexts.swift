public import OpenWeatherCore

/// Names of the points of the compass.
public struct CompassTexts: Hashable, Sendable {
    /// North.
    public let north: CompassText
    /// North-northeast.
    public let northNortheast: CompassText
    /// Northeast.
    public let northeast: CompassText
    /// East-northeast.
    public let eastNortheast: CompassText
    /// East.
    public let east: CompassText
    /// East-southeast.
    public let eastSoutheast: CompassText
    /// Southeast.
    public let southeast: CompassText
    /// South-southeast.
    public let southSoutheast: CompassText
    /// South.
    public let south: CompassText
    /// South-southwest.
    public let southSouthwest: CompassText
    /// Southwest.
    public let southwest: CompassText
    /// West-southwest.
    public let westSouthwest: CompassText
    /// West.
    public let west: CompassText
    /// West-northwest.
    public let westNorthwest: CompassText
    /// Northwest.
    public let northwest: CompassText
    /// North-northwest.
    public let northNorthwest: CompassText
    /// A point on the Earth: its latitude, then its longitude.
    public let point: PairPhrase

    /// The texts in `language`.
    public static func texts(in language: TextLanguage) -> CompassTexts {
        switch language {
        case .english: .english
        case .german: .german
        case .french: .french
        case .spanish: .spanish
        case .japanese: .japanese
        case .arabic: .arabic
        }
    }

    /// The texts of `point`.
    public subscript(point: CompassPoint) -> CompassText {
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
