public import Foundation

/// Recorded answers of the service, for tests that read them where they are present.
///
/// The folder is named by the environment variable `OPENWEATHER_RECORDED_DIR` and has one sub-folder per endpoint;
/// the recordings are not part of the package. Tests enable themselves with ``isAvailable``.
public enum RecordedFiles: Sendable {
    /// The folder of recordings, when there is one.
    public static var directory: URL? {
        ProcessInfo.processInfo.environment["OPENWEATHER_RECORDED_DIR"].map { URL(filePath: $0) }
    }

    /// Whether recordings are present.
    public static var isAvailable: Bool {
        directory.map { FileManager.default.fileExists(atPath: $0.appending(path: "MANIFEST.tsv").path()) } ?? false
    }

    /// The names of the JSON files in the sub-folder `endpoint`, sorted; none when there is no folder.
    public static func names(in endpoint: String) -> [String] {
        guard let path = directory?.appending(path: endpoint).path() else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted()
    }

    /// The bytes of one recording.
    public static func data(_ endpoint: String, _ name: String) throws -> Data {
        guard let directory else { throw CocoaError(.fileNoSuchFile) }
        return try Data(contentsOf: directory.appending(path: endpoint).appending(path: name))
    }
}
