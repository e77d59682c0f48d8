/// What is wrong with a question.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum BadRequest: Hashable, Sendable, CustomStringConvertible {
    /// The latitude is not a number in `-90...90`.
    case latitudeOutOfRange
    /// The longitude is not a number in `-180...180`.
    case longitudeOutOfRange
    /// The place's name or postcode is empty.
    case emptyQuery
    /// A number lies outside its `allowed` range.
    case outOfRange(parameter: String, allowed: ClosedRange<Int>)
    /// The configured base address is not one that requests can be sent to.
    case invalidAddress
    /// The service refused the question in its own words and named the `parameters` at fault, if it did.
    case refused(message: String, parameters: [String])

    /// What to change, in English.
    public var description: String {
        switch self {
        case .latitudeOutOfRange: "The latitude must be between -90 and 90."
        case .longitudeOutOfRange: "The longitude must be between -180 and 180."
        case .emptyQuery: "The place is empty. Enter a name, a postcode or coordinates."
        case .outOfRange(let parameter, let allowed):
            "\(parameter) must be between \(allowed.lowerBound) and \(allowed.upperBound)."
        case .invalidAddress: "The base address must be an http or https URL with a host."
        case .refused(let message, let parameters):
            "The service refused the question: \(Self.clause(message))"
                + (parameters.isEmpty ? "." : " (\(parameters.joined(separator: ", "))).") + " Change it and try again."
        }
    }

    /// The service's message on one line and without its full stop; it may be empty.
    private static func clause(_ message: String) -> String {
        let words = message.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
        let clause = words.hasSuffix(".") ? String(words.dropLast()) : words
        return clause.isEmpty ? "it gives no reason" : clause
    }
}
