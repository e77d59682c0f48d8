import ExampleSupport
import Foundation

/// The program `notify-send`, which shows a notice on the desktop.
struct NotifySend {
    private let file: URL

    /// Creates the program, which is looked for in the directories of a path.
    ///
    /// - Throws: `UsageError` when there is none.
    init(in path: String?) throws(UsageError) {
        let files = (path ?? "").split(separator: ":").map { URL(filePath: String($0)).appending(path: "notify-send") }
        guard let file = files.first(where: { FileManager.default.isExecutableFile(atPath: $0.path()) }) else {
            throw UsageError(
                "--notify-send",
                "there is no program notify-send. Install libnotify-bin, or leave it out."
            )
        }
        self.file = file
    }

    /// Shows a notice, and says so on standard error when that fails; the notice was printed in any case.
    ///
    /// The texts are arguments of the program, which no shell reads.
    func show(title: String, body: String) async {
        // Other systems start no programs, and so have none that the initializer could find.
        #if os(macOS) || os(Linux)
        let process = Process()
        process.executableURL = file
        process.arguments = ["--app-name=QueryExample", "--", title.printable, Self.escaped(body.printable)]
        let status = await withCheckedContinuation { (continuation: CheckedContinuation<Int32, Never>) in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do {
                try process.run()
            } catch {
                process.terminationHandler = nil
                continuation.resume(returning: -1)
            }
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
