package import OpenWeatherCore

/// What an index rests on and how far it may be trusted.
package struct AirQualityNoteTexts: Hashable, Sendable {
    /// The service's own index.
    package let serviceIndex: String
    /// The service's index, computed here as it sent none.
    package let computedIndex: String
    /// The European index from one hour's concentrations.
    package let european: String
    /// The United States' index from one hour's concentrations in place of longer means.
    package let usEPA: String

    /// The text for an index on `scale` that rests on `basis`.
    package subscript(basis: AirQualityBasis, scale: AirQualityScale) -> String {
        switch (basis, scale) {
        case (.serviceIndex, _): serviceIndex
        case (_, .openWeather): computedIndex
        case (_, .european): european
        case (_, .usEPA): usEPA
        }
    }
}
