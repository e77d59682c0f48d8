#if os(macOS) || os(Linux)
public import Foundation

/// A program of the package, built beside the tests and run in a process of its own.
///
/// It exists only where a test can start a process.
public struct BuiltProgram: Sendable {
    /// The result of a run.
    public struct Run: Sendable {
        /// The exit status.
        public let status: Int32
        /// The text of standard output.
        public let output: String
        /// The text of standard error.
        public let errors: String
    }

    private static let processes = Turnstile(3)

    /// The file of the program.
    public let url: URL

    /// Whether the program was built.
    public var isBuilt: Bool { FileManager.default.isExecutableFile(atPath: url.path(percentEncoded: false)) }

    /// Creates a program from the name of its target.
    public init(_ name: String) {
        let image = Bundle(for: Marker.self).executableURL ?? Bundle.main.executableURL ?? Bundle.main.bundleURL
        url = Self.products(of: image).appending(path: name)
    }

    /// A class whose code is that of the tests, whichever program has loaded it.
    private final class Marker {}

    /// Returns the directory of the built products.
    ///
    /// - Parameter image: The file with the code of the tests: a program beside the others, or one in the bundle
    ///   `….xctest/Contents/MacOS`, which another program loads on macOS and does not count among its bundles.
    /// - Returns: The directory.
    static func products(of image: URL) -> URL {
        var item = image
        while item.pathComponents.count > 1 {
            if item.pathExtension == "xctest" { return item.deletingLastPathComponent() }
            item.deleteLastPathComponent()
        }
        return image.deletingLastPathComponent()
    }

    /// Runs the program to its end and returns the result.
    ///
    /// - Parameters:
    ///   - arguments: The arguments without the name of the program.
    ///   - environment: The whole environment; nothing is inherited.
    ///   - hasErrorTerminal: Whether standard error is a terminal rather than a file.
    /// - Returns: The exit status and the texts that the program wrote.
    /// - Throws: An error of the file system, or the reason why the program could not be started.
    public func run(
        _ arguments: [String],
        environment: [String: String] = [:],
        hasErrorTerminal: Bool = false
    ) async throws -> Run {
        let directory = FileManager.default.temporaryDirectory.appending(path: "run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        // Files rather than pipes: a full pipe would block the program.
        let (output, errors) = (directory.appending(path: "output"), directory.appending(path: "errors"))
        try Data().write(to: output)
        try Data().write(to: errors)

        let terminal = hasErrorTerminal ? try PseudoTerminal() : nil
        let status: Int32
        await Self.processes.enter()
        do {
            status = try await Subprocess(
                url,
                arguments,
                environment: environment,
                output: FileHandle(forWritingTo: output),
                errors: terminal?.device ?? FileHandle(forWritingTo: errors)
            )
            .status()
            try Task.checkCancellation()
        } catch {
            await Self.processes.leave()
            throw error
        }
        await Self.processes.leave()
        return Run(
            status: status,
            output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            errors: try terminal?.text() ?? String(decoding: Data(contentsOf: errors), as: UTF8.self)
        )
    }
}
#endif
