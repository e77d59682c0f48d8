/// Where a value may come from.
public enum FetchPolicy: String, CaseIterable, Codable, Sendable {
    /// A fresh cached value if there is one, else the network.
    case cacheFirst
    /// The network, storing what it answers; for a refresh the user asked for.
    case refresh
    /// The cache alone; ``WeatherError/notCached`` when it holds nothing.
    case cacheOnly
}
