package import Foundation

/// The pixels of a PNG file of made-up weather, which are stored in it as they are.
package struct StoredPicture: Sendable {
    private let side: Int
    private let rows: [UInt8]

    /// Creates a picture; `nil` for a file of another form, such as a compressed one.
    package init?(_ file: Data) {
        let bytes = [UInt8](file)
        guard bytes.count > 33, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
        func number(_ index: Int) -> Int { bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
        side = number(16)
        guard side == number(20), (1...1_024).contains(side) else { return nil }
        // The signature, the header, the length and the name of the data, and the two bytes of zlib.
        var index = 8 + 25 + 8 + 2
        var rows: [UInt8] = []
        while index + 5 <= bytes.count, bytes[index] & 0b110 == 0 {
            let length = Int(bytes[index + 1]) | Int(bytes[index + 2]) << 8
            guard index + 5 + length <= bytes.count else { return nil }
            rows += bytes[index + 5..<index + 5 + length]
            if bytes[index] & 1 == 1 { break }
            index += 5 + length
        }
        // Each row begins with its filter.
        guard rows.count == side * (side * 4 + 1) else { return nil }
        self.rows = rows
    }

    /// Returns the color of the pixel at a share of the width and the height: red, green, blue, and opacity.
    package func color(x: Double, y: Double) -> ArraySlice<UInt8> {
        let (column, row) = (min(Int(x * Double(side)), side - 1), min(Int(y * Double(side)), side - 1))
        let start = row * (side * 4 + 1) + 1 + column * 4
        return rows[start..<start + 4]
    }
}
