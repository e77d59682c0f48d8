public import Foundation

/// A small volume in memory that can be filled or made read-only; mounting it needs a superuser on Linux.
public final class Volume: Sendable {
    /// The directory that the volume is mounted at.
    public let url: URL

    /// Mounts a volume of a size in kilobytes, or returns `nil` where that is not allowed.
    public init?(kilobytes: Int) {
        url = FileManager.default.temporaryDirectory.appending(path: "openweather-volume-\(UUID().uuidString)")
        let path = url.path(percentEncoded: false)
        guard (try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)) != nil else {
            return nil
        }
        guard Self.mounts("size=\(kilobytes)k", at: path) else {
            try? FileManager.default.removeItem(at: url)
            return nil
        }
    }

    deinit {
        #if os(Linux)
        umount(url.path(percentEncoded: false))
        #endif
        try? FileManager.default.removeItem(at: url)
    }

    /// Forbids or allows changes, and returns whether that succeeded.
    public func setReadOnly(_ isReadOnly: Bool) -> Bool {
        #if os(Linux)
        let flags = UInt(MS_REMOUNT) | (isReadOnly ? UInt(MS_RDONLY) : 0)
        return mount(nil, url.path(percentEncoded: false), nil, flags, nil) == 0
        #else
        return false
        #endif
    }

    /// Fills the volume to the last byte, or leaves about as many bytes as given.
    public func fill(leaving room: Int = 0) {
        let file = url.appending(path: "filler").path(percentEncoded: false)
        _ = FileManager.default.createFile(atPath: file, contents: nil)
        guard let handle = FileHandle(forWritingAtPath: file) else { return }
        for size in [4_096, 1] {
            while (try? handle.write(contentsOf: Data(count: size))) != nil {}
        }
        guard room > 0, let end = try? handle.offset() else { return }
        try? handle.truncate(atOffset: end - min(end, UInt64(room)))
    }

    /// Frees the space that ``fill()`` took.
    public func empty() {
        try? FileManager.default.removeItem(at: url.appending(path: "filler"))
    }

    /// Whether volumes can be mounted here; prints a reason once when they cannot.
    public static let isAvailable: Bool = {
        let isAvailable = Volume(kilobytes: 64) != nil
        if !isAvailable { print("skipped: full and read-only volumes need a superuser and tmpfs") }
        return isAvailable
    }()

    /// Mounts a volume in memory, and returns whether that succeeded.
    private static func mounts(_ options: String, at path: String) -> Bool {
        #if os(Linux)
        return mount("tmpfs", path, "tmpfs", 0, options) == 0
        #else
        return false
        #endif
    }
}
