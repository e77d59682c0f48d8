import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Icons of demo weather", .watched)
struct DemoIconTests {
    private static let numbers = ["01", "02", "03", "04", "09", "10", "11", "13", "50"]
    static let names = numbers.flatMap { ["\($0)d", "\($0)n"] }

    private static func response(_ file: String) -> StubResponse {
        DemoWeather().response(path: "/img/wn/\(file)", query: [:])
    }

    @Test(arguments: names, [(".png", 50), ("@2x.png", 100)])
    func `are served for every icon of the service`(name: String, scale: (end: String, side: Int)) throws {
        let response = Self.response(name + scale.end)
        let picture = try PNGReader(response.body)

        #expect(response.status == 200 && response.headers["Content-Type"] == "image/png")
        #expect(picture.width == scale.side && picture.height == scale.side)
        // The corner is clear and something is drawn.
        #expect(picture.opacity(x: 0, y: 0) == 0)
        #expect(picture.opacities.contains(255))
    }

    @Test
    func `are served in the largest scale`() throws {
        #expect(try PNGReader(Self.response("10d@4x.png").body).width == 200)
    }

    @Test
    func `differ by condition and by sun and moon`() {
        // Overcast skies, rain, storms, snow, and mist hide the sun and the moon.
        #expect(Set(Self.names.map { Self.response($0 + ".png").body }).count == 13)
    }

    @Test(arguments: ["99d", "1d", "01x", "01d@3x", "-1d"])
    func `do not exist under other names`(name: String) {
        let response = DemoWeather().response(path: "/img/wn/\(name).png", query: [:])

        #expect(response.status == 404)
    }

    @Test
    func `exist for every condition of the weather`() {
        for code in ConditionCode.allCases {
            for part in [PartOfDay.day, .night] {
                let path = "/img/wn/\(IconCode(code, part).description).png"
                #expect(DemoWeather().response(path: path, query: [:]).status == 200, "\(code)")
            }
        }
    }
}

/// A reader of PNG files without compression, which checks every checksum.
private struct PNGReader {
    let width: Int
    let height: Int
    private let rows: [UInt8]

    init(_ data: Data) throws {
        var bytes = [UInt8](data)[...]
        try #require(Array(bytes.prefix(8)) == [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
        bytes = bytes.dropFirst(8)
        var chunks: [String: [UInt8]] = [:]
        while !bytes.isEmpty {
            let size = Self.number(bytes.prefix(4))
            let content = Array(bytes.dropFirst(4).prefix(size + 4))
            try #require(Self.number(bytes.dropFirst(size + 8).prefix(4)) == Self.crc(content))
            chunks[String(decoding: content.prefix(4), as: UTF8.self)] = Array(content.dropFirst(4))
            bytes = bytes.dropFirst(size + 12)
        }
        let header = try #require(chunks["IHDR"])
        (width, height) = (Self.number(header[0..<4]), Self.number(header[4..<8]))
        try #require(Array(header[8...]) == [8, 6, 0, 0, 0])
        var stream = try #require(chunks["IDAT"])[2...].dropLast(4)
        var rows: [UInt8] = []
        while let last = stream.first {
            let size = Int(stream[stream.startIndex + 1]) | Int(stream[stream.startIndex + 2]) << 8
            rows += stream.dropFirst(5).prefix(size)
            stream = stream.dropFirst(size + 5)
            try #require((last == 1) == stream.isEmpty)
        }
        try #require(rows.count == height * (width * 4 + 1))
        try #require(chunks["IEND"] == [])
        self.rows = rows
    }

    func opacity(x: Int, y: Int) -> UInt8 { rows[y * (width * 4 + 1) + 1 + x * 4 + 3] }

    var opacities: Set<UInt8> {
        Set((0..<height).flatMap { y in (0..<width).map { x in opacity(x: x, y: y) } })
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    private static func crc(_ bytes: [UInt8]) -> Int {
        var sum = ~UInt32(0)
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xedb8_8320 : sum >> 1 }
        }
        return Int(~sum)
    }
}
