import Foundation
import OpenWeatherCore
import Testing

@Suite("UTCOffset")
struct UTCOffsetTests {
    @Test(arguments: [0, 50_400, -43_200, 20_700, 19_800, -12_600, 64_800, -64_800])
    func `accepts what places have`(seconds: Int) throws {
        let sut = try #require(UTCOffset(seconds: seconds))

        #expect(sut.seconds == seconds)
        #expect(sut.timeZone.secondsFromGMT() == seconds)
    }

    @Test(arguments: [64_801, -64_801, Int.max, Int.min])
    func `refuses what no place has`(seconds: Int) {
        #expect(UTCOffset(seconds: seconds) == nil)
        #expect(throws: DecodingError.self) { try decoded([UTCOffset].self, from: "[\(seconds)]") }
    }

    @Test(arguments: [
        (0.0, 0, 0, 0), (86_399, 0, 0, 86_399), (86_400, 0, 1, 0), (-1, 0, -1, 86_399), (-0.5, 0, -1, 86_399),
        (-86_400, 0, -1, 0), (-86_401, 0, -2, 86_399), (0, -1, -1, 86_399), (0, 50_400, 0, 50_400),
        (36_000, 50_400, 1, 0), (35_999, 50_400, 0, 86_399), (0.999, 0, 0, 0), (65_700, 20_700, 1, 0),
        (4_102_444_800, 0, 47_482, 0),
    ]
    )
    func `tells day and time at the place`(date: Double, offset: Int, day: Int, second: Int) throws {
        let sut = try #require(UTCOffset(seconds: offset))
        let date = Date(timeIntervalSince1970: date)

        #expect(sut.day(of: date).daysSince1970 == day)
        #expect(sut.secondOfDay(of: date) == second)
    }

    @Test(arguments: [1e300, -1e300, .infinity, -.infinity, .nan, 9.3e18, -9.3e18, .greatestFiniteMagnitude]
    )
    func `survives every date`(seconds: Double) {
        let date = Date(timeIntervalSince1970: seconds)

        #expect(abs(UTCOffset.utc.day(of: date).daysSince1970) <= 1_000_000_000)
        #expect((0..<86_400).contains(UTCOffset.utc.secondOfDay(of: date)))
    }

    @Test
    func `puts foundations own extremes in order`() {
        #expect(UTCOffset.utc.day(of: .distantPast) < UTCOffset.utc.day(of: .distantFuture))
        #expect(UTCOffset.utc.day(of: .distantPast).year == 0 || UTCOffset.utc.day(of: .distantPast).year == 1)
    }

    @Test
    func `reads back from JSON as a number`() throws {
        let sut = try #require(UTCOffset(seconds: -12_600))

        #expect(try roundTrip([sut]) == [sut])
        #expect(try String(decoding: JSONEncoder().encode([sut]), as: UTF8.self) == "[-12600]")
    }
}
