public import Foundation

/// Recorded responses of the service, for tests that run where recordings are present.
///
/// The environment variable `OPENWEATHER_RECORDED_DIR` names a directory with a subdirectory for each endpoint. The
/// recordings are not part of the package; tests enable themselves with ``isAvailable``.
public enum RecordedFiles: Sendable {
    /// The directory of the recordings; `nil` when the variable is not set.
    public static var directory: URL? {
        ProcessInfo.processInfo.environment["OPENWEATHER_RECORDED_DIR"].map { URL(filePath: $0) }
    }

    /// Whether recordings are present.
    public static var isAvailable: Bool {
        directory.map { FileManager.default.fileExists(atPath: $0.appending(path: "MANIFEST.tsv").path()) } ?? false
    }

    /// Returns the sorted names of the JSON files of `endpoint`; empty when there is no directory.
    public static func names(in endpoint: String) -> [String] {
        guard let path = directory?.appending(path: endpoint).path() else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted()
    }

    /// Returns the bytes of a recording.
    ///
    /// - Throws: An error of the file system.
    public static func data(_ endpoint: String, _ name: String) throws -> Data {
        guard let directory else { throw CocoaError(.fileNoSuchFile) }
        return try Data(contentsOf: directory.appending(path: endpoint).appending(path: name))
    }
}
