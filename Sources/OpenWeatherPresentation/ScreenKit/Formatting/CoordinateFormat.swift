public import OpenWeatherCore

/// Writes coordinates, for a place without a name.
public struct CoordinateFormat: Sendable {
    private let number: NumberFormat
    private let texts: CompassTexts

    /// Creates a format.
    init(number: NumberFormat, texts: CompassTexts) {
        self.number = number
        self.texts = texts
    }

    /// The point with two digits after the point, about 1 km, for example `51.51° N, 0.13° W`.
    public func callAsFunction(_ coordinate: Coordinate) -> SpokenText {
        let latitude = number(abs(coordinate.latitude), fractionDigits: 2...2).text
        let longitude = number(abs(coordinate.longitude), fractionDigits: 2...2).text
        let vertical = coordinate.latitude < 0 ? texts.south : texts.north
        let horizontal = coordinate.longitude < 0 ? texts.west : texts.east
        return SpokenText(
            texts.point("\(latitude)°\u{A0}\(vertical.short)", "\(longitude)°\u{A0}\(horizontal.short)"),
            spoken: texts.point("\(latitude)° \(vertical.name)", "\(longitude)° \(horizontal.name)")
        )
    }
}
