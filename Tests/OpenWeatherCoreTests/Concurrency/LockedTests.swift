import OpenWeatherCore
import Testing

@Suite("Locked", .timeLimit(.minutes(5)))
struct LockedTests {
    @Test("loses no change of many tasks at once")
    func losesNoChangeOfManyTasksAtOnce() async {
        let sut = Locked(0)

        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<100 {
                group.addTask {
                    for _ in 0..<100 { sut.withLock { $0 += 1 } }
                }
            }
        }

        #expect(sut.withLock { $0 } == 10_000)
    }

    @Test("returns what the body returns")
    func returnsWhatTheBodyReturns() {
        let sut = Locked(["a"])

        let removed = sut.withLock { $0.removeLast() }

        #expect(removed == "a")
        #expect(sut.withLock { $0.isEmpty })
    }
}
