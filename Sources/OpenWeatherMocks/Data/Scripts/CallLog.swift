public import Foundation
import OpenWeatherCore

/// The calls a double received, in order, whichever of its methods they went to.
public final class CallLog<Call: Hashable & Sendable>: Sendable {
    private let received = Locked<[Call]>([])
    private let unanswered = Locked<[UnscriptedCall]>([])
    private let counter = Counter()
    private let double: String
    private let onUnscripted: UnscriptedCall.Handler

    /// Creates an empty log for the type called `double`.
    public init(double: String, onUnscripted: @escaping UnscriptedCall.Handler) {
        self.double = double
        self.onUnscripted = onUnscripted
    }

    /// Every call so far.
    public var calls: [Call] { received.withLock { $0 } }

    /// The calls there was no answer for.
    public var unscriptedCalls: [UnscriptedCall] { unanswered.withLock { $0 } }

    /// Suspends until at least `count` calls have come, or the task is cancelled.
    public func waitForCalls(_ count: Int) async {
        await counter.wait(for: count)
    }

    /// Adds a call.
    package func record(_ call: Call) {
        received.withLock { $0.append(call) }
        counter.increment()
    }

    /// Reports that there is no answer for the call described.
    package func reportUnscripted(_ call: String) -> UnscriptedCall {
        let report = UnscriptedCall(double: double, call: call)
        unanswered.withLock { $0.append(report) }
        onUnscripted(report)
        return report
    }
}

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
