import Foundation
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@testable import OpenWeatherCities

@Suite("Damaged lists of cities", .watched)
struct DamagedCityListTests {
    private static func bytes() async throws -> Data {
        try await CityFixture.withFiles { source, file in
            try await CityList.importCities(from: source, to: file)
            return try Data(contentsOf: file)
        }
    }

    @Test
    func `a list with one other byte is no list`() async throws {
        let good = try await Self.bytes()
        _ = try CityFile(good)
        for index in good.indices {
            var bytes = good
            bytes[index] ^= 1 << UInt8(index % 8)
            #expect(throws: CityListError.damaged, "byte \(index)") { try CityFile(bytes) }
        }
    }

    @Test
    func `a list that was cut off, or has more bytes, is no list`() async throws {
        let good = try await Self.bytes()
        for length in good.indices {
            #expect(throws: CityListError.damaged, "\(length) bytes") { try CityFile(good.prefix(length)) }
        }
        for more in 1...9 {
            #expect(throws: CityListError.damaged, "\(more) more") { try CityFile(good + Data(count: more)) }
        }
    }

    @Test
    func `no bytes end the process, not even with the right checksum`() async throws {
        let seed = Seed.make("damaged lists of cities")
        var random = SeededGenerator(seed: seed)
        let good = try await Self.bytes()
        let texts = ["", "l", "london", "portland,or,us", "東", "\u{FFFD}"]
        var opened = 0
        for _ in 0..<3_000 {
            var bytes = good
            for _ in 0..<Int.random(in: 1...40, using: &random) {
                // The places and the numbers in front decide what is looked at.
                let end = Bool.random(using: &random) ? 260 : bytes.count
                bytes[Int.random(in: 8..<end, using: &random)] = UInt8.random(in: .min ... .max, using: &random)
            }
            bytes[8] = 1
            bytes.replaceSubrange(9..<16, with: Data(count: 7))
            if Bool.random(using: &random) { bytes.replaceSubrange(18..<24, with: Data(count: 6)) }
            if Bool.random(using: &random) { bytes = bytes.prefix(Int.random(in: 40...bytes.count, using: &random)) }
            let checksum = CityFile.checksum(bytes)
            for index in 0..<8 { bytes[32 + index] = UInt8(truncatingIfNeeded: checksum >> UInt64(8 * index)) }
            guard let file = try? CityFile(bytes) else { continue }
            opened += 1
            for text in texts {
                guard let query = CityQuery(text) else { continue }
                #expect(file.cities(matching: query, limit: 9).count <= 9, "seed \(seed)")
            }
        }
        #expect(opened > 500, "seed \(seed)")
    }
}
