package import Foundation

extension UUID {
    /// Returns a random identity, like `UUID()`.
    ///
    /// On Linux, `UUID()` opens the system's random device for each one, which costs more than writing a small file.
    package static func random() -> UUID {
        let words = (UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max))
        return withUnsafeBytes(of: words) { bytes in
            var uuid = bytes.loadUnaligned(as: uuid_t.self)
            uuid.6 = uuid.6 & 0x0F | 0x40  // Version 4, random (RFC 9562, 5.4).
            uuid.8 = uuid.8 & 0x3F | 0x80
            return UUID(uuid: uuid)
        }
    }
}
