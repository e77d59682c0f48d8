public import OpenWeatherCore

/// A sequence of stores, of which the first that contains a secret returns it.
///
/// For an API key, the usual order is the arguments of the program, the environment, and a file. A value for one launch
/// then needs no change of the stored one.
public struct LayeredSecretStore: SecretStore {
    private let stores: [any SecretStore]
    private let target: any SecretStore

    /// Creates a store that reads from `stores` in order, then from `target`, and writes to `target` alone.
    public init(_ stores: [any SecretStore], writingTo target: any SecretStore) {
        self.stores = stores
        self.target = target
    }

    /// Returns the secret from the first store that contains one for `name`, or `nil` when none does.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)`` when a store fails. Later stores are then not read,
    ///   because they could return another secret than the one that was stored.
    public func secret(named name: String) async throws(WeatherError) -> Secret? {
        for store in stores {
            if let secret = try await store.secret(named: name) { return secret }
        }
        return try await target.secret(named: name)
    }

    /// Stores `secret` for `name` in the last store, or removes it there when it is `nil`.
    ///
    /// A secret in an earlier store is still returned first.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``.
    public func setSecret(_ secret: Secret?, named name: String) async throws(WeatherError) {
        try await target.setSecret(secret, named: name)
    }
}
