public import OpenWeatherCore

/// A read-only store of secrets in environment variables.
///
/// Use it for command-line tools, servers and continuous integration, usually as the first store of a
/// ``LayeredSecretStore``. The environment is read once, when the store is created.
public struct EnvironmentSecretStore: SecretStore {
    private let secrets: [String: Secret]
    private let variables: [String: String]

    /// Creates a store.
    ///
    /// - Parameters:
    ///   - environment: The environment, such as `ProcessInfo.processInfo.environment`.
    ///   - variables: The variable for the name of each secret, for example `["api-key": "OPENWEATHER_API_KEY"]`.
    public init(environment: [String: String], variables: [String: String]) {
        self.variables = variables
        secrets = variables.compactMapValues { environment[$0] }.filter { !$0.value.isEmpty }.mapValues(Secret.init)
    }

    /// Returns the secret in the variable for `name`, or `nil` when there is no such variable or it is empty.
    public func secret(named name: String) -> Secret? {
        secrets[name]
    }

    /// Throws an error, because a process cannot change the environment it was started in.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)`` with the name of the variable.
    public func setSecret(_ secret: Secret?, named name: String) throws(WeatherError) {
        throw .storage(.unwritable(name: variables[name] ?? name))
    }
}
