public import Foundation

/// A rule of a protocol that a conforming type breaks.
///
/// The contracts throw it, for example ``CacheStoreContract/verify(makeStore:)``. ``description`` is one line that a
/// test framework can print as it is.
public struct ContractViolation: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the protocol, for example `CacheStore`.
    public let contract: String
    /// The rule as a sentence.
    public let rule: String
    /// The behavior that was found instead.
    public let detail: String

    /// Creates a violation.
    package init(contract: String, rule: String, detail: String) {
        self.contract = contract
        self.rule = rule
        self.detail = detail
    }

    /// The protocol, the rule, and the behavior that was found.
    public var description: String { "\(contract) broken: \(rule): \(detail)" }
}

extension ContractViolation: LocalizedError {
    /// The same text as ``description``, so that `localizedDescription` returns it.
    public var errorDescription: String? { description }
}
