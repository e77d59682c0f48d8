/// The evidence about an API key: the plans that have accepted it, and those that have refused it.
///
/// The service refuses a wrong key, a new one and one without a subscription with the same responses, and One Call 4.0
/// even responds to an invented key with the sentence about a subscription. So a refusal is judged by what else the key
/// has reached, never by its text. A timeout, HTTP 429, a failure of the server or an unreadable response is no
/// evidence.
package struct KeyEvidence: Hashable, Sendable {
    /// The last thing that a plan said about the key.
    ///
    /// Only a response says something: without one, after a timeout for example, a plan has no verdict.
    package enum Verdict: Hashable, Sendable {
        /// The key has reached a product of the plan.
        case accepted
        /// The key was refused (HTTP 401 or 403).
        case refused
    }

    /// A Boolean value that indicates whether the key has the usual form, 32 hexadecimal digits.
    ///
    /// The form is a hint and not documented, so a key of another form is sent as well. Use `true` without a key, as
    /// with a gateway.
    package let isWellFormed: Bool

    private var verdicts: [BillingPlan: Verdict] = [:]
    private var wasAccepted = false

    /// Creates evidence of a key that was not sent yet.
    package init(isWellFormed: Bool) {
        self.isWellFormed = isWellFormed
    }

    /// Returns the last verdict of a plan; `nil` when there is none.
    package func verdict(of plan: BillingPlan) -> Verdict? { verdicts[plan] }

    /// Adds the verdict of a plan, which replaces an earlier one.
    ///
    /// - Parameters:
    ///   - verdict: The verdict.
    ///   - plan: The plan.
    ///   - isIncluded: Whether every account has the product. A refusal of any other product of the account's plan says
    ///     nothing about the plan and is not added.
    package mutating func add(_ verdict: Verdict, of plan: BillingPlan, isIncluded: Bool) {
        if verdict == .refused, plan == .account, !isIncluded { return }
        verdicts[plan] = verdict
        if verdict == .accepted { wasAccepted = true }
    }

    /// Returns the reason for which a product has refused the key.
    ///
    /// | product | evidence | reason |
    /// | --- | --- | --- |
    /// | in every account | another plan has accepted the key | ``KeyRefusal/undetermined`` |
    /// | in every account | none has | ``KeyRefusal/unknownOrInactive``, or ``KeyRefusal/malformed`` |
    /// | any other | the account's plan has accepted the key | ``KeyRefusal/subscriptionRequired`` |
    /// | any other | another plan has accepted it, and the account's has no verdict | ``KeyRefusal/subscriptionRequired`` |
    /// | any other | another plan has accepted it, and the account's has refused it | ``KeyRefusal/undetermined`` |
    /// | any other | the account's plan has refused it, and no other has accepted it | ``KeyRefusal/unknownOrInactive``, or ``KeyRefusal/malformed`` |
    /// | any other | neither | ``KeyRefusal/undetermined``, or ``KeyRefusal/malformed`` |
    ///
    /// The form of the key decides only as long as no plan has ever accepted it.
    ///
    /// - Parameters:
    ///   - plan: The plan of the product.
    ///   - isIncluded: Whether every account has the product.
    /// - Returns: The reason.
    package func refusal(of plan: BillingPlan, isIncluded: Bool) -> KeyRefusal {
        let isAcceptedElsewhere = verdicts.contains { $0.key != plan && $0.value == .accepted }
        let isPlausible = isWellFormed || wasAccepted
        let wrong: KeyRefusal = isPlausible ? .unknownOrInactive : .malformed
        if isIncluded { return isAcceptedElsewhere ? .undetermined : wrong }
        switch verdicts[.account] {
        case .accepted: return .subscriptionRequired
        case .refused: return isAcceptedElsewhere ? .undetermined : wrong
        case nil: return isAcceptedElsewhere ? .subscriptionRequired : isPlausible ? .undetermined : .malformed
        }
    }
}
