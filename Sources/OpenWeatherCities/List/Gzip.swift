import Foundation

/// The form of files that gzip has compressed.
///
/// Source: RFC 1952.
enum Gzip: Sendable {
    /// The first bytes of a file.
    static let magic: [UInt8] = [0x1F, 0x8B]

    /// Returns the text of a file; `nil` when it is damaged, and on systems that do not inflate.
    static func inflated(_ file: Data) -> Data? {
        #if canImport(Darwin)
        deflated(in: file).flatMap { try? (Data($0) as NSData).decompressed(using: .zlib) as Data }
        #else
        nil
        #endif
    }

    /// Returns the compressed bytes between the header of a file and its checksum; `nil` when it has none.
    static func deflated(in file: Data) -> Data? {
        guard file.starts(with: magic + [8]), file.count > 18 else { return nil }
        let flags = file[file.startIndex + 3]
        var rest = file.dropFirst(10).dropLast(8)
        if flags & 0b100 != 0 {
            let length = rest.prefix(2).reversed().reduce(0) { $0 << 8 | Int($1) }
            rest = rest.dropFirst(2 + length)
        }
        // The name of the file and a comment, each up to a zero byte.
        for flag: UInt8 in [0b1000, 0b10000] where flags & flag != 0 {
            rest = rest.drop { $0 != 0 }.dropFirst()
        }
        if flags & 0b10 != 0 { rest = rest.dropFirst(2) }
        return rest.isEmpty ? nil : rest
    }
}
