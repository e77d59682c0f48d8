import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Budgeted client with a wrong clock", .watched)
struct WrongClockTests {
    private static let noon = Date(timeIntervalSince1970: 1_779_969_600)  // 12:00 UTC on 28 May 2026
    private static let plan = AccountPlan([.oneCall3: CallLimits(perDay: 3)])

    private let clock = ManualClock()
    private let ledger = ScriptedCallLedger()
    private let log = EventLog()
    /// The clock of the device, in days from noon.
    private let device = Locked(0.0)

    /// A service at noon, whose responses have no date where `isSilent`, and where `isDatedAnew` that of their arrival
    /// whatever their age is.
    private func makeSUT(
        isSilent: Bool = false,
        age: Int = 0,
        isDatedAnew: Bool = false,
        fails: Bool = false
    ) -> BudgetedHTTPClient {
        let transport = ClosureHTTPClient { [clock] request, _ throws(NetworkError) in
            if fails { throw NetworkError.transport(URLError(.notConnectedToInternet)) }
            let date = Self.noon + clock.now.offset / .seconds(1) - (isDatedAnew ? 0 : Double(age))
            let text = date.formatted(
                Date.VerbatimFormatStyle(
                    format: """
                        \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .defaultDigits) \
                        \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\
                        \(second: .twoDigits) GMT
                        """,
                    locale: Locale(identifier: "en_US_POSIX"),
                    timeZone: .gmt,
                    calendar: Calendar(identifier: .gregorian)
                )
            )
            return try makeResponse(to: request, headers: isSilent ? [:] : ["Date": text, "Age": "\(age)"])
        }
        return BudgetedHTTPClient(
            wrapping: transport,
            ledger: ledger,
            plan: Self.plan,
            budget: CallBudget(),
            clock: clock,
            now: { [clock, device] in
                Self.noon + clock.now.offset / .seconds(1) + device.withLock { $0 } * 86_400
            },
            handler: log.append
        )
    }

    private func makeRequest() throws(NetworkError) -> TransportRequest {
        guard let url = URL(string: "https://example.com/") else { throw NetworkError.invalidURL }
        return TransportRequest(url: url, plan: .oneCall3)
    }

    /// Sends requests until one is refused, and returns how many were not.
    private func sent(by sut: BudgetedHTTPClient) async throws -> Int {
        for count in 0..<20 {
            do throws(NetworkError) {
                _ = try await sut.send(makeRequest())
            } catch .rateLimited(_, .budget(.day)) {
                return count
            } catch .transport {
                continue
            }
        }
        return 20
    }

    private func calls(on day: Double) -> Int {
        ledger.records[.oneCall3]?.count(in: .day, at: Self.noon + day * 86_400) ?? 0
    }

    @Test
    func `counts by the date of the first response`() async throws {
        device.withLock { $0 = -2 }
        let sut = makeSUT()

        _ = try await sut.send(makeRequest())
        #expect(sut.date == Self.noon)
        _ = try await sut.send(makeRequest())
        clock.advance(by: .seconds(86_400))
        #expect(sut.date == Self.noon + 86_400)

        #expect(calls(on: 0) == 1)
        #expect(log.events.count == 1)
        guard case .correctedDate(_, let difference) = try #require(log.events.first) else {
            Issue.record("\(log.events)")
            return
        }
        #expect(difference == .seconds(172_800))
    }

    @Test
    func `takes the age of a stored response for a part of its date`() async throws {
        let sut = makeSUT(age: 7_200)

        _ = try await sut.send(makeRequest())

        #expect(sut.date == Self.noon)
        #expect(log.events == [])
    }

    @Test
    func `believes a right clock when a cache has dated a stored response anew`() async throws {
        let sut = makeSUT(age: 7_200, isDatedAnew: true)

        _ = try await sut.send(makeRequest())

        #expect(sut.date == Self.noon)
        #expect(log.events == [])
    }

    @Test(arguments: [(-1.0, 0.0), (1.0, 7_200.0)])
    func `corrects a clock beyond the dates that a stored response can have`(days: Double, later: Double) async throws {
        device.withLock { $0 = days }
        let sut = makeSUT(age: 7_200, isDatedAnew: true)

        _ = try await sut.send(makeRequest())

        #expect(sut.date == Self.noon + later)
    }

    @Test
    func `sets no day aside that the date of a stored response allows`() async throws {
        clock.advance(by: .seconds(45_000))  // 00:30 of the next day, by which another device counts.
        _ = try await makeSUT().send(makeRequest())
        device.withLock { $0 = -1.0 / 24 }

        _ = try await makeSUT(age: 7_200).send(makeRequest())

        #expect(log.events == [])
        #expect(calls(on: 0.53) == 2)
    }

    @Test
    func `stays with the date of the response when the clock is set meanwhile`() async throws {
        let sut = makeSUT()
        _ = try await sut.send(makeRequest())

        for day in [-2.0, 0, 3, 0] {
            device.withLock { $0 = day }
            clock.advance(by: .seconds(60))
            #expect(abs(sut.date.timeIntervalSince(Self.noon)) < 600)
        }
        #expect(try await sent(by: sut) == 2)
    }

    /// Uses the calls of a day up that a wrong clock has named, with no network.
    private func spendOffline(on day: Double) async throws {
        device.withLock { $0 = day }
        let sut = makeSUT(fails: true)
        for _ in 0..<3 {
            await #expect(throws: NetworkError.transport(URLError(.notConnectedToInternet))) {
                try await sut.send(makeRequest())
            }
        }
        device.withLock { $0 = 0 }
    }

    @Test
    func `sets a far day aside with the first response`() async throws {
        try await spendOffline(on: 26_600)

        // One call requests the date, and three are those of the day.
        #expect(try await sent(by: makeSUT()) == 4)

        #expect(calls(on: 0) == 3)
        let setAside = log.events.compactMap { event -> Date? in
            guard case .setAsideCalls(_, let date) = event else { return nil }
            return date
        }
        #expect(setAside == [Self.noon + 26_600 * 86_400])
    }

    @Test
    func `requests the date once a day when no response has one`() async throws {
        try await spendOffline(on: 26_600)

        #expect(try await sent(by: makeSUT(isSilent: true)) == 1)
        #expect(try await sent(by: makeSUT(isSilent: true)) == 0)
        device.withLock { $0 = 1 }
        #expect(try await sent(by: makeSUT(isSilent: true)) == 1)
        #expect(log.events == [])
    }

    @Test
    func `does not ask for the date when the clock is two days behind`() async throws {
        #expect(try await sent(by: makeSUT(isSilent: true)) == 3)

        device.withLock { $0 = -2 }
        #expect(try await sent(by: makeSUT(isSilent: true)) == 0)
        device.withLock { $0 = 0 }
        #expect(try await sent(by: makeSUT(isSilent: true)) == 0)
    }
}
