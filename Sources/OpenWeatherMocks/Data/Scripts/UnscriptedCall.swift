import Foundation
public import OpenWeatherCore
public import OpenWeatherNetworking

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

/// An error a double can throw on its own account.
public protocol ScriptableError: Error, Hashable, Sendable {
    /// The calling task was cancelled.
    static var cancelled: Self { get }

    /// The double has no answer; never transient, so that nothing retries or papers over it.
    static func unscripted(_ call: UnscriptedCall) -> Self
}

extension WeatherError: ScriptableError {
    /// A refusal whose message names the call.
    public static func unscripted(_ call: UnscriptedCall) -> WeatherError {
        .badRequest(.refused(message: call.description, parameters: []))
    }
}

extension NetworkError: ScriptableError {
    /// An answer with status 400 in the service's own form, which repositories turn into a refusal with its message.
    public static func unscripted(_ call: UnscriptedCall) -> NetworkError {
        let response = StubResponse.error(status: 400, message: call.description)
        return .httpStatus(code: response.status, body: response.body, retryAfter: nil)
    }
}
