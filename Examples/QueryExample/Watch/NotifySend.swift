import ExampleSupport
import Foundation

/// The program `notify-send`, which shows a notice on the desktop.
struct NotifySend {
    private let file: URL
    private let environment: [String: String]

    /// Creates the program, which is looked for in the directories of `PATH`.
    ///
    /// - Parameter environment: The environment that the program gets, without the key and the other variables of this
    ///   package.
    /// - Throws: `UsageError` when there is none.
    init(environment: [String: String]) throws(UsageError) {
        let files = (environment["PATH"] ?? "").split(separator: ":")
            .map { URL(filePath: String($0)).appending(path: "notify-send") }
        let file = files.first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) }
        guard let file else {
            throw UsageError(
                "--notify-send",
                "there is no program notify-send. Install libnotify-bin, or leave it out."
            )
        }
        self.file = file
        self.environment = environment.filter { !$0.key.hasPrefix("OPENWEATHER_") }
    }

    /// Shows a notice, and says so on standard error when that fails; the notice was printed in any case.
    ///
    /// The texts are arguments of the program, which no shell reads. A program that takes longer than five seconds is killed,
    /// and so is one whose task is cancelled.
    func show(title: String, body: String, clock: any Clock<Duration> = ContinuousClock()) async {
        // Other systems start no programs, and so have none that the initializer could find.
        #if os(macOS) || os(Linux)
        let process = Process()
        process.executableURL = file
        process.arguments = ["--app-name=QueryExample", "--", title.printable, Self.escaped(body.printable)]
        process.environment = environment
        let (ends, end) = AsyncStream.makeStream(of: Int32.self)
        process.terminationHandler = {
            end.yield($0.terminationStatus)
            end.finish()
        }
        do {
            try process.run()
        } catch {
            return Request.announce("notify-send has not shown the notice; it could not be started.")
        }
        let limit = Task {
            try? await clock.sleep(for: .seconds(5))
            end.finish()
        }
        defer { limit.cancel() }
        // There is no status when the time is over, nor when the task is cancelled.
        var last: Int32?
        for await status in ends { last = status }
        guard let status = last else {
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
            if !Task.isCancelled { Request.announce("notify-send was killed; it had not ended after five seconds.") }
            return
        }
        if status != 0 { Request.announce("notify-send has not shown the notice; its status was \(status).") }
        #endif
    }

    /// Returns a text without what the desktop would read as markup or as an escape.
    private static func escaped(_ text: String) -> String {
        text.replacingScalars { scalar in
            switch scalar {
            case "\\": "\\\\"
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            default: nil
            }
        }
    }
}
