/// How an answer should be worded and measured by the service.
public struct RequestOptions: Hashable, Codable, Sendable {
    /// The units on the wire.
    ///
    /// Values are converted on arrival, so that this changes rounding only.
    public let units: Units

    /// The language of descriptions.
    public let language: Language

    /// Creates options; metric units and English unless said otherwise.
    public init(units: Units = .metric, language: Language = .english) {
        self.units = units
        self.language = language
    }
}
