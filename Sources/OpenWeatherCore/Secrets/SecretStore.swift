/// A safe place for secrets such as the API key.
public protocol SecretStore: Sendable {
    /// The secret stored under `name`, or `nil`.
    ///
    /// - Throws: ``WeatherError/storage(_:)``.
    func secret(named name: String) async throws(WeatherError) -> Secret?

    /// Stores `secret` under `name`, or removes what is stored there when it is `nil`.
    ///
    /// - Throws: ``WeatherError/storage(_:)``.
    func setSecret(_ secret: Secret?, named name: String) async throws(WeatherError)
}
