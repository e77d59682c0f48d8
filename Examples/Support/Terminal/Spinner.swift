import Foundation

/// An indicator on standard error that a program waits.
public enum Spinner: Sendable {
    /// Performs `work` and shows `message` with a turning line when it takes longer than `delay`.
    ///
    /// The line is removed before the function returns. Nothing is written when standard error is not a terminal, so
    /// that pipes and files stay clean.
    ///
    /// - Parameters:
    ///   - message: The text beside the spinner.
    ///   - environment: The environment of the process; with a dumb terminal nothing is written.
    ///   - delay: The time until the spinner appears.
    ///   - work: The work to wait for.
    /// - Returns: The result of `work`.
    /// - Throws: The error of `work`.
    public static func show<Value: Sendable>(
        _ message: String,
        environment: [String: String],
        after delay: Duration = .milliseconds(300),
        during work: () async throws -> Value
    ) async throws -> Value {
        let term = environment["TERM"] ?? ""
        guard isatty(STDERR_FILENO) == 1, !term.isEmpty, term != "dumb" else { return try await work() }
        let spinner = Task { await turn(message, after: delay) }
        let result: Result<Value, any Error>
        do { result = .success(try await work()) } catch { result = .failure(error) }
        spinner.cancel()
        await spinner.value
        return try result.get()
    }

    private static func turn(_ message: String, after delay: Duration) async {
        let clock = ContinuousClock()
        do {
            try await clock.sleep(for: delay)
        } catch {
            return
        }
        var step = 0
        while !Task.isCancelled {
            write("\r\(frames[step % frames.count]) \(message)")
            step += 1
            try? await clock.sleep(for: .milliseconds(100))
        }
        write("\r\u{1B}[K")
    }

    // ASCII, because the encoding of the terminal is not known.
    private static let frames = ["|", "/", "-", "\\"]

    private static func write(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
