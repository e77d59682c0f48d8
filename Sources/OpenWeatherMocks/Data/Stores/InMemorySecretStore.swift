public import OpenWeatherCore

/// A secret store in memory, for tests, previews, and demos.
///
/// The secrets are kept for as long as the object lives. A test can make it fail, see ``setFailure(_:)``. It is safe to
/// use from any thread.
public final class InMemorySecretStore: SecretStore {
    private let secrets: Locked<[String: Secret]>
    private let failure = Locked<WeatherError?>(nil)

    /// Creates a store that contains `secrets` by name.
    public init(_ secrets: [String: Secret] = [:]) {
        self.secrets = Locked(secrets)
    }

    /// Sets the error that every later call throws; `nil` lets calls succeed again.
    public func setFailure(_ error: WeatherError?) {
        failure.withLock { $0 = error }
    }

    /// Returns the secret stored under `name`, or `nil` when there is none.
    ///
    /// - Throws: The error passed to ``setFailure(_:)``.
    public func secret(named name: String) async throws(WeatherError) -> Secret? {
        try checkFailure()
        return secrets.withLock { $0[name] }
    }

    /// Stores `secret` under `name`, or removes the stored secret when it is `nil`.
    ///
    /// - Throws: The error passed to ``setFailure(_:)``; nothing is changed then.
    public func setSecret(_ secret: Secret?, named name: String) async throws(WeatherError) {
        try checkFailure()
        secrets.withLock { $0[name] = secret }
    }

    private func checkFailure() throws(WeatherError) {
        if let error = failure.withLock({ $0 }) { throw error }
    }
}
