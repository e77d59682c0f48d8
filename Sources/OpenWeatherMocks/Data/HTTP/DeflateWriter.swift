import Foundation

/// A writer of the deflate and gzip formats that does not compress.
///
/// Stored blocks (RFC 1951, 3.2.4) are enough to exercise a decoder, and writing them needs no library.
enum DeflateWriter: Sendable {
    /// Returns `data` in the gzip format (RFC 1952).
    static func gzip(_ data: Data) -> Data {
        let bytes = [UInt8](data)
        let header: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]
        let end = littleEndian(crc32(bytes)) + littleEndian(UInt32(truncatingIfNeeded: bytes.count))
        return Data(header + stored(bytes) + end)
    }

    /// Returns `bytes` in the deflate format.
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        var start = 0
        repeat {
            let end = min(start + 65_535, bytes.count)
            let length = UInt16(end - start)
            output.append(end == bytes.count ? 1 : 0)
            output += littleEndian(length) + littleEndian(~length) + bytes[start..<end]
            start = end
        } while start < bytes.count
        return output
    }

    /// Returns the CRC-32 of `bytes`, as gzip and PNG use it.
    static func crc32(_ bytes: [UInt8]) -> UInt32 {
        var sum = ~UInt32(0)
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xedb8_8320 : sum >> 1 }
        }
        return ~sum
    }

    private static func littleEndian(_ number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }
}
