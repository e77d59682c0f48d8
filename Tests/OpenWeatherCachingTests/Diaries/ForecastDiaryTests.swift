import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// The rules of every diary.
@Suite("Contract of diaries", .watched)
struct ForecastDiaryTests {
    enum Kind: CaseIterable {
        case memory
        case files

        func make(in directory: TemporaryDirectory, limits: DiaryLimits = DiaryLimits()) -> any ForecastDiary {
            switch self {
            case .memory: MemoryForecastDiary(limits: limits)
            case .files: FileForecastDiary(directory: directory.url.appending(path: "diary"), limits: limits)
            }
        }
    }

    private static let noon = Date(timeIntervalSince1970: 1_780_056_000)
    private static let lisbon = Coordinate(clampingLatitude: 38.7167, longitude: -9.1333)
    private static let oslo = Coordinate(clampingLatitude: 59.91, longitude: 10.75)

    private static let full = [
        DiaryEntry(
            .measured,
            date: noon,
            temperature: Temperature(celsius: -12.34),
            windSpeed: Speed(metersPerSecond: 3.09),
            isWet: false,
            utcOffset: UTCOffset(seconds: 20_700)
        ),
        DiaryEntry(
            .forecast(lead: .seconds(26 * 3_600)),
            date: noon,
            period: DateInterval(start: noon - 10_800, duration: 10_800),
            temperature: Temperature(celsius: 41.5),
            windSpeed: Speed(metersPerSecond: 0),
            chanceOfPrecipitation: Percentage(percent: 70)
        ),
        DiaryEntry(.measured, date: noon + 600, isWet: true, utcOffset: UTCOffset(seconds: -34_200)),
        DiaryEntry(.forecast(lead: .seconds(60)), date: noon + 660),
    ]

    @Test(arguments: Kind.allCases)
    func `entries come back as they were, nothing unknown becomes a value`(kind: Kind) async throws {
        let directory = try TemporaryDirectory()
        let diary = kind.make(in: directory)
        #expect(try await diary.entries(at: Self.lisbon).isEmpty)

        try await diary.record(Self.full.reversed(), at: Self.lisbon)

        #expect(try await diary.entries(at: Self.lisbon) == Self.full)
    }

    @Test(arguments: Kind.allCases)
    func `recording twice adds nothing`(kind: Kind) async throws {
        let directory = try TemporaryDirectory()
        let diary = kind.make(in: directory)
        for _ in 0..<2 { try await diary.record(Self.full, at: Self.lisbon) }
        try await diary.record([], at: Self.lisbon)
        #expect(try await diary.entries(at: Self.lisbon) == Self.full)
    }

    @Test(arguments: Kind.allCases)
    func `places are apart, and one within two decimals`(kind: Kind) async throws {
        let directory = try TemporaryDirectory()
        let diary = kind.make(in: directory)
        try await diary.record([Self.full[0]], at: Self.lisbon)
        try await diary.record([Self.full[2]], at: Self.oslo)
        let near = Coordinate(clampingLatitude: 38.7213, longitude: -9.1349)
        #expect(try await diary.entries(at: near) == [Self.full[0]])
        #expect(try await diary.entries(at: Self.oslo) == [Self.full[2]])
    }

    @Test(arguments: Kind.allCases)
    func `erasing leaves nothing of any place`(kind: Kind) async throws {
        let directory = try TemporaryDirectory()
        let diary = kind.make(in: directory)
        try await diary.erase()
        for place in [Self.lisbon, Self.oslo] { try await diary.record(Self.full, at: place) }
        try await diary.erase()
        for place in [Self.lisbon, Self.oslo] { #expect(try await diary.entries(at: place).isEmpty) }
        try await diary.record(Self.full, at: Self.oslo)
        #expect(try await diary.entries(at: Self.oslo) == Self.full)
    }

    @Test(arguments: Kind.allCases)
    func `the earliest entries are dropped beyond the limit of a place`(kind: Kind) async throws {
        let directory = try TemporaryDirectory()
        let diary = kind.make(in: directory, limits: DiaryLimits(entriesPerPlace: 2))
        try await diary.record(Self.full, at: Self.lisbon)
        #expect(try await diary.entries(at: Self.lisbon) == Array(Self.full.suffix(2)))
    }

    @Test(arguments: Kind.allCases)
    func `a place too many forgets another one and keeps the new one`(kind: Kind) async throws {
        let directory = try TemporaryDirectory()
        let diary = kind.make(in: directory, limits: DiaryLimits(places: 1))
        try await diary.record([Self.full[2]], at: Self.oslo)
        try await diary.record([Self.full[0]], at: Self.lisbon)
        #expect(try await diary.entries(at: Self.oslo).isEmpty)
        #expect(try await diary.entries(at: Self.lisbon) == [Self.full[0]])
    }

    @Test(arguments: Kind.allCases)
    func `many records at once are all kept`(kind: Kind) async throws {
        let directory = try TemporaryDirectory()
        let diary = kind.make(in: directory)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<50 {
                group.addTask {
                    let entry = DiaryEntry(.measured, date: Self.noon + Double(number) * 60)
                    try await diary.record([entry], at: Self.lisbon)
                }
            }
            try await group.waitForAll()
        }
        #expect(try await diary.entries(at: Self.lisbon).count == 50)
    }
}
