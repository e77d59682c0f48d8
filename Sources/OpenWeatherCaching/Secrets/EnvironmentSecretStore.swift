public import OpenWeatherCore

/// A store that finds secrets in environment variables and cannot change them.
public struct EnvironmentSecretStore: SecretStore {
    private let secrets: [String: Secret]
    private let variables: [String: String]

    /// Creates a store.
    ///
    /// - Parameters:
    ///   - environment: The environment, such as `ProcessInfo.processInfo.environment`; it is read once.
    ///   - variables: The variable for each secret's name, for example `["api-key": "OPENWEATHER_API_KEY"]`.
    public init(environment: [String: String], variables: [String: String]) {
        self.variables = variables
        secrets = variables.compactMapValues { environment[$0] }.filter { !$0.value.isEmpty }.mapValues(Secret.init)
    }

    /// The secret in the variable for `name`; `nil` when there is no such variable or it is empty.
    public func secret(named name: String) -> Secret? {
        secrets[name]
    }

    /// Refuses: a process cannot change the environment it was started in.
    ///
    /// - Throws: ``WeatherError/storage(_:)`` with the name of the variable.
    public func setSecret(_ secret: Secret?, named name: String) throws(WeatherError) {
        throw .storage(.unwritable(name: variables[name] ?? name))
    }
}
