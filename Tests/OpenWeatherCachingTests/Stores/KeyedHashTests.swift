import Foundation
import OpenWeatherCaching
import Testing

@Suite("Keyed hash")
struct KeyedHashTests {
    /// Made with `openssl mac -macopt hexkey:000102…0f -macopt size:16 SIPHASH`; the first is also in the reference.
    @Test(arguments: [
        (0, "a3817f04ba25a8e66df67214c7550293"), (1, "da87c1d86b99af44347659119b22fc45"),
        (7, "a1f1ebbed8dbc153c0b84aa61ff08239"), (8, "3b62a9ba6258f5610f83e264f31497b4"),
        (15, "5493e99933b0a8117e08ec0f97cfc3d9"), (16, "6ee2a4ca67b054bbfd3315bf85230577"),
        (63, "5150d1772f50834a503e069a973fbd7c"),
    ]
    )
    func `is sip hash 24 with 128 bits`(length: Int, expected: String) throws {
        let sut = try #require(KeyedHash(key: Data(0..<16)))

        let result = sut(Data(0..<UInt8(length)))

        #expect(result.map { String(format: "%02x", $0) }.joined() == expected)
    }

    @Test
    func `gives the same for a slice and for its copy`() throws {
        let sut = try #require(KeyedHash(key: Data(0..<16)))
        let slice = Data(0..<100)[7..<60]

        #expect(sut(slice) == sut(Data(slice)))
    }

    @Test
    func `depends on the key`() throws {
        let one = try #require(KeyedHash(key: Data(count: 16)))
        let other = try #require(KeyedHash(key: Data(count: 15) + [1]))

        #expect(one(Data("London".utf8)) != other(Data("London".utf8)))
    }

    @Test(arguments: [0, 15, 17])
    func `needs a key of sixteen bytes`(length: Int) {
        #expect(KeyedHash(key: Data(count: length)) == nil)
    }
}
