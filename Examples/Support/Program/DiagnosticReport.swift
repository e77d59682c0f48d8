public import Foundation
public import OpenWeatherNetworking

/// A report of a program's requests for a bug report, which never contains the API key.
///
/// It records every exchange above the client that adds the key and redacts it in responses. What a gateway's address
/// may hold of credentials is left out, too. A program that runs for months keeps the latest exchanges.
public actor DiagnosticReport {
    /// The longest part of a body that is written, in bytes.
    private static let longestBody = 200_000

    /// The report of the program that runs; `nil` without `--diagnose`.
    @TaskLocal static var current: DiagnosticReport?

    private let limit: Int
    private var exchanges: [String] = []
    private var size = 0
    private var droppedCount = 0

    /// Creates a report without exchanges.
    ///
    /// - Parameter limit: The size of all exchanges in bytes, beyond which the older half of them is left out.
    public init(limit: Int = 10_000_000) {
        self.limit = limit
    }

    /// Returns a client that records the exchanges of `client`.
    public nonisolated func recording(_ client: any HTTPClient) -> any HTTPClient {
        Recorder(client: client, report: self)
    }

    /// Writes the report to a file that only its owner can read.
    ///
    /// - Parameters:
    ///   - file: The file, whose content is replaced when there is one. It is no device, no pipe, and not the file of the
    ///     output.
    ///   - syntax: The syntax of the program.
    ///   - arguments: The arguments; the values of options are left out, because they may name a place or a gateway.
    ///   - outcome: The result in a sentence.
    /// - Throws: ``ExampleFailure`` when the file cannot be written.
    public func write(
        to file: URL,
        _ syntax: CommandLineSyntax,
        _ arguments: CommandLineArguments,
        outcome: String
    ) throws(ExampleFailure) {
        let options = Set(arguments.options.map(\.name)).sorted().joined(separator: " ")
        let head = """
            \(syntax.version)
            \(Date().formatted(.iso8601))
            \(ProcessInfo.processInfo.operatingSystemVersionString)
            Command: \(arguments.operands.first ?? "none")
            Options: \(options)
            Outcome: \(outcome)
            """
        let dropped = droppedCount == 0 ? [] : ["Earlier exchanges that are left out: \(droppedCount)"]
        let body = exchanges.isEmpty ? ["Nothing was sent."] : exchanges
        let text = ([head] + dropped + body).joined(separator: "\n\n") + "\n"
        let path = file.path(percentEncoded: false)
        let failure = ExampleFailure("The report cannot be written to \(path). Choose another file.")
        // Without the last flag, a pipe would wait for its reader.
        let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
        guard descriptor >= 0 else { throw failure }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        let outputs = [STDOUT_FILENO, STDERR_FILENO].compactMap(RegularFile.init(descriptor:))
        // A device keeps its permissions, and the file of the output its weather.
        guard let target = RegularFile(descriptor: descriptor), !outputs.contains(target),
            // The file is private before it has any content.
            fchmod(descriptor, 0o600) == 0
        else { throw failure }
        do {
            try handle.truncate(atOffset: 0)
            try handle.write(contentsOf: Data(text.utf8))
            try handle.close()
        } catch {
            throw failure
        }
    }

    private func add(_ request: TransportRequest, _ result: String) {
        let exchange = "\(request.method) \(Self.address(request.url))\n\(result)"
        exchanges.append(exchange)
        size += exchange.utf8.count
        guard size > limit else { return }
        // Half of them at once, as each removal moves all that follow.
        let older = exchanges.prefix(exchanges.count / 2)
        droppedCount += older.count
        size -= older.reduce(0) { $0 + $1.utf8.count }
        exchanges.removeFirst(older.count)
    }

    /// Returns the address without the user, what may be a token in the path, and the values of queries that the service
    /// does not know.
    private static func address(_ url: URL) -> String {
        var components = URLComponents()
        components.percentEncodedQuery = url.query(percentEncoded: true)
        let known: Set = ["lat", "lon", "q", "id", "zip", "units", "lang", "cnt", "limit", "start", "end", "mode"]
        components.queryItems = components.queryItems?
            .map { known.contains($0.name) ? $0 : URLQueryItem(name: $0.name, value: "***") }
        return url.shown + (components.string ?? "?")
    }

    private struct Recorder: HTTPClient {
        let client: any HTTPClient
        let report: DiagnosticReport

        func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
            do {
                let response = try await client.send(request)
                let type = response.headers["Content-Type"] ?? "no content type"
                let body = String(decoding: response.body.prefix(longestBody), as: UTF8.self)
                await report.add(request, "\(response.status), \(type), \(response.body.count) bytes\n\(body)")
                return response
            } catch {
                await report.add(request, "\(error)")
                throw error
            }
        }
    }
}
