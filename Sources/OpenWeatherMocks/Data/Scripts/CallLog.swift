public import Foundation
import OpenWeatherCore

/// The calls that a double received, across all of its methods and in order.
///
/// Every scripted double has one; a test reads ``calls`` or waits with ``waitForCalls(_:)`` instead of polling. It is
/// safe to use from any thread. Create one when you build a double of your own from ``Script``.
public final class CallLog<Call: Hashable & Sendable>: Sendable {
    private let received = Locked<[Call]>([])
    private let unscripted = Locked<[UnscriptedCall]>([])
    private let counter = Counter()
    private let double: String
    private let onUnscripted: UnscriptedCall.Handler

    /// Creates an empty log.
    ///
    /// - Parameters:
    ///   - double: The name of the double's type, for reports.
    ///   - onUnscripted: A closure that receives each call that has no response.
    public init(double: String, onUnscripted: @escaping UnscriptedCall.Handler) {
        self.double = double
        self.onUnscripted = onUnscripted
    }

    /// Every call so far, in order.
    public var calls: [Call] { received.withLock { $0 } }

    /// The calls that had no response, in order.
    public var unscriptedCalls: [UnscriptedCall] { unscripted.withLock { $0 } }

    /// Suspends until the double has received at least `count` calls, or the task is cancelled.
    public func waitForCalls(_ count: Int) async {
        await counter.wait(for: count)
    }

    /// Adds a call.
    package func record(_ call: Call) {
        received.withLock { $0.append(call) }
        counter.increment()
    }

    /// Records that the described call has no response, passes it to the handler, and returns the report.
    package func reportUnscripted(_ call: String) -> UnscriptedCall {
        let report = UnscriptedCall(double: double, call: call)
        unscripted.withLock { $0.append(report) }
        onUnscripted(report)
        return report
    }
}

/// A difference between a script and the calls that came: calls without a response, or responses that were not used.
///
/// The `verify()` methods of the scripted doubles throw it; call them at the end of a test.
public struct ScriptViolation: Error, Hashable, Sendable, CustomStringConvertible {
    /// The calls that had no response, in order.
    public let unscriptedCalls: [UnscriptedCall]

    /// The number of queued responses that no call has used.
    public let remainingResponses: Int

    /// A list of the unscripted calls and the number of unused responses.
    public var description: String {
        let unused = remainingResponses == 0 ? [] : ["\(remainingResponses) queued responses were never used"]
        return (unscriptedCalls.map(\.description) + unused).joined(separator: "; ")
    }

    /// Throws a violation unless `calls` is empty and `remaining` is zero.
    package static func check(_ calls: [UnscriptedCall], remaining: Int) throws(ScriptViolation) {
        guard calls.isEmpty, remaining == 0 else {
            throw ScriptViolation(unscriptedCalls: calls, remainingResponses: remaining)
        }
    }
}

extension ScriptViolation: LocalizedError {
    /// The same text as ``description``, so that `localizedDescription` returns it.
    public var errorDescription: String? { description }
}
