import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Ledger in files", .watched)
struct FileCallLedgerTests {
    private static let noon = Date(timeIntervalSince1970: 1_779_969_600)  // 12:00 UTC on 28 May 2026
    private static let key = "0123456789abcdef0123456789abcdef"

    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    private func makeSUT(
        _ account: String = key,
        in url: URL? = nil,
        clock: any Clock<Duration> = ImmediateClock()
    ) -> FileCallLedger {
        FileCallLedger(directory: url ?? directory.url, account: Secret(account), clock: clock)
    }

    private func count(_ sut: FileCallLedger, _ calls: Int = 1, of plan: BillingPlan = .oneCall3) async throws {
        try await sut.update(plan) { $0.count(calls, at: Self.noon) }
    }

    private func calls(_ sut: FileCallLedger, of plan: BillingPlan = .oneCall3) async throws -> Int {
        try await sut.record(of: plan).count(in: .day, at: Self.noon)
    }

    /// The files of records.
    private var records: [String] { directory.files().filter { $0.hasSuffix(".calls1") } }

    @Test(arguments: CallLedgerContract.Rule.allCases)
    func `meets the contract`(rule: CallLedgerContract.Rule) async throws {
        try await CallLedgerContract.verify(rule) { makeSUT() }
    }

    @Test(arguments: CallLedgerContract.Rule.allCases)
    func `is matched by the ledger in memory`(rule: CallLedgerContract.Rule) async throws {
        try await CallLedgerContract.verify(rule) { MemoryCallLedger() }
    }

    @Test
    func `counts together with every ledger of the same account and directory`() async throws {
        try await count(makeSUT(), 2)
        try await count(makeSUT(), 3)

        #expect(try await calls(makeSUT()) == 5)
        #expect(try await calls(makeSUT("another key")) == 0)
    }

    @Test
    func `reveals neither the key nor the plan and is for its owner alone`() async throws {
        try await count(makeSUT())
        let names = directory.files()
        let contents = try names.map { try Data(contentsOf: directory.url.appending(path: $0)) }

        for secret in [Self.key, "oneCall3"] {
            #expect(names.allSatisfy { !$0.contains(secret) })
            #expect(contents.allSatisfy { $0.range(of: Data(secret.utf8)) == nil })
        }
        for name in names { #expect(try directory.mode(name) == "600") }
    }

    @Test
    func `has another name for the same account in every directory`() async throws {
        let other = try TemporaryDirectory()
        try await count(makeSUT())
        try await count(makeSUT(in: other.url))

        #expect(Set(records).isDisjoint(with: other.files()))
    }

    @Test
    func `reads without creating anything`() async throws {
        let url = directory.url.appending(path: "calls")

        #expect(try await makeSUT(in: url).record(of: .account) == CallRecord())
        #expect(directory.files() == [])
    }

    @Test
    func `begins anew when the directory was removed`() async throws {
        let sut = makeSUT(in: directory.url.appending(path: "calls"))
        try await count(sut, 4)
        try FileManager.default.removeItem(at: directory.url.appending(path: "calls"))

        try await count(sut)

        #expect(try await calls(sut) == 1)
    }

    @Test
    func `counts together with a ledger that came after the files were removed`() async throws {
        let sut = makeSUT()
        try await count(sut)
        for name in directory.files() {
            try? FileManager.default.removeItem(at: directory.url.appending(path: name))
        }

        try await count(makeSUT(), 2)
        try await count(sut)

        #expect(try await calls(makeSUT()) == 3)
        #expect(try await calls(sut) == 3)
        #expect(records.count == 1)
    }

    @Test
    func `fails when the salt of a record that it has written is gone`() async throws {
        let sut = makeSUT()
        try await count(sut)
        try FileManager.default.removeItem(at: directory.url.appending(path: "salt"))

        await #expect(throws: WeatherError.self) { try await count(sut) }
    }

    @Test(arguments: [0, 8, 24, 100, 655])
    func `refuses billed calls of the day after a byte was damaged and keeps the bytes`(offset: Int) async throws {
        try await count(makeSUT(), 4)
        let file = directory.url.appending(path: try #require(records.first))
        var bytes = try Data(contentsOf: file)
        try #require(bytes.count == 656)
        bytes[offset] ^= 0x10
        try bytes.write(to: file)

        let sut = makeSUT()
        let reserve: @Sendable (Date) async throws -> CallRecord.Reservation = { date in
            try await sut.update(.oneCall3) { $0.reserve(within: .oneCall, isBilled: true, at: date) }
        }

        let reset = Self.noon + 43_500
        #expect(try await sut.record(of: .oneCall3).isIncomplete)
        #expect(try await reserve(Self.noon) == .refused(.uncounted, until: reset))
        #expect(try await reserve(reset - 1) == .refused(.uncounted, until: reset))
        #expect(try await reserve(reset) == .granted)
        let kept = try #require(directory.files().first { $0.hasSuffix(".damaged-1") })
        #expect(try Data(contentsOf: directory.url.appending(path: kept)) == bytes)
    }

    @Test(arguments: ["cut", "long", "huge", "foreign"])
    func `takes any other bytes for damage`(kind: String) async throws {
        try await count(makeSUT(), 4)
        try await count(makeSUT(), 9, of: .oneCall4)
        let files = records.map { directory.url.appending(path: $0) }
        let bytes = try files.map { try Data(contentsOf: $0) }
        for (index, file) in files.enumerated() {
            switch kind {
            case "cut": try bytes[index].dropLast().write(to: file)
            case "long": try (bytes[index] + [0]).write(to: file)
            case "huge": try Data(count: 10_000).write(to: file)
            default: try bytes[1 - index].write(to: file)
            }
        }

        for plan in [BillingPlan.oneCall3, .oneCall4] {
            #expect(try await makeSUT().record(of: plan).isIncomplete)
            try await count(makeSUT(), of: plan)
            #expect(try await calls(makeSUT(), of: plan) == 1)
        }
    }

    @Test
    func `fails when the salt is gone so that records cannot be found`() async throws {
        try await count(makeSUT())
        try FileManager.default.removeItem(at: directory.url.appending(path: "salt"))

        await #expect(throws: WeatherError.self) { try await count(makeSUT()) }
    }

    @Test
    func `fails where the directory is a file`() async throws {
        let file = directory.url.appending(path: "calls")
        try Data().write(to: file)
        let path = file.path(percentEncoded: false)

        await #expect(throws: WeatherError.storage(.unwritable(name: path))) { try await count(makeSUT(in: file)) }
    }

    @Test(.enabled(if: Volume.isAvailable))
    func `fails on a full disk and still counts in a file that it has`() async throws {
        let volume = try #require(Volume(kilobytes: 64))
        let url = volume.url.appending(path: "calls")
        try await count(makeSUT(in: url), 2)
        volume.fill()

        try await count(makeSUT(in: url), 3)
        await #expect(throws: WeatherError.storage(.full)) { try await count(makeSUT(in: url), of: .oneCall4) }

        #expect(try await calls(makeSUT(in: url)) == 5)
        volume.empty()
        try await count(makeSUT(in: url), of: .oneCall4)
        #expect(try await calls(makeSUT(in: url), of: .oneCall4) == 1)
    }

    @Test(.enabled(if: Volume.isAvailable))
    func `fails on a read only disk whose counts it still reads`() async throws {
        let volume = try #require(Volume(kilobytes: 64))
        let url = volume.url.appending(path: "calls")
        try await count(makeSUT(in: url), 2)
        try #require(volume.setReadOnly(true))

        await #expect(throws: WeatherError.self) { try await count(makeSUT(in: url)) }
        #expect(try await calls(makeSUT(in: url)) == 2)
        try #require(volume.setReadOnly(false))
    }

    @Test
    func `fails when another process holds the lock for too long`() async throws {
        try await count(makeSUT())
        let file = try #require(records.first)
        let descriptor = open(directory.path(file), O_RDWR)
        defer { close(descriptor) }
        try #require(flock(descriptor, LOCK_EX) == 0)

        await #expect(throws: WeatherError.storage(.unwritable(name: directory.path(file)))) {
            try await count(makeSUT())
        }
        try #require(flock(descriptor, LOCK_UN) == 0)
        try await count(makeSUT())
        #expect(try await calls(makeSUT()) == 2)
    }
}
