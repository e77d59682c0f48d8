import OpenWeatherCore

/// The part of swift-log that the article "On a server" uses, with the same names and shapes.
///
/// The package depends on no other, so the article's code compiles against this instead of swift-log itself.
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
