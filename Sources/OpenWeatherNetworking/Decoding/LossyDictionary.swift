/// A dictionary of texts that leaves out the values that are not texts.
struct LossyDictionary: Decodable, Sendable {
    /// The texts by key.
    let texts: [String: String]

    /// Reads the texts; throws only when the value is not an object.
    init(from decoder: any Decoder) throws {
        let values = try decoder.singleValueContainer().decode([String: Lenient<String>].self)
        texts = values.compactMapValues(\.wrappedValue)
    }
}
