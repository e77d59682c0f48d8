import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestSupport
import Testing

@testable import OpenWeatherNetworking  // The pool is internal.

#if canImport(FoundationNetworking)
import FoundationNetworking  // Linux keeps URLSessionConfiguration in a module of its own.
#endif

@Suite("Session pool", .timeLimit(.minutes(60)))
struct SessionPoolTests {
    private static func makeLane() -> SessionLane {
        SessionLane(.ephemeral, maximumBodySize: 100)
    }

    @Test
    func givesASessionToOneExchangeAtATimeAndUsesItAgain() async throws {
        let made = Locked(0)
        let sut = SessionPool(maximumConnections: 2) {
            made.withLock { $0 += 1 }
            return Self.makeLane()
        }
        let timer = DeadlineTimer(on: ManualClock())

        let first = try await sut.lane(within: .seconds(15), on: timer)
        let second = try await sut.lane(within: .seconds(15), on: timer)
        sut.giveBack(first)
        _ = try await sut.lane(within: .seconds(15), on: timer)

        #expect(made.withLock { $0 } == 2)
        #expect(sut.busyCount == 2)
        sut.giveBack(second)
        #expect(sut.busyCount == 1)
    }

    @Test
    func letsARequestWaitForTheSessionsOfAbandonedExchangesUntilItsTimeout() async throws {
        let clock = ManualClock()
        let sut = SessionPool(maximumConnections: 1, makeLane: Self.makeLane)
        let timer = DeadlineTimer(on: clock)
        var abandoned: [SessionLane] = []
        for _ in 0..<5 { abandoned.append(try await sut.lane(within: .seconds(15), on: timer)) }

        let late = Task { _ = try await sut.lane(within: .seconds(15), on: timer) }
        await clock.waitForSleepers()
        clock.advance(by: .seconds(15))

        await #expect(throws: NetworkError.transport(URLError(.timedOut))) { try await late.value }
        #expect(sut.busyCount == 5)
        sut.giveBack(abandoned[0])
        _ = try await sut.lane(within: .seconds(15), on: timer)
    }

    @Test
    func givesTheCallerOfAnAbandonedExchangeItsErrorBeforeTheSessionIsDone() {
        let outcomes = Locked<[Exchange.Outcome]>([])
        let quiet = Locked(0)
        let sut = Exchange {
            quiet.withLock { $0 += 1 }
        } whenEnded: { outcome in
            outcomes.withLock { $0.append(outcome) }
        }

        let isFirst = sut.end { _ in .failure(.cancelled) }
        let isSecond = sut.end { _ in .failure(.missingKey) }

        #expect((isFirst, isSecond) == (true, false))
        #expect(outcomes.withLock { $0.count } == 1)
        #expect(quiet.withLock { $0 } == 0)
        #expect(sut.update { $0.body.append(1) } == nil)
    }

    #if canImport(FoundationNetworking)
    /// A test cannot set a proxy, which `URLSession` takes from the environment on Linux, so these are its errors.
    @Test(arguments: [
        ("CONNECT tunnel failed, response 403", true), ("Received HTTP code 407 from proxy after CONNECT", true),
        ("transfer closed with 10 bytes remaining to read", false),
    ]
    )
    func recognizesThatAProxyRefusedToConnect(text: String, isRefusal: Bool) {
        let error = URLError(.unknown, userInfo: [NSLocalizedDescriptionKey: text])

        #expect(ExchangeDelegate.isProxyRefusal(error) == isRefusal)
    }

    @Test
    func holdsNoMoreCallbacksThanThereIsRoomForAndDropsThoseOfAnAbandonedExchange() async {
        let sut = CallbackQueue()
        let gate = DispatchSemaphore(value: 0)
        let added = Locked(0)
        let performed = Locked(0)
        sut.perform { gate.wait() }

        Thread.detachNewThread {
            for _ in 0..<300 {
                sut.addOperation { performed.withLock { $0 += 1 } }
                added.withLock { $0 += 1 }
            }
        }
        await until { sut.waitingCount == 64 }
        #expect(added.withLock { $0 } <= 64)
        sut.abandon()
        await until { added.withLock { $0 } == 300 }
        #expect(sut.waitingCount == 4)
        gate.signal()
        await until { sut.waitingCount == 0 }

        sut.perform { gate.signal() }
        gate.wait()
        #expect(performed.withLock { $0 } == 4)
        #expect(!sut.reset())
        #expect(sut.reset())
    }

    @Test
    func performsEveryCallbackInOrderOtherwise() async {
        let sut = CallbackQueue()
        let performed = Locked<[Int]>([])

        await Task.detached {
            for number in 0..<300 { sut.addOperation { performed.withLock { $0.append(number) } } }
        }
        .value
        await until { performed.withLock { $0.count } == 300 }

        #expect(performed.withLock { $0 } == Array(0..<300))
        #expect(sut.reset())
    }
    #endif
}
