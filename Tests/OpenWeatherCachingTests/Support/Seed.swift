import Foundation

/// Where a random test begins.
enum Seed {
    /// The number in `OPENWEATHER_SEED`, to repeat a run, or a new one; printed, so that it can be repeated.
    static func make(_ test: String) -> UInt64 {
        let given = ProcessInfo.processInfo.environment["OPENWEATHER_SEED"].flatMap(UInt64.init)
        let seed = given ?? .random(in: 0..<1_000_000_000)
        print("seed of \(test): OPENWEATHER_SEED=\(seed)")
        return seed
    }
}
