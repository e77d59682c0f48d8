/// What people should do in air of some quality; the texts are the screens'.
///
/// Sensitive are children, older people, and people with an illness of the lungs or the heart. The steps follow the
/// recommendations that the US EPA and the European Environment Agency publish with their scales.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum HealthAdvice: String, CaseIterable, Codable, Sendable {
    /// Be outdoors as usual.
    case enjoyOutdoors
    /// Unusually sensitive people watch for symptoms such as coughing.
    case watchSymptomsIfSensitive
    /// Sensitive people reduce long or heavy exertion outdoors.
    case reduceIfSensitive
    /// Everyone reduces long or heavy exertion outdoors; sensitive people avoid it.
    case reduceExertion
    /// Everyone avoids exertion outdoors; sensitive people stay indoors.
    case avoidExertion
    /// Everyone stays indoors.
    case stayIndoors
}
