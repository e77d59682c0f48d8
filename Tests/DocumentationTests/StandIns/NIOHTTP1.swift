// The part of NIOHTTP1 that the article "Another transport on Linux" uses, with the same names and shapes.
//
// Follows swift-nio 2.101.3, commit 0b18836bd8b0162e7e17a995a3fbee20ed8f3b2b.
//
// The package depends on no other, so code of articles compiles against this; `.ci/server-articles` compiles it against
// the package itself.

/// An HTTP method.
struct HTTPMethod: Sendable {
    let rawValue: String
}

/// An HTTP status.
struct HTTPResponseStatus: Sendable {
    let code: UInt
}

/// Header fields.
struct HTTPHeaders: Sendable, Sequence {
    private(set) var fields: [(name: String, value: String)] = []

    mutating func add(name: String, value: String) {
        fields.append((name, value))
    }

    func makeIterator() -> IndexingIterator<[(name: String, value: String)]> {
        fields.makeIterator()
    }
}
