import Foundation
public import OpenWeatherCore
public import OpenWeatherNetworking

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
