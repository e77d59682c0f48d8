import Foundation
public import OpenWeatherCore
public import OpenWeatherNetworking

/// A call that a double had no response for.
///
/// A double is independent of test frameworks, so it cannot fail a test by itself. It reports the call in three ways:
/// the call throws an error that names it and that no retry or cache hides, the double records it (`unscriptedCalls`,
/// `verify()`), and a handler receives it. The default handler writes to standard error; pass your own to fail the test
/// at once:
///
/// ```swift
/// let weather = ScriptedWeatherRepository(onUnscripted: { Issue.record("\($0)") })
/// ```
public struct UnscriptedCall: Hashable, Sendable, CustomStringConvertible {
    /// A function that receives unscripted calls; it may be called on any thread.
    public typealias Handler = @Sendable (UnscriptedCall) -> Void

    /// The name of the double's type.
    public let double: String

    /// The call with its arguments, without secrets.
    public let call: String

    /// Creates a report of `call` to the type named `double`.
    public init(double: String, call: String) {
        self.double = double
        self.call = call
    }

    /// The type and the call that it has no response for.
    public var description: String {
        "unscripted call: \(double) has no response for \(call)"
    }

    /// The handler that writes the report to standard error.
    public static let standardError: Handler = { call in
        try? FileHandle.standardError.write(contentsOf: Data("\(call)\n".utf8))
    }
}

/// An error type that a double can throw without a script.
///
/// ``/OpenWeatherCore/WeatherError`` and ``/OpenWeatherNetworking/NetworkError`` conform to it. Conform an error type
/// of your own to use it as the failure of a ``Script``.
public protocol ScriptableError: Error, Hashable, Sendable {
    /// The error for a call from a cancelled task.
    static var cancelled: Self { get }

    /// Returns the error for a call that has no response.
    ///
    /// It must not be transient, so that no retry and no cached value hides it.
    static func unscripted(_ call: UnscriptedCall) -> Self
}

extension WeatherError: ScriptableError {
    /// Returns an error for a bad request whose message names the call.
    public static func unscripted(_ call: UnscriptedCall) -> WeatherError {
        .badRequest(.refused(message: call.description, parameters: []))
    }
}

extension NetworkError: ScriptableError {
    /// Returns a response of status 400 in the service's own form, which repositories map to a refused request.
    public static func unscripted(_ call: UnscriptedCall) -> NetworkError {
        let response = StubResponse.error(status: 400, message: call.description)
        return .httpStatus(code: response.status, body: response.body, retryAfter: nil)
    }
}
