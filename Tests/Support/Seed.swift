import Foundation

/// The seed of a random test.
public enum Seed {
    /// Returns the number in `OPENWEATHER_SEED`, or a random one, and prints it, so that a run can be repeated.
    public static func make(_ test: String) -> UInt64 {
        let given = ProcessInfo.processInfo.environment["OPENWEATHER_SEED"].flatMap(UInt64.init)
        let seed = given ?? .random(in: 0..<1_000_000_000)
        print("seed of \(test): OPENWEATHER_SEED=\(seed)")
        return seed
    }
}
