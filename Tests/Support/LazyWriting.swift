public import Foundation

extension Data {
    /// Writes the bytes to a file without waiting for the disk, as `write(to:)` does.
    ///
    /// A test that damages a file at each of its bytes would otherwise spend its time in waiting.
    public func writeLazily(to file: URL) throws {
        guard let stream = fopen(file.path(percentEncoded: false), "w") else {
            throw POSIXError(.init(rawValue: errno) ?? .EIO)
        }
        defer { fclose(stream) }
        let count = withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, stream) }
        guard count == self.count || isEmpty else { throw POSIXError(.EIO) }
    }
}
