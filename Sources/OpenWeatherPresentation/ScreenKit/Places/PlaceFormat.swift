import Foundation
package import OpenWeatherCore

/// Writes places: name, region and coordinates in the reader's language.
package struct PlaceFormat: Sendable {
    private let language: Language
    private let locale: Locale
    private let coordinate: CoordinateFormat
    private let region: PairPhrase

    /// Creates a format; one serves a whole list.
    package init(_ environment: ScreenEnvironment) {
        language = environment.language
        locale = environment.locale
        coordinate = environment.formats.coordinate
        region = PlaceTexts.texts(in: environment.textLanguage).region
    }

    /// The name in the reader's language, or the coordinates of a place without a name.
    package func title(of location: Location) -> SpokenText {
        name(of: location).map { SpokenText($0) } ?? coordinate(location.coordinate)
    }

    /// State and country, as far as they are known, for example "England, United Kingdom".
    package func subtitle(of location: Location) -> String? {
        let parts = [location.state, location.country.flatMap(country)].compactMap { $0 }.filter { !$0.isEmpty }
        return parts.dropFirst().reduce(parts.first) { joined, part in joined.map { region($0, part) } }
    }

    /// The coordinates; `nil` for a place without a name, whose title they are already.
    package func coordinates(of location: Location) -> String? {
        name(of: location) == nil ? nil : coordinate(location.coordinate).text
    }

    /// Title and subtitle in one sentence, as it is spoken.
    package func spoken(_ location: Location) -> String {
        let title = title(of: location).spoken
        return subtitle(of: location).map { region(title, $0) } ?? title
    }

    private func name(of location: Location) -> String? {
        let name = location.name(in: language)
        return name.allSatisfy(\.isWhitespace) ? nil : name
    }

    /// The country's name; the code itself where nobody knows it.
    private func country(_ code: String) -> String? {
        code.isEmpty ? nil : locale.localizedString(forRegionCode: code) ?? code
    }
}
