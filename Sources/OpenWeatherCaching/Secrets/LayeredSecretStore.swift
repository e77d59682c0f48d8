public import OpenWeatherCore

/// Several stores, of which the first that has a secret answers.
///
/// For an API key the usual order is: what the program was given, then the environment, then the file; so that a
/// value for one run needs no change of what is stored.
public struct LayeredSecretStore: SecretStore {
    private let stores: [any SecretStore]
    private let target: any SecretStore

    /// Creates a store that reads from `stores` in order, then from `target`, and writes to `target` alone.
    public init(_ stores: [any SecretStore], writingTo target: any SecretStore) {
        self.stores = stores
        self.target = target
    }

    /// The secret of the first store that has one under `name`.
    ///
    /// - Throws: ``WeatherError/storage(_:)`` when a store before it failed; a later one is not asked then, as the
    ///   user would get another secret than the one that was put there.
    public func secret(named name: String) async throws(WeatherError) -> Secret? {
        for store in stores {
            if let secret = try await store.secret(named: name) { return secret }
        }
        return try await target.secret(named: name)
    }

    /// Stores `secret` in the last store; one of an earlier store still answers first.
    ///
    /// - Throws: ``WeatherError/storage(_:)``.
    public func setSecret(_ secret: Secret?, named name: String) async throws(WeatherError) {
        try await target.setSecret(secret, named: name)
    }
}
