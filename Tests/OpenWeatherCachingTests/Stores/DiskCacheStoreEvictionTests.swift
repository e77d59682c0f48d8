import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Disk cache store that evicts", .watched)
struct DiskCacheStoreEvictionTests {
    private static let limit = 300

    private let directory: TemporaryDirectory
    private let time = TestTime()

    init() throws {
        directory = try TemporaryDirectory()
    }

    private func makeSUT(pause: @escaping @Sendable () async -> Void) -> DiskCacheStore {
        DiskCacheStore(
            directory: directory.url,
            limits: CacheLimits(bytes: 1_000_000, entries: Self.limit),
            now: time.clock,
            onEvent: { _ in },
            pause: pause
        )
    }

    /// Fills the directory to its limit by another store; the entry under the last number was used last.
    private func fill() async {
        let store = makeSUT {}
        for number in 1...Self.limit {
            time.advance(by: 10)
            await store.store(.sample("x"), for: CacheKey("\(number)"))
        }
        time.advance(by: 10)
    }

    private var fileCount: Int {
        directory.files().count { $0.contains(".entry") }
    }

    @Test
    func `returns an entry between any two steps`() async {
        await fill()
        let (sut, counts) = (Locked<DiskCacheStore?>(nil), Locked<[Int]>([]))
        let store = makeSUT {
            #expect(await sut.withLock(\.self)?.entry(for: CacheKey("\(Self.limit)")) == .sample("x"))
            counts.withLock { $0.append(fileCount) }
        }
        sut.withLock { $0 = store }

        await store.store(.sample("x"), for: CacheKey("one too many"))

        sut.withLock { $0 = nil }
        let steps = counts.withLock(\.self) + [fileCount]
        #expect(steps.first == Self.limit + 1)
        #expect(steps.last == Self.limit - Self.limit / 5)
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 - $1 <= 32 })
    }

    @Test(arguments: [true, false])
    func `does not grow while it evicts or removes all`(evicts: Bool) async {
        await fill()
        let (gate, pauses) = (Gate(isOpen: false), Locked(0))
        let sut = makeSUT {
            pauses.withLock { $0 += 1 }
            try? await gate.pass()
        }

        await withTaskGroup { group in
            group.addTask {
                guard evicts else { return await sut.removeAll() }
                await sut.store(.sample("x"), for: CacheKey("one too many"))
            }
            await until { pauses.withLock(\.self) != 0 }
            let count = fileCount
            let calls = Locked(0)
            for number in 1...200 {
                group.addTask {
                    calls.withLock { $0 += 1 }
                    await sut.store(.sample("later"), for: CacheKey("later \(number)"))
                }
            }
            await until { calls.withLock(\.self) == 200 }
            await settle()
            #expect(await sut.entry(for: CacheKey("\(Self.limit)")) == .sample("x"))
            #expect(fileCount == count)
            gate.open()
        }

        #expect(evicts ? fileCount <= Self.limit : fileCount == 200)
        #expect(await sut.usage().entries == fileCount)
        #expect(await sut.entry(for: CacheKey("\(Self.limit)")) == (evicts ? .sample("x") : nil))
    }
}
