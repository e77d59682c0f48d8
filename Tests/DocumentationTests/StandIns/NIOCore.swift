// The part of NIOCore that the article "Another transport on Linux" uses, with the same names and shapes.
//
// Follows swift-nio 2.101.3, commit 0b18836bd8b0162e7e17a995a3fbee20ed8f3b2b.
//
// The package depends on no other, so code of articles compiles against this; `.ci/server-articles` compiles it against
// the package itself.

import Foundation

/// A failure to collect a body that is too long.
struct NIOTooManyBytesError: Error {}

/// Bytes.
struct ByteBuffer: Sendable {
    let readableBytesView: Data
}

/// A point in time.
struct NIODeadline: Sendable {
    static let distantFuture = NIODeadline()
}
