import OpenWeatherCore

/// The part of swift-metrics that the article "Logs and metrics" uses, with the same names and shapes.
///
/// Follows swift-metrics 2.10.1, commit d51c8d13fa366eec807eedb4e37daa60ff5bfdd5.
///
/// The package depends on no other, so code of articles compiles against this; `.ci/server-articles` compiles it against
/// the package itself.
struct Metrics: Sendable {
    /// The values by label and dimensions, for a test.
    static let values = Locked([String: Double]())

    /// A number that only grows.
    struct Counter: Sendable {
        private let name: String

        init(label: String, dimensions: [(String, String)] = []) {
            name = Metrics.name(label, dimensions)
        }

        func increment() {
            Metrics.add(1, to: name)
        }
    }

    /// A distribution of durations.
    struct Timer: Sendable {
        private let name: String

        init(label: String, dimensions: [(String, String)] = []) {
            name = Metrics.name(label, dimensions)
        }

        func recordSeconds(_ duration: Double) {
            Metrics.add(duration, to: name)
        }
    }

    private static func name(_ label: String, _ dimensions: [(String, String)]) -> String {
        label + dimensions.map { ",\($0.0)=\($0.1)" }.joined()
    }

    private static func add(_ amount: Double, to name: String) {
        values.withLock { $0[name, default: 0] += amount }
    }
}
