import OpenWeatherCore

/// A response as the store keeps it, with the provider that has to be named when it is shown again.
struct StoredResponse<Value: Codable & Sendable>: Codable, Sendable {
    /// The value.
    let value: Value
    /// The provider of the value.
    let source: DataSource
}
