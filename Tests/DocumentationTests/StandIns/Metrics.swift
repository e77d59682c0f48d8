import OpenWeatherCore

/// The part of swift-metrics that the article "On a server" uses, with the same names and shapes.
///
/// The package depends on no other, so the article's code compiles against this instead of swift-metrics itself.
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
