package import OpenWeatherCore

/// What people should do in air of some quality.
package struct HealthAdviceTexts: Hashable, Sendable {
    /// Be outdoors as usual.
    package let enjoyOutdoors: String
    /// Unusually sensitive people watch for symptoms.
    package let watchSymptomsIfSensitive: String
    /// Sensitive people reduce exertion outdoors.
    package let reduceIfSensitive: String
    /// Everyone reduces exertion outdoors.
    package let reduceExertion: String
    /// Everyone avoids exertion outdoors.
    package let avoidExertion: String
    /// Everyone stays indoors.
    package let stayIndoors: String

    /// The text of `advice`.
    package subscript(advice: HealthAdvice) -> String {
        switch advice {
        case .enjoyOutdoors: enjoyOutdoors
        case .watchSymptomsIfSensitive: watchSymptomsIfSensitive
        case .reduceIfSensitive: reduceIfSensitive
        case .reduceExertion: reduceExertion
        case .avoidExertion: avoidExertion
        case .stayIndoors: stayIndoors
        }
    }
}
