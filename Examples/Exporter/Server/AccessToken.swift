import ExampleSupport
import Foundation

/// The secret that a client has to send, as `Authorization: Bearer …`.
struct AccessToken: Sendable {
    private let bytes: [UInt8]

    /// The smallest number of characters.
    static let shortest = 16

    /// Creates a token from the text of a file, without white space around it.
    ///
    /// - Throws: `UsageError` when the text is shorter than ``shortest`` or has other characters than visible ASCII.
    init(_ text: String) throws(UsageError) {
        bytes = Array(text.trimmingCharacters(in: .whitespacesAndNewlines).utf8)
        guard bytes.count >= Self.shortest, bytes.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw UsageError("--token-file", "the token needs \(Self.shortest) or more visible characters of ASCII.")
        }
    }

    /// Returns whether the value of the field `Authorization` has the token, in a time that its content has no part in.
    func isIn(_ field: String?) -> Bool {
        let scheme = "bearer "
        guard let field, field.lowercased().hasPrefix(scheme) else { return false }
        let sent = Array(field.utf8.dropFirst(scheme.utf8.count))
        var difference = sent.count ^ bytes.count
        for index in bytes.indices { difference |= Int(bytes[index] ^ (index < sent.count ? sent[index] : 0)) }
        return difference == 0
    }
}
