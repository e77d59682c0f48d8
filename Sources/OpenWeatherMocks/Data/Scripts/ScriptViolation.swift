public import Foundation

/// What a double found wrong when it was asked at the end of a test.
public struct ScriptViolation: Error, Hashable, Sendable, CustomStringConvertible {
    /// The calls there was no answer for.
    public let unscriptedCalls: [UnscriptedCall]

    /// The number of queued answers that nobody asked for.
    public let remainingResponses: Int

    /// What is wrong.
    public var description: String {
        let unused = remainingResponses == 0 ? [] : ["\(remainingResponses) queued answers were never asked for"]
        return (unscriptedCalls.map(\.description) + unused).joined(separator: "; ")
    }

    /// Throws when anything is wrong.
    package static func check(_ calls: [UnscriptedCall], remaining: Int) throws(ScriptViolation) {
        guard calls.isEmpty, remaining == 0 else {
            throw ScriptViolation(unscriptedCalls: calls, remainingResponses: remaining)
        }
    }
}

extension ScriptViolation: LocalizedError {
    /// The same text as ``description``, so that `localizedDescription` says it too.
    public var errorDescription: String? { description }
}
