public import Foundation

extension Data {
    /// Replaces the contents of a file that exists, without waiting for the disk as `write(to:)` does.
    ///
    /// A test that damages a file at each of its bytes would otherwise spend its time in the disk's.
    public func writeLazily(to file: URL) throws {
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: 0)
        try handle.write(contentsOf: self)
        try handle.close()
    }
}
