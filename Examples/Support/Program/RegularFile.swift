import Foundation

/// The identity of an open regular file, as opposed to a device, a pipe or a directory.
public struct RegularFile: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64

    /// Creates the identity of the file of a descriptor; `nil` when it is no regular file, or when nothing is open.
    public init?(descriptor: Int32) {
        var status = stat()
        // The types of the mode and its constants differ from system to system.
        guard fstat(descriptor, &status) == 0, UInt32(status.st_mode) & UInt32(S_IFMT) == UInt32(S_IFREG) else {
            return nil
        }
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
    }
}
