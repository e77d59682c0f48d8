import Foundation

/// A call that a double had no answer for.
///
/// A double cannot stop the program and cannot fail a test by itself, as it knows no test framework. It is as loud as
/// it can be in three ways: the call throws an error that names it and that no retry or cache swallows, the double
/// remembers it (`unscriptedCalls`, `verify()`), and a handler is told, which writes to standard error unless the test
/// brings its own:
///
/// ```swift
/// let weather = ScriptedWeatherRepository(onUnscripted: { Issue.record("\($0)") })
/// ```
public struct UnscriptedCall: Hashable, Sendable, CustomStringConvertible {
    /// A receiver of unscripted calls, from any thread.
    public typealias Handler = @Sendable (UnscriptedCall) -> Void

    /// The double's type.
    public let double: String

    /// The call with its arguments, without any key.
    public let call: String

    /// Creates a report.
    public init(double: String, call: String) {
        self.double = double
        self.call = call
    }

    /// What happened and how to mend it.
    public var description: String {
        "unscripted call: \(double) has no answer for \(call)"
    }

    /// The handler that writes the report to standard error.
    public static let standardError: Handler = { call in
        try? FileHandle.standardError.write(contentsOf: Data("\(call)\n".utf8))
    }
}
