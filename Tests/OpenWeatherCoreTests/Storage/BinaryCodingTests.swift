import Foundation
import OpenWeatherCore
import Testing

@Suite("Binary forms")
struct BinaryCodingTests {
    private func reader(_ write: (inout BinaryWriter) -> Void) -> BinaryReader {
        var writer = BinaryWriter()
        write(&writer)
        return BinaryReader(writer.data)
    }

    @Test(arguments: [
        0, -0.0, 0.1 + 0.2, .infinity, -.infinity, .nan, .signalingNaN, .leastNonzeroMagnitude, -1e308, .pi,
    ]
    )
    func `keep every bit of a number`(number: Double) throws {
        var sut = reader { $0.write(number) }

        #expect(try sut.double().bitPattern == number.bitPattern)
        try sut.finish()
    }

    @Test(arguments: [0, 1, -1, 63, 64, -64, -65, 300, 2_643_743, .max, .min])
    func `keep every integer`(number: Int) throws {
        var sut = reader { $0.write(number) }

        #expect(try sut.int() == number)
        try sut.finish()
    }

    @Test(arguments: ["", "London", "ロンドン", "e\u{301}", "\u{0}\n", "👨‍👩‍👧", String(repeating: "x", count: 70_000)])
    func `keep every string`(text: String) throws {
        var sut = reader { $0.write(text) }

        #expect(try sut.string().unicodeScalars.elementsEqual(text.unicodeScalars))
        try sut.finish()
    }

    @Test
    func `are small for small integers`() {
        var writer = BinaryWriter()
        for number in [0, -64, 63] { writer.write(number) }

        #expect(writer.data == Data([0, 127, 126]))
    }

    @Test(
        arguments: [[0xff], [0xc3], [0xe2, 0x82], [0xf0, 0x9f, 0x98], [0xed, 0xa0, 0x80], [0xc0, 0x80]] as [[UInt8]]
    )
    func `refuse text that is not UTF-8`(bytes: [UInt8]) {
        var sut = reader { $0.write(Data(bytes)) }

        #expect(throws: BinaryFailure.malformed) { try sut.string() }
    }

    @Test(
        arguments: [
            [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x02],
            [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01],
        ] as [[UInt8]]
    )
    func `refuse integers of more than 64 bits`(bytes: [UInt8]) {
        var sut = BinaryReader(Data(bytes))

        #expect(throws: BinaryFailure.malformed) { try sut.int() }
    }

    @Test
    func `end at the end of the bytes`() {
        var empty = BinaryReader(Data())
        var short = BinaryReader(Data(count: 7))
        var open = BinaryReader(Data([0x80]))

        #expect(throws: BinaryFailure.truncated) { try empty.byte() }
        #expect(throws: BinaryFailure.truncated) { try short.double() }
        #expect(throws: BinaryFailure.truncated) { try open.int() }
        #expect(throws: BinaryFailure.malformed) { try short.finish() }
        #expect(short.remainingCount == 7)
    }

    @Test(arguments: [1, 1_000_000, Int(Int32.max), Int.max])
    func `refuse a count that the bytes cannot hold`(count: Int) {
        func sut() -> BinaryReader { reader { $0.write(count: count) } }

        var text = sut()
        #expect(throws: BinaryFailure.truncated) { try text.string() }
        var data = sut()
        #expect(throws: BinaryFailure.truncated) { try data.data() }
        var array = sut()
        #expect(throws: BinaryFailure.truncated) { () throws -> [Int] in try array.array() }
    }

    @Test(arguments: [2, 3, 0x80, 0xff] as [UInt8])
    func `refuse an optional that is neither there nor missing`(byte: UInt8) {
        var sut = BinaryReader(Data([byte, 0]))

        #expect(throws: BinaryFailure.malformed) { () throws -> Int? in try sut.optional() }
    }

    @Test
    func `begin anywhere in a slice`() throws {
        var writer = BinaryWriter()
        writer.write("x")
        let data = Data([9, 9]) + writer.data

        var sut = BinaryReader(data[2...])

        #expect(try sut.string() == "x")
    }
}
