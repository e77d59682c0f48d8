import Foundation

/// Recorded responses of the service, which are not part of the package.
///
/// As for the tests, `OPENWEATHER_RECORDED_DIR` names a directory with a subdirectory of JSON files for each endpoint.
enum Recordings {
    /// Returns the recorded bodies of some endpoints as the service sends them; none without the directory.
    static func bodies(of endpoints: [String]) -> [Data] {
        guard let root = ProcessInfo.processInfo.environment["OPENWEATHER_RECORDED_DIR"] else { return [] }
        return endpoints.flatMap { endpoint in
            let directory = URL(filePath: root).appending(path: endpoint)
            let files = try? FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
            return (files ?? []).filter { $0.pathExtension == "json" }.sorted { $0.path() < $1.path() }
                .compactMap { try? compact(Data(contentsOf: $0)) }
        }
    }

    /// Returns a JSON text without the white space that those who recorded it have put between its values.
    private static func compact(_ text: Data) -> Data {
        var (isInString, isEscaped) = (false, false)
        return text.filter { byte in
            if byte == UInt8(ascii: "\""), !isEscaped { isInString.toggle() }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
            return isInString || byte > 0x20
        }
    }
}
