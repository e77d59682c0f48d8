import Foundation
public import OpenWeatherCore

/// A formatter for places: name, region, and coordinates in the reader's language.
package struct PlaceFormat: Sendable {
    private let language: Language
    private let locale: Locale
    private let coordinate: CoordinateFormat
    /// The phrase for a place and the larger one that contains it.
    let region: PairPhrase

    /// Creates a formatter, which can be used for all places of a list.
    package init(_ environment: ScreenEnvironment) {
        language = environment.language
        locale = environment.locale
        coordinate = environment.formats.coordinate
        region = environment.texts.places.region
    }

    /// Returns the name in the reader's language, or the coordinates of a place without a name.
    package func title(of location: Location) -> SpokenText {
        name(of: location).map { SpokenText($0) } ?? coordinate(location.coordinate)
    }

    /// Returns the state and the country, for example "England, United Kingdom"; `nil` when neither is known.
    package func subtitle(of location: Location) -> String? {
        let parts = [location.state, location.country.flatMap(country)].compactMap { $0 }.filter { !$0.isEmpty }
        return parts.dropFirst().reduce(parts.first) { joined, part in joined.map { region($0, part) } }
    }

    /// Returns the coordinates; `nil` for a place without a name, whose title shows them.
    package func coordinates(of location: Location) -> String? {
        name(of: location) == nil ? nil : coordinate(location.coordinate).text
    }

    /// Returns the title and the subtitle as one text to read aloud.
    package func spoken(_ location: Location) -> String {
        let title = title(of: location).spoken
        return subtitle(of: location).map { region(title, $0) } ?? title
    }

    private func name(of location: Location) -> String? {
        let name = location.name(in: language)
        return name.allSatisfy(\.isWhitespace) ? nil : name
    }

    /// Returns the name of the country, or `code` itself when the locale has no name for it.
    private func country(_ code: String) -> String? {
        code.isEmpty ? nil : locale.localizedString(forRegionCode: code) ?? code
    }
}

/// A formatter for coordinates, used for places without a name.
///
/// Hemispheres are letters instead of signs, and are read aloud in full.
public struct CoordinateFormat: Sendable {
    private let number: NumberFormat
    private let texts: CompassTexts

    /// Creates a formatter.
    init(number: NumberFormat, texts: CompassTexts) {
        self.number = number
        self.texts = texts
    }

    /// Returns latitude and longitude to two decimal places, about 1 km, for example `51.51° N, 0.13° W`.
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
