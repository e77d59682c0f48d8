import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("A survey of many places", .watched)
struct WeatherSurveyTests {
    private let runIsSpent = WeatherError.rateLimited(retryAfter: nil, limit: .run)

    /// Numbers of places and calls, and whether the server works.
    struct Case: Sendable {
        let fresh: Int
        let stale: Int
        let absent: Int
        let calls: Int
        let isFailing: Bool

        static let all = [(2, 3, 4), (3, 0, 0), (0, 3, 0), (0, 0, 3), (0, 0, 0)]
            .flatMap { fresh, stale, absent in
                [0, 2, 5, 50]
                    .flatMap { calls in
                        [false, true]
                            .map { isFailing in
                                Case(fresh: fresh, stale: stale, absent: absent, calls: calls, isFailing: isFailing)
                            }
                    }
            }
    }

    @Test(arguments: Case.all)
    func `ends each place in one true state`(test: Case) async throws {
        let fixture = try SurveyFixture()
        let client = fixture.client()
        let stale = Set(0..<test.stale)
        let fresh = Set(20..<20 + test.fresh)
        try await fixture.keep(stale.sorted(), by: client, age: .seconds(600))
        try await fixture.keep(fresh.sorted(), by: client, age: .seconds(60))
        if test.isFailing { fixture.fail(with: 500) }
        let latitudes = fresh.sorted() + stale.sorted() + Array(40..<40 + test.absent)
        let sent = fixture.server.requests.count
        let survey = client.currentWeather(for: SurveyFixture.places(latitudes), calls: test.calls)

        let plan = try await survey.plan()
        #expect(fixture.server.requests.count == sent)
        let elements = await survey.elements()

        let calls = min(test.calls, test.stale + test.absent)
        #expect((plan.fresh, plan.stale, plan.absent) == (test.fresh, test.stale, test.absent))
        #expect((plan.cells, plan.calls) == (latitudes.count, calls))
        #expect(fixture.server.requests.count - sent == calls)
        let final = elements.filter(\.isFinal)
        #expect(final.map(\.index).sorted() == Array(latitudes.indices))
        let requested = (absent: min(calls, test.absent), stale: max(0, calls - test.absent))
        for element in final {
            let latitude = latitudes[element.index]
            if let value = element.value { #expect(value.temperature.celsius == Double(latitude)) }
            switch (element.result, element.reason) {
            case (.success(let value), nil):
                #expect(!value.isStale && (fresh.contains(latitude) || !test.isFailing))
                #expect(value.age(at: fixture.time.now) == .seconds(fresh.contains(latitude) ? 60 : 0))
            case (.success(let value), _):
                #expect(value.isStale && stale.contains(latitude))
                #expect(value.age(at: fixture.time.now) == .seconds(660))
            case (.failure, _): #expect(latitude >= 40)
            }
        }
        let refreshed = test.isFailing ? 0 : calls
        let reasons = final.compactMap(\.reason)
        #expect(final.count { $0.reason == nil } == test.fresh + refreshed)
        #expect(reasons.count { $0 == runIsSpent } == test.stale + test.absent - calls)
        #expect(reasons.count { $0 == .server(status: 500) } == (test.isFailing ? calls : 0))
        #expect(final.count { $0.value == nil } == test.absent - (test.isFailing ? 0 : requested.absent))
        #expect(final.count { $0.value?.isStale == true } == test.stale - (test.isFailing ? 0 : requested.stale))
        await fixture.server.stop()
    }

    @Test
    func `shows what is kept, then requests the absent and the oldest first`() async throws {
        let fixture = try SurveyFixture()
        let client = fixture.client()
        try await fixture.keep([1], by: client, age: .seconds(300))
        try await fixture.keep([2], by: client, age: .seconds(300))
        try await fixture.keep([3], by: client, age: .seconds(300))
        try await fixture.keep([4], by: client)
        let places = SurveyFixture.places([3, 4, 9, 2, 1, 8])

        let elements = await client.currentWeather(for: places, calls: 4, concurrency: 1).elements()

        #expect(fixture.requested == [1, 2, 3, 4, 9, 8, 1, 2])
        #expect(elements.map(\.index) == [0, 1, 3, 4, 2, 5, 4, 3, 0])
        #expect(elements.map(\.isFinal) == [false, true, false, false, true, true, true, true, true])
        #expect(elements.prefix(4).map(\.reason) == [.notCached, nil, .notCached, .notCached])
        #expect(elements.suffix(5).map(\.reason) == [nil, nil, nil, nil, runIsSpent])
        #expect(elements.allSatisfy { $0.representative == $0.query && $0.distance == Length(meters: 0) })
        await fixture.server.stop()
    }

    @Test
    func `ends a place fresh that was refreshed meanwhile`() async throws {
        let fixture = try SurveyFixture()
        let client = fixture.client()
        try await fixture.keep([1], by: client, age: .seconds(600))
        var iterator = client.currentWeather(for: SurveyFixture.places([1]), calls: 0).makeAsyncIterator()

        let kept = try #require(await iterator.next())
        try await fixture.keep([1], by: client)
        let final = try #require(await iterator.next())

        #expect(kept.value?.isStale == true && !kept.isFinal)
        #expect(final.value?.isStale == false && final.isFinal)
        #expect(final.value?.origin == .cache)
        #expect(await iterator.next() == nil)
        #expect(await iterator.next() == nil)
        await fixture.server.stop()
    }

    @Test(arguments: [(calls: 5, places: 10, sent: 5), (5, 3, 5), (4, 3, 4), (20, 3, 9)])
    func `counts requests that are repeated`(calls: Int, places: Int, sent: Int) async throws {
        let fixture = try SurveyFixture()
        fixture.fail(with: 503)
        let client = fixture.client { configuration in
            configuration.retry = RetryPolicy(maximumAttempts: 3, baseDelay: .zero, deadline: nil)
        }
        let survey = client.currentWeather(for: SurveyFixture.places(0..<places), calls: calls)

        let elements = await survey.elements()

        #expect(fixture.server.requests.count == sent)
        #expect(elements.compactMap(\.reason).count { $0 == .server(status: 503) } == min(calls, places))
        #expect(elements.count == places)
        await fixture.server.stop()
    }

    @Test(arguments: [1, 4])
    func `goes on after a failure in the middle`(concurrency: Int) async throws {
        let fixture = try SurveyFixture()
        let client = fixture.client()
        fixture.fail(with: 500, after: 3)
        let places = SurveyFixture.places(0..<8)

        let elements = await client.currentWeather(for: places, calls: 8, concurrency: concurrency).elements()

        #expect(fixture.requested.sorted() == Array(0..<8))
        #expect(elements.count { $0.reason == nil } == 3)
        #expect(elements.compactMap(\.reason) == Array(repeating: .server(status: 500), count: 5))
        await fixture.server.stop()
    }

    @Test(arguments: [401, 429])
    func `ends its requests with a refusal that every place would meet`(status: Int) async throws {
        let fixture = try SurveyFixture()
        let client = fixture.client()
        try await fixture.keep([1, 2], by: client, age: .seconds(600))
        fixture.fail(with: status)
        let places = SurveyFixture.places([1, 2, 3, 4, 5])

        let elements = await client.currentWeather(for: places, calls: 4, concurrency: 1).elements()

        #expect(fixture.requested == [1, 2, 3])
        let reasons = elements.filter(\.isFinal).map(\.reason)
        #expect(Set(reasons).count == 1)
        switch reasons.first {
        case .invalidKey?: #expect(status == 401)
        case .rateLimited(_, let limit)?: #expect(status == 429 && limit != .run)
        default: Issue.record("\(reasons)")
        }
        await fixture.server.stop()
    }

    @Test
    func `says which limit of the budget ended it and when that resets`() async throws {
        let fixture = try SurveyFixture()
        let client = fixture.client { configuration in
            configuration.plan = AccountPlan([.account: CallLimits(perDay: 4)])
            configuration.budget = CallBudget()
        }
        try await fixture.keep([1], by: client, age: .seconds(600))
        let places = SurveyFixture.places([1, 2, 3, 4, 5])

        let elements = await client.currentWeather(for: places, calls: 50, concurrency: 1).elements()

        #expect(fixture.requested == [1, 2, 3, 4])
        let rest = elements.filter { $0.isFinal && $0.reason != nil }
        #expect(rest.map(\.index) == [4, 0])
        for element in rest {
            guard case .rateLimited(let wait?, .budget(.day))? = element.reason else {
                Issue.record("\(element)")
                continue
            }
            #expect(wait > .zero && wait <= .seconds(86_700))
        }
        await fixture.server.stop()
    }

    /// A transport that responds at once, after some refusals, and counts the requests.
    private struct NearService: HTTPClient {
        var refusals = 0
        let count = Counter()

        func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
            count.increment()
            guard count.count > refusals else { return TransportResponse(status: 429, headers: ["Retry-After": "1"]) }
            return StubResponse.json(#"{"coord":{"lat":1,"lon":5},"dt":1780000000,"main":{"temp":18}}"#).response
        }
    }

    @Test
    func `waits for the rate limit although it has stale values`() async throws {
        let (service, time, waits) = (NearService(), TestTime(), Counter())
        var configuration = OpenWeatherConfiguration(transport: service)
        configuration.cache = .memory
        configuration.now = { time.now }
        configuration.retry = .noDeadline
        configuration.clock = ImmediateClock()
        configuration.plan = AccountPlan(perMinute: 2)
        configuration.pace.whenExceeded = .fail
        let client = OpenWeatherClient(configuration: configuration)
        let places = SurveyFixture.places(0..<6)
        for place in places.prefix(2) { _ = try await client.currentWeather(for: place) }
        await #expect(throws: WeatherError.self) { try await client.currentWeather(for: places[2]) }
        time.advance(by: .seconds(600))

        let survey = client.currentWeather(for: places, calls: 6).onProgress { if $0.wait != nil { waits.increment() } }
        let final = await survey.elements().filter(\.isFinal)

        #expect(final.count { $0.reason == nil } == 6)
        #expect(service.count.count == 2 + 6)
        #expect(waits.count > 0)
    }

    @Test(arguments: [(refusals: 1, calls: 6), (Int.max, 4)])
    func `goes on after a refusal that one place has no call to wait out`(refusals: Int, calls: Int) async throws {
        let (service, time, clock) = (NearService(refusals: refusals), TestTime(), ImmediateClock())
        var configuration = OpenWeatherConfiguration(transport: service)
        configuration.cache = .memory
        configuration.now = { time.now }
        configuration.retry = .noDeadline
        configuration.clock = clock
        let client = OpenWeatherClient(configuration: configuration)

        let survey = client.currentWeather(for: SurveyFixture.places(0..<6), calls: calls, concurrency: 1)
        let reasons = await survey.elements().map(\.reason)

        let refused = min(refusals, calls)
        #expect(service.count.count == calls)
        #expect(reasons.count { $0 == nil } == calls - refused)
        #expect(reasons.count { $0 == runIsSpent } == 6 - calls + refused)
        #expect(clock.totalSleep == .seconds(refused), "and no wait for a place without a call")
    }

    @Test
    func `reports how far it has come`() async throws {
        let fixture = try SurveyFixture()
        let client = fixture.client()
        try await fixture.keep([1, 2], by: client)
        let reports = Locked<[BatchProgress]>([])
        let survey = client.currentWeather(for: SurveyFixture.places(1...6), calls: 2)
            .onProgress { report in reports.withLock { $0.append(report) } }

        _ = await survey.elements()

        #expect(reports.withLock { $0.map(\.finished) } == Array(1...6))
        #expect(reports.withLock { $0.map(\.failed) } == [0, 0, 0, 0, 1, 2])
        #expect(reports.withLock { $0.allSatisfy { $0.total == 6 } })
        await fixture.server.stop()
    }

    @Test
    func `requests nothing again that a directory has`() async throws {
        let fixture = try SurveyFixture()
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: directory) }
        func client() -> OpenWeatherClient { fixture.client { $0.cache = .directory(directory) } }
        let places = SurveyFixture.places(0..<12)

        // The first run is left in the middle, as if its process had ended; the others have clients of their own.
        for await place in client().currentWeather(for: places, calls: 12, concurrency: 2) where place.index > 3 {
            break
        }
        var kept: Set<Int> = []
        for (latitude, place) in places.enumerated()
        where (try? await client().currentWeather(for: place, policy: .cacheOnly)) != nil { kept.insert(latitude) }
        let before = fixture.requested.count
        let second = await client().currentWeather(for: places, calls: 3).elements()
        let third = await client().currentWeather(for: places, calls: 50).elements()

        #expect(kept.count >= 4)
        let again = fixture.requested.dropFirst(before)
        // What was in flight may be kept a little later.
        #expect(kept.isDisjoint(with: again) && Set(again).count == again.count)
        #expect((kept.count + 3...kept.count + 5).contains(second.count { $0.reason == nil }))
        #expect(third.allSatisfy { $0.reason == nil && $0.isFinal })
        await fixture.server.stop()
    }

    @Test(arguments: [false, true])
    func `sends nothing more once it is left`(byCancelling: Bool) async throws {
        let gate = Gate()
        let fixture = try SurveyFixture(gate: gate)
        let client = fixture.client()
        let places = SurveyFixture.places(0..<30)
        let reader = Task {
            var count = 0
            for await _ in client.currentWeather(for: places, calls: 30, concurrency: 3) {
                count += 1
                if !byCancelling { break }
            }
            return count
        }
        await gate.waitForArrivals(3)

        if byCancelling { reader.cancel() } else { gate.letOneThrough() }

        #expect(await reader.value == (byCancelling ? 0 : 1))
        gate.open()
        // In ten round trips, a survey that went on would send many of its requests.
        try await fixture.keep(40..<50, by: client)
        #expect(fixture.server.requests.count <= 4 + 10)
        await fixture.server.stop()
    }

    @Test
    func `of a cancelled task has no plan and no elements`() async throws {
        let fixture = try SurveyFixture()
        let survey = fixture.client().currentWeather(for: SurveyFixture.places(0..<3), calls: 3)
        let task = Task {
            await until { false }
            let elements = await survey.elements()
            await #expect(throws: WeatherError.cancelled) { try await survey.plan() }
            return elements.count
        }

        task.cancel()

        #expect(await task.value == 0)
        #expect(fixture.server.requests.isEmpty)
        await fixture.server.stop()
    }

    @Test
    func `has twenty thousand places`() async {
        let http = ScriptedHTTPClient()
        var configuration = OpenWeatherConfiguration(transport: http)
        configuration.retry = .noDeadline
        let client = OpenWeatherClient(configuration: configuration)
        let places = (0..<20_000).map { LocationQuery.cityID($0) }
        var seen = Array(repeating: 0, count: places.count)

        for await place in client.currentWeather(for: places, calls: 0) { seen[place.index] += 1 }

        #expect(seen.allSatisfy { $0 == 1 })
    }
}
