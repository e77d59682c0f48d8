package import Foundation

/// A writer of PNG files (ISO/IEC 15948) that does not compress.
package enum PNGWriter: Sendable {
    /// Returns a file of pixels, row by row from the top, each as red, green, blue, and opacity.
    package static func file(width: Int, height: Int, pixels: [UInt8]) -> Data {
        let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
        let format: [UInt8] = [8, 6, 0, 0, 0]
        var rows: [UInt8] = []
        for row in 0..<height {
            // Each row begins with the number of its filter: none.
            rows.append(0)
            rows += pixels[row * width * 4..<(row + 1) * width * 4]
        }
        let zlib: [UInt8] = [0x78, 0x01]
        let header = chunk("IHDR", bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + format)
        let picture = chunk("IDAT", zlib + DeflateWriter.stored(rows) + bigEndian(adler32(rows)))
        return Data(signature + header + picture + chunk("IEND", []))
    }

    private static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
        let content = Array(name.utf8) + bytes
        return bigEndian(UInt32(bytes.count)) + content + bigEndian(DeflateWriter.crc32(content))
    }

    /// Returns the checksum of the zlib format (RFC 1950, 8.2).
    private static func adler32(_ bytes: [UInt8]) -> UInt32 {
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return high << 16 | low
    }

    private static func bigEndian(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
