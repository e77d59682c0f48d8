/// Values in order of arrival, each of which may leave at any time.
///
/// Every operation takes constant time on average.
struct WaitingLine<Element: Sendable>: Sendable {
    private var elements: [Int: Element] = [:]
    private var head = 0
    private var tail = 0

    /// The number of values.
    var count: Int { elements.count }

    /// A Boolean value that indicates whether there are no values.
    var isEmpty: Bool { elements.isEmpty }

    /// Adds a value at the end and returns the identity by which it can be removed.
    mutating func append(_ element: Element) -> Int {
        defer { tail += 1 }
        elements[tail] = element
        return tail
    }

    /// Removes and returns a value; `nil` when it has left already.
    mutating func remove(_ id: Int) -> Element? {
        elements.removeValue(forKey: id)
    }

    /// The identity of the first value; `nil` without values.
    mutating func firstID() -> Int? {
        while head < tail {
            if elements[head] != nil { return head }
            head += 1
        }
        return nil
    }

    /// The first value; `nil` without values.
    mutating func first() -> Element? {
        firstID().flatMap { elements[$0] }
    }

    /// Removes and returns the first value; `nil` without values.
    mutating func popFirst() -> Element? {
        firstID().flatMap { remove($0) }
    }
}
