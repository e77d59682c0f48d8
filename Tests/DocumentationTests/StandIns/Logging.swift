import OpenWeatherCore

/// The part of swift-log that the article "Logs and metrics" uses, with the same names and shapes.
///
/// Follows swift-log 1.14.0, commit a878e7f8f46cfc0e1125e565b5c08e7d5272dc9a.
///
/// The package depends on no other, so code of articles compiles against this; `.ci/server-articles` compiles it against
/// the package itself.
struct Logging: Sendable {
    /// A logger, which keeps its messages for a test.
    struct Logger: Sendable {
        typealias Metadata = [String: String]

        let lines = Locked([String]())

        init(label: String) {}

        func debug(_ message: String, metadata: Metadata) { write("debug", message, metadata) }
        func notice(_ message: String, metadata: Metadata) { write("notice", message, metadata) }
        func warning(_ message: String, metadata: Metadata) { write("warning", message, metadata) }

        private func write(_ level: String, _ message: String, _ metadata: Metadata) {
            let pairs = metadata.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
            lines.withLock { $0.append("\(level): \(message)\(pairs)") }
        }
    }
}
