public import Foundation

/// A directory that exists for as long as a test holds it.
public final class TemporaryDirectory: Sendable {
    /// The directory.
    public let url: URL

    /// Creates an empty directory that only this user may enter.
    public init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "openweather-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: url,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Returns the path of a file in the directory.
    public func path(_ name: String) -> String {
        url.appending(path: name).path(percentEncoded: false)
    }

    /// Returns the paths of all files in the directory and below, relative to it.
    public func files(in subdirectory: String = "") -> [String] {
        let names = FileManager.default.enumerator(atPath: path(subdirectory))?.compactMap { $0 as? String } ?? []
        return
            names.filter { name in
                var isDirectory: ObjCBool = false
                let path = url.appending(path: subdirectory).appending(path: name).path(percentEncoded: false)
                return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && !isDirectory.boolValue
            }
            .sorted()
    }

    /// Returns the mode of a file in the directory, in octal.
    public func mode(_ name: String) throws -> String {
        let value = try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
        return String(value ?? 0, radix: 8)
    }

    /// The name of the staging directory beside a file `preferences.json`.
    public static let stagedPreferences = "preferences.json.staging"
}
