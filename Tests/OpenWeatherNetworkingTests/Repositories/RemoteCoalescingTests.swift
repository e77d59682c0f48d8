import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Identical calls of remote repositories", .watched)
struct RemoteCoalescingTests {
    private typealias Call = @Sendable (Remote) async throws -> Void

    private let gate = Gate()
    private let log = EventLog()
    /// The number of responses that were decoded: a repository reads its clock once for each.
    private let decodings = Locked(0)

    @Test
    func `make one request and one value for 1000 callers`() async throws {
        let transport = gatedTransport()
        let joined = Gate()
        let sut = makeRemote(transport) { if $0 == 999 { joined.open() } }

        let tasks = (0..<1_000).map { _ in Task { try await sut.weather.currentWeather(for: .city("Helsinki")) } }
        try? await joined.pass()
        gate.open()
        let first = try await tasks[0].value
        for task in tasks { #expect(try await task.value == first) }

        let request = try #require(transport.requests.first)
        #expect(transport.requests.count == 1)
        #expect(decodings.withLock { $0 } == 1)
        #expect(first.value.name == "Helsinki")
        let events = log.events
        #expect(events.count == 999)
        #expect(events.allSatisfy { $0 == .coalesced($0.request) && $0.request.url == request.url })
        #expect(Set(events.map(\.request.id)).count == 999)
    }

    @Test
    func `are joined once above a client that joins requests`() async throws {
        let transport = gatedTransport()
        let joined = Gate()
        let client = CoalescingHTTPClient(wrapping: transport, handler: log.append)
        let sut = makeRemote(client) { if $0 == 9 { joined.open() } }

        let tasks = (0..<10).map { _ in Task { try await sut.weather.forecast(for: .city("Helsinki")) } }
        try? await joined.pass()
        gate.open()
        for task in tasks { await #expect(throws: WeatherError.self) { try await task.value } }

        #expect(transport.requests.count == 1)
        #expect(log.events.count == 9)
    }

    @Test(arguments: 0..<7)
    func `are joined by every method`(index: Int) async throws {
        let bodies = [Body.weather, Body.forecast, Body.air, Body.air, Body.places, Body.places, Body.postcode]
        let call = try Self.calls()[index]
        let transport = gatedTransport(body: bodies[index])
        let sut = makeRemote(transport)

        let tasks = await join(sut, count: 3, call)
        gate.open()
        for task in tasks { try await task.value }

        #expect(transport.requests.count == 1)
        #expect(decodings.withLock { $0 } == 1)
        #expect(log.events.count == 2)
    }

    @Test
    func `share a failure`() async throws {
        let transport = ClosureHTTPClient { [gate] _, _ throws(NetworkError) in
            try? await gate.pass()
            throw .transport(URLError(.networkConnectionLost))
        }

        let tasks = await join(makeRemote(transport), count: 3, try Self.calls()[0])
        gate.open()

        for task in tasks { await #expect(throws: WeatherError.offline) { try await task.value } }
        #expect(transport.requests.count == 1)
    }

    @Test(arguments: [0, 1, 2])
    func `let a cancelled caller leave at once and keep the others`(leaver: Int) async throws {
        let transport = gatedTransport()
        let tasks = await join(makeRemote(transport), count: 3, try Self.calls()[0])

        tasks[leaver].cancel()
        await #expect(throws: WeatherError.cancelled) { try await tasks[leaver].value }
        gate.open()

        for index in 0..<3 where index != leaver { try await tasks[index].value }
        #expect(transport.requests.count == 1)
    }

    @Test
    func `cancel the request with the last caller`() async throws {
        let end = Gate()
        let transport = ClosureHTTPClient { [gate] _, _ throws(NetworkError) in
            try? await gate.pass()
            end.open()
            throw .cancelled
        }
        let tasks = await join(makeRemote(transport), count: 2, try Self.calls()[0])

        for task in tasks { task.cancel() }

        for task in tasks { await #expect(throws: WeatherError.cancelled) { try await task.value } }
        try? await end.pass()  // The gate was never opened: only the cancellation ended the request.
    }

    @Test
    func `never get the outcome of a request that was abandoned`() async throws {
        let (oldStart, oldEnd, oldIsDone, newEnd) = (Gate(), Gate(), Gate(), Gate())
        let old = try Body.weather.with("Old Town", for: "Helsinki")
        let transport = ClosureHTTPClient { request, number throws(NetworkError) in
            guard number == 1 else {
                try? await newEnd.pass()
                return try makeResponse(to: request, body: Body.weather)
            }
            oldStart.open()
            // Ignores cancellation, as a slow transport may do for a while.
            await Task { try? await oldEnd.pass() }.value
            defer { oldIsDone.open() }
            return try makeResponse(to: request, body: old)
        }
        let sut = makeRemote(transport)
        let first = Task { try await sut.weather.currentWeather(for: .city("Helsinki")) }
        try? await oldStart.pass()
        first.cancel()
        await #expect(throws: WeatherError.cancelled) { try await first.value }

        let second = Task { try await sut.weather.currentWeather(for: .city("Helsinki")) }
        await newEnd.waitForArrivals()
        oldEnd.open()
        try? await oldIsDone.pass()
        newEnd.open()

        #expect(try await second.value.value.name == "Helsinki")
        #expect(transport.requests.count == 2)
        #expect(log.events.isEmpty)
    }

    @Test
    func `are sent again after the request has ended`() async throws {
        gate.open()
        let transport = gatedTransport()
        let sut = makeRemote(transport)

        _ = try await sut.weather.currentWeather(for: .city("Helsinki"))
        _ = try await sut.weather.currentWeather(for: .city("Helsinki"))

        #expect(transport.requests.count == 2)
        #expect(log.events.isEmpty)
    }

    @Test(arguments: [
        (LocationQuery.city("Turku"), RequestOptions(), FetchPolicy.cacheFirst),
        (.city("Helsinki"), RequestOptions(language: .german), .cacheFirst),
        (.city("Helsinki"), RequestOptions(units: .imperial), .cacheFirst),
        (.city("Helsinki"), RequestOptions(), .refresh),
    ]
    )
    func `are only those of the same place options and policy`(
        query: LocationQuery,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws {
        let transport = gatedTransport()
        let sut = makeRemote(transport)

        let first = Task { try await sut.weather.currentWeather(for: .city("Helsinki")) }
        let second = Task { try await sut.weather.currentWeather(for: query, options: options, policy: policy) }
        await gate.waitForArrivals(2)
        gate.open()
        _ = try await (first.value, second.value)

        #expect(transport.requests.count == 2)
        #expect(decodings.withLock { $0 } == 2)
        #expect(log.events.isEmpty)
    }

    @Test
    func `do not send anything for a caller that is already cancelled`() async throws {
        let transport = gatedTransport()
        let sut = makeRemote(transport)
        let hold = Gate()

        let task = Task {
            try? await hold.pass()
            return try await sut.weather.currentWeather(for: .city("Helsinki"))
        }
        task.cancel()

        await #expect(throws: WeatherError.cancelled) { try await task.value }
        #expect(transport.requests.isEmpty)
    }

    private func gatedTransport(body: String = Body.weather) -> ClosureHTTPClient {
        ClosureHTTPClient { [gate] request, _ throws(NetworkError) in
            try? await gate.pass()
            guard !Task.isCancelled else { throw .cancelled }
            return try makeResponse(to: request, body: body)
        }
    }

    /// Returns repositories whose events are logged; `onEvent` receives the number of events so far.
    private func makeRemote(
        _ client: any HTTPClient,
        onEvent: @escaping @Sendable (Int) -> Void = { _ in }
    ) -> Remote {
        Remote(
            client,
            now: { [decodings] in
                decodings.withLock { $0 += 1 }
                return Remote.arrival
            },
            handler: { [log] event in
                log.append(event)
                onEvent(log.events.count)
            }
        )
    }

    /// Starts `count` identical calls and returns when all share one request.
    private func join(_ sut: Remote, count: Int, _ call: @escaping Call) async -> [Task<Void, any Error>] {
        var tasks = [Task { try await call(sut) }]
        await gate.waitForArrivals()
        for number in 1..<count {
            tasks.append(Task { try await call(sut) })
            await until { log.events.count >= number }
        }
        return tasks
    }

    /// Returns one call of every method of the three repositories.
    private static func calls() throws -> [Call] {
        let point = Coordinate(clampingLatitude: 60.17, longitude: 24.94)
        let options = RequestOptions()
        return [
            { _ = try await $0.weather.currentWeather(for: .city("x"), options: options, policy: .refresh) },
            { _ = try await $0.weather.forecast(for: .city("x"), count: 2, options: options, policy: .refresh) },
            { _ = try await $0.air.airQuality(at: point, policy: .refresh) },
            { _ = try await $0.air.airQualityForecast(at: point, policy: .refresh) },
            { _ = try await $0.geocoding.locations(named: "x", limit: 5, policy: .refresh) },
            { _ = try await $0.geocoding.locations(at: point, limit: 5, policy: .refresh) },
            { _ = try await $0.geocoding.location(postcode: "x", country: nil, policy: .refresh) },
        ]
    }
}
