import Foundation
import OpenWeatherCore

/// The number of places that are done, on standard error: one line that changes on a terminal, else a line for each tenth.
final class ProgressLine: Sendable {
    private let total: Int
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private let tenth: Locked<Int>

    /// Creates the line.
    init(total: Int, done: Int) {
        self.total = total
        tenth = Locked(done * 10 / max(1, total))
    }

    /// Shows the number.
    func advance(to done: Int) {
        let next = done * 10 / max(1, total)
        if isTerminal {
            write("\r\(done) of \(total) places")
        } else if tenth.withLock({ last in
            defer { last = next }
            return next > last
        }) {
            write("\(done) of \(total) places\n")
        }
    }

    /// Ends the line of a terminal.
    func end() { if isTerminal { write("\n") } }

    private func write(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}
