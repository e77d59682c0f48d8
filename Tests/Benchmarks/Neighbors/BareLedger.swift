import Foundation

/// A program without this package that counts calls in a file: it locks the file, reads a record, and writes it.
///
/// It neither looks at what other programs may have done to the directory, nor checks what it reads.
enum BareLedger {
    /// Counts 1,000 calls, one each millisecond, and prints the median and the 99th percentile of their times, in seconds.
    @concurrent
    static func run(directory: URL) async throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let path = directory.appending(path: "record").path
        var samples = Samples(of: "a call counted")
        for _ in 0..<1_000 {
            try await Task.sleep(for: .milliseconds(1))
            samples.append(try timed(1) { try count(in: path) })
        }
        print(samples.median, samples.p99)
    }

    /// Counts a call in the file at `path`.
    ///
    /// - Throws: A failure when the system refuses.
    static func count(in path: String) throws {
        var record = [UInt8](repeating: 1, count: 200)
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        defer { close(file) }
        guard flock(file, LOCK_EX) == 0, pread(file, &record, record.count, 0) >= 0,
            pwrite(file, record, record.count, 0) == record.count
        else { throw BenchmarkFailure(description: "A record cannot be written.") }
    }
}
