public import OpenWeatherCore

/// Secrets that live as long as the object; for tests it can also fail.
public final class InMemorySecretStore: SecretStore {
    private let secrets: Locked<[String: Secret]>
    private let failure = Locked<WeatherError?>(nil)

    /// Creates a store that holds `secrets` by name.
    public init(_ secrets: [String: Secret] = [:]) {
        self.secrets = Locked(secrets)
    }

    /// Makes every later call fail, or succeed again with `nil`.
    public func setFailure(_ error: WeatherError?) {
        failure.withLock { $0 = error }
    }

    /// The secret stored under `name`.
    ///
    /// - Throws: The failure that was set.
    public func secret(named name: String) async throws(WeatherError) -> Secret? {
        try checkFailure()
        return secrets.withLock { $0[name] }
    }

    /// Stores `secret` under `name`, or removes what is there when it is `nil`.
    ///
    /// - Throws: The failure that was set; nothing is changed then.
    public func setSecret(_ secret: Secret?, named name: String) async throws(WeatherError) {
        try checkFailure()
        secrets.withLock { $0[name] = secret }
    }

    private func checkFailure() throws(WeatherError) {
        if let error = failure.withLock({ $0 }) { throw error }
    }
}
