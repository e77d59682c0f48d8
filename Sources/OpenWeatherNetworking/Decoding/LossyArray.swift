/// An array that leaves out the elements that are not readable.
struct LossyArray<Element: Decodable & Sendable>: Decodable, Sendable {
    /// The readable elements in their order.
    let elements: [Element]

    /// Reads the elements; throws only when the value is not an array.
    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var elements: [Element] = []
        while !container.isAtEnd {
            if let element = try container.decode(Lenient<Element>.self).wrappedValue { elements.append(element) }
        }
        self.elements = elements
    }
}
