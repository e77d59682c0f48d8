/// A whole number that the service writes as a number or as a text, such as `cod`, and `city.id` in old answers.
struct FlexibleInteger: Decodable, Sendable {
    /// The number.
    let value: Int

    /// Reads a whole number from either form.
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            value = number
        } else if let number = Int(try container.decode(String.self)) {
            value = number
        } else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "Not a whole number.")
        }
    }
}
