import Foundation

/// The TCP sockets of this machine that are open, as Linux lists them.
public enum OpenSockets: Sendable {
    private static let list = "/proc/self/net/tcp"

    /// Whether the system has a list of sockets.
    public static var isAvailable: Bool { FileManager.default.fileExists(atPath: list) }

    /// Returns the number of sockets at either end of `port` that have a descriptor.
    ///
    /// A closed socket may stay in the list for a while, without an inode; it is not counted. Unlike the number of open
    /// descriptors, this number does not depend on tests that run at the same time.
    public static func count(port: Int) -> Int {
        let digits = String(port, radix: 16, uppercase: true)
        let suffix = ":" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        // A handle reads the whole file; `String(contentsOfFile:)` stops after the first page of a file in /proc.
        let bytes = (try? FileHandle(forReadingAtPath: list)?.readToEnd()) ?? Data()
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst()
        return lines.count { line in
            let columns = line.split(separator: " ")
            guard columns.count > 9, columns[9] != "0" else { return false }
            return columns[1].hasSuffix(suffix) || columns[2].hasSuffix(suffix)
        }
    }
}
