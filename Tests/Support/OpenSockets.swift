import Foundation

/// The TCP sockets of this machine that a program still holds, as Linux lists them.
public enum OpenSockets: Sendable {
    private static let list = "/proc/self/net/tcp"

    /// Whether the system lists its sockets.
    public static var isAvailable: Bool { FileManager.default.fileExists(atPath: list) }

    /// The number of sockets at either end of `port` that have a descriptor.
    ///
    /// A closed socket may linger in the list for a while, without an inode; those are not counted. Unlike a count of
    /// descriptors, this one does not see what other tests do at the same time.
    public static func count(port: Int) -> Int {
        let digits = String(port, radix: 16, uppercase: true)
        let suffix = ":" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        // A handle reads to the end; `String(contentsOfFile:)` stops after the first page of such a file.
        let bytes = (try? FileHandle(forReadingAtPath: list)?.readToEnd()) ?? Data()
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst()
        return lines.count { line in
            let columns = line.split(separator: " ")
            guard columns.count > 9, columns[9] != "0" else { return false }
            return columns[1].hasSuffix(suffix) || columns[2].hasSuffix(suffix)
        }
    }
}
