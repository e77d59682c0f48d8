public import Foundation

/// A rule of a protocol that an implementation breaks.
public struct ContractViolation: Error, Hashable, Sendable, CustomStringConvertible {
    /// The protocol.
    public let contract: String
    /// The rule, in its own words.
    public let rule: String
    /// What was seen instead.
    public let detail: String

    /// Creates a report.
    public init(contract: String, rule: String, detail: String) {
        self.contract = contract
        self.rule = rule
        self.detail = detail
    }

    /// The protocol, the rule and what was seen.
    public var description: String { "\(contract) broken: \(rule): \(detail)" }
}

extension ContractViolation: LocalizedError {
    /// The same text as ``description``, so that `localizedDescription` says it too.
    public var errorDescription: String? { description }
}
