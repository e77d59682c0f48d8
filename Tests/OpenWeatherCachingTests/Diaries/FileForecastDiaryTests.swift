import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Diary in files", .watched)
struct FileForecastDiaryTests {
    private static let noon = Date(timeIntervalSince1970: 1_780_056_000)
    private static let lisbon = Coordinate(clampingLatitude: 38.7167, longitude: -9.1333)
    private static let entry = DiaryEntry(.measured, date: noon, temperature: Temperature(celsius: 18))

    private let directory: TemporaryDirectory
    private let diary: FileForecastDiary

    init() throws {
        directory = try TemporaryDirectory()
        diary = FileForecastDiary(directory: directory.url.appending(path: "diary"))
    }

    private var file: String {
        get throws { "diary/" + (try #require(directory.files(in: "diary").first { $0.hasSuffix(".diary1") })) }
    }

    @Test
    func `reading creates nothing`() async throws {
        #expect(try await diary.entries(at: Self.lisbon).isEmpty)
        try await diary.erase()
        #expect(directory.files().isEmpty)
    }

    @Test
    func `another diary over the directory reads and completes it`() async throws {
        let other = FileForecastDiary(directory: directory.url.appending(path: "diary"))
        try await diary.record([Self.entry], at: Self.lisbon)
        let second = DiaryEntry(.measured, date: Self.noon + 600)
        try await other.record([second], at: Self.lisbon)
        #expect(try await diary.entries(at: Self.lisbon) == [Self.entry, second])
    }

    @Test
    func `an entry takes sixteen bytes, and its owner alone may read it`() async throws {
        let entries = (0..<1_000).map { DiaryEntry(.measured, date: Self.noon + Double($0) * 60) }
        try await diary.record(entries, at: Self.lisbon)
        let size = try FileManager.default.attributesOfItem(atPath: directory.path(try file))[.size] as? Int
        #expect(size == 16 + 16_000)
        #expect(try directory.mode(try file) == "600")
        #expect(try directory.mode("diary") == "700")
    }

    @Test
    func `the name of a file does not follow from the place alone`() async throws {
        try await diary.record([Self.entry], at: Self.lisbon)
        let elsewhere = FileForecastDiary(directory: directory.url.appending(path: "other"))
        try await elsewhere.record([Self.entry], at: Self.lisbon)
        let names = directory.files().filter { $0.hasSuffix(".diary1") }.map { $0.split(separator: "/").last ?? "" }
        #expect(Set(names).count == 2)
    }

    @Test(arguments: [-9_000.0, 700, .nan])
    func `a number that does not fit is left out with its entry`(speed: Double) async throws {
        let strange = DiaryEntry(.measured, date: Self.noon + 60, windSpeed: Speed(metersPerSecond: speed))
        let early = DiaryEntry(.measured, date: Date(timeIntervalSince1970: -6_000))
        let long = DiaryEntry(.forecast(lead: .seconds(86_400 * 60)), date: Self.noon)
        try await diary.record([Self.entry, strange, early, long], at: Self.lisbon)
        #expect(try await diary.entries(at: Self.lisbon) == [Self.entry])
    }

    @Test(arguments: [nil, 100, -900, -64_800, 64_800])
    func `an offset that clocks may have comes back, and no other one`(seconds: Int?) async throws {
        let entry = DiaryEntry(.measured, date: Self.noon, utcOffset: seconds.flatMap(UTCOffset.init))
        try await diary.record([entry], at: Self.lisbon)
        let read = try await diary.entries(at: Self.lisbon).first
        #expect(read?.utcOffset?.seconds == (seconds.map(abs) == 64_800 ? seconds : nil))
        #expect(read?.date == Self.noon && read?.chanceOfPrecipitation == nil)
    }

    @Test(arguments: ["cut", "changed", "longer", "empty", "a directory"])
    func `a damaged file is no entries, and is kept beside the new one`(damage: String) async throws {
        try await diary.record([Self.entry, DiaryEntry(.measured, date: Self.noon + 600)], at: Self.lisbon)
        let path = directory.path(try file)
        var bytes = try Data(contentsOf: URL(filePath: path))
        switch damage {
        case "cut": bytes = bytes.dropLast(16)
        case "changed": bytes[20] ^= 1
        case "longer": bytes += Data(count: 16)
        default: bytes = Data()
        }
        try FileManager.default.removeItem(atPath: path)
        if damage == "a directory" {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        } else {
            try bytes.write(to: URL(filePath: path))
        }

        #expect(try await diary.entries(at: Self.lisbon).isEmpty)
        try await diary.record([Self.entry], at: Self.lisbon)
        #expect(try await diary.entries(at: Self.lisbon) == [Self.entry])
        #expect(FileManager.default.fileExists(atPath: path + ".damaged-1"))
    }

    @Test
    func `erasing removes damaged files, too`() async throws {
        try await diary.record([Self.entry], at: Self.lisbon)
        try Data("damage".utf8).write(to: URL(filePath: directory.path(try file)))
        try await diary.record([Self.entry], at: Self.lisbon)
        try await diary.erase()
        #expect(directory.files(in: "diary").sorted() == ["lock", "salt"])
    }

    #if canImport(Darwin)
    @Test
    func `its directory is excluded from backups`() async throws {
        try await diary.record([Self.entry], at: Self.lisbon)
        let values = try directory.url.appending(path: "diary").resourceValues(forKeys: [.isExcludedFromBackupKey])
        #expect(values.isExcludedFromBackup == true)
    }
    #endif

    @Test
    func `erasing fails when a link has taken the place of the directory`() async throws {
        try await diary.record([Self.entry], at: Self.lisbon)
        try FileManager.default.moveItem(atPath: directory.path("diary"), toPath: directory.path("moved"))
        try FileManager.default.createSymbolicLink(
            atPath: directory.path("diary"),
            withDestinationPath: directory.path("moved")
        )
        await #expect(throws: WeatherError.self) { try await diary.erase() }
        #expect(directory.files(in: "moved").contains { $0.hasSuffix(".diary1") })
    }

    @Test
    func `a lock that another process holds is waited for, and refused in the end`() async throws {
        try await diary.record([Self.entry], at: Self.lisbon)
        let holder = try #require(FileHandle(forUpdatingAtPath: directory.path("diary/lock")))
        #expect(flock(holder.fileDescriptor, LOCK_EX) == 0)
        let impatient = FileForecastDiary(
            directory: directory.url.appending(path: "diary"),
            clock: ImmediateClock()
        )
        await #expect(throws: WeatherError.storage(.unwritable(name: directory.path("diary/lock")))) {
            try await impatient.record([Self.entry], at: Self.lisbon)
        }
        #expect(try await impatient.entries(at: Self.lisbon) == [Self.entry])
        try holder.close()
        try await impatient.record([Self.entry], at: Self.lisbon)
    }
}
