import Foundation
import Testing

@testable import OpenWeatherCities

@Suite("Files of gzip")
struct GzipTests {
    /// Returns a file with these flags, with the parts between the first ten bytes and the text, which is `text`.
    private func file(flags: UInt8, _ parts: [UInt8] = []) -> Data {
        Data([0x1F, 0x8B, 8, flags, 1, 2, 3, 4, 0, 3] + parts + Array("text".utf8) + [9, 9, 9, 9, 4, 0, 0, 0])
    }

    @Test(
        arguments: [
            (0, []),
            (0b100, [3, 0, 0, 1, 0]),
            (0b1000, [99, 105, 0]),
            (0b10000, [0]),
            (0b10, [7, 0]),
            (0b11110, [1, 0, 0, 99, 0, 100, 101, 0, 7, 0]),
        ] as [(UInt8, [UInt8])]
    )
    func `the text follows whatever the header has`(flags: UInt8, parts: [UInt8]) {
        #expect(Gzip.deflated(in: file(flags: flags, parts)) == Data("text".utf8))
        let slice = (Data([1]) + file(flags: flags, parts)).dropFirst()
        #expect(Gzip.deflated(in: slice) == Data("text".utf8))
    }

    @Test
    func `a file that is cut off or of another kind has no text`() {
        let whole = file(flags: 0b11110, [255, 0, 0, 99, 0, 100, 101, 0, 7, 0])
        for length in 0...whole.count {
            #expect(Gzip.deflated(in: whole.prefix(length)) == nil)
        }
        #expect(Gzip.deflated(in: Data("[]".utf8)) == nil)
        var other = file(flags: 0)
        other[2] = 7
        #expect(Gzip.deflated(in: other) == nil)
    }
}
