#if os(macOS) || os(Linux)
import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite(
    "Processes that share a ledger",
    .enabled(if: StressProcess.isAvailable, "SKIPPED: CacheStressTool was not built beside the tests."),
    .serialized,
    .watched
)
struct SharedLedgerTests {
    private static let noon = Date(timeIntervalSince1970: 1_779_969_600)

    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    private var sut: FileCallLedger {
        FileCallLedger(directory: directory.url.appending(path: "calls"), account: Secret("account"))
    }

    @Test
    func `have never counted fewer calls than the server saw after 300 kills`() async throws {
        let seed = Seed.make("killed senders of calls")
        var random = SeededGenerator(seed: seed)
        let server = directory.path("server")
        var surplus = 0

        for kill in 0..<300 {
            let process = try StressProcess("calls", directory.path("calls"), server)
            await process.kill(within: 30, watching: nil, using: &random)

            let seen = try Data(contentsOf: URL(filePath: server)).count
            let record = try await sut.record(of: .oneCall3)
            let counted = record.count(in: .day, at: Self.noon)
            #expect(!record.isIncomplete, "seed \(seed), kill \(kill)")
            #expect(counted >= seen, "seed \(seed), kill \(kill)")
            // A process that is killed has counted at most one call that it did not send.
            #expect(counted <= seen + kill + 1, "seed \(seed), kill \(kill)")
            surplus = counted - seen
        }

        print("300 kills: \(surplus) calls counted and not sent")
        #expect(surplus > 0, "no kill came between counting and sending")
        #expect(directory.files(in: "calls").filter { $0.contains("damaged") } == [])
    }

    @Test(arguments: [0, 8, 24, 31, 60, 100, 160, 400, 655])
    func `have counted what they counted before a write was cut off`(size: Int) async throws {
        let process = try StressProcess("limited", directory.path("calls"), "\(size)")

        #expect(await process.status() == 0, "6: the write succeeded, or the record is damaged")
        #expect(await process.allSteps() == 3)
    }

    @Test
    func `are granted exactly the limit together`() async throws {
        let processes = try (0..<4).map { _ in try StressProcess("reserve", directory.path("calls"), "500", "1000") }

        var granted = 0
        for process in processes {
            #expect(await process.status() == 0)
            granted += await process.allSteps()
        }

        #expect(granted == 1_000)
        #expect(try await sut.record(of: .oneCall3).count(in: .day, at: Self.noon) == 1_000)
    }
}
#endif
