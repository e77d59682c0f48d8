import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Coalescing HTTP client", .watched)
struct CoalescingHTTPClientTests {
    private let gate = Gate()
    private let log = EventLog()

    @Test
    func `makes one request of 1000 identical ones`() async throws {
        let transport = gatedTransport()
        let joined = Gate()
        let sut = CoalescingHTTPClient(wrapping: transport) { [log] event in
            log.append(event)
            if log.events.count == 999 { joined.open() }
        }
        let request = try makeRequest()

        let tasks = (0..<1_000).map { _ in Task { try await sut.send(request).body } }
        try? await joined.pass()
        gate.open()
        for task in tasks { #expect(try await task.value == Data("1".utf8)) }

        #expect(transport.requests.count == 1)
        #expect(log.events == Array(repeating: .coalesced(NetworkRequest(request)), count: 999))
    }

    @Test
    func `makes one request of many over a real connection`() async throws {
        let server = try LoopbackWeatherServer { [gate] _ in
            try? await gate.pass()
            return .json("{}")
        }
        let joined = Gate()
        let sut = CoalescingHTTPClient(wrapping: URLSessionHTTPClient.patient()) { [log] event in
            log.append(event)
            if log.events.count == 99 { joined.open() }
        }
        let request = try server.request()

        let tasks = (0..<100).map { _ in Task { try await sut.send(request).status } }
        try? await joined.pass()
        gate.open()
        for task in tasks { #expect(try await task.value == 200) }

        #expect(server.requests.count == 1)
    }

    @Test
    func `shares a failure with all callers`() async throws {
        let transport = ClosureHTTPClient { [gate] _, _ throws(NetworkError) in
            try? await gate.pass()
            throw .transport(URLError(.networkConnectionLost))
        }
        let sut = CoalescingHTTPClient(wrapping: transport, handler: log.append)
        let tasks = try await join(sut, count: 3)

        gate.open()

        for task in tasks {
            await #expect(throws: NetworkError.transport(URLError(.networkConnectionLost))) { try await task.value }
        }
        #expect(transport.requests.count == 1)
    }

    @Test(arguments: [0, 1, 2])
    func `returns a cancelled caller at once and keeps the others`(leaver: Int) async throws {
        let transport = gatedTransport()
        let sut = CoalescingHTTPClient(wrapping: transport, handler: log.append)
        let tasks = try await join(sut, count: 3)

        tasks[leaver].cancel()
        await #expect(throws: NetworkError.cancelled) { try await tasks[leaver].value }
        gate.open()

        for index in 0..<3 where index != leaver { #expect(try await tasks[index].value == Data("1".utf8)) }
        #expect(transport.requests.count == 1)
    }

    @Test
    func `cancels the request with its last caller`() async throws {
        let end = Gate()
        let transport = ClosureHTTPClient { [gate] _, _ throws(NetworkError) in
            try? await gate.pass()
            end.open()
            throw .cancelled
        }
        let sut = CoalescingHTTPClient(wrapping: transport, handler: log.append)
        let tasks = try await join(sut, count: 2)
        await gate.waitForArrivals()

        for task in tasks { task.cancel() }

        for task in tasks { await #expect(throws: NetworkError.cancelled) { try await task.value } }
        try? await end.pass()  // The gate was never opened: only the cancellation ended the request.
    }

    @Test
    func `starts anew after all callers left and ignores the end of the old request`() async throws {
        let oldEnd = Gate()
        let newEnd = Gate()
        let oldStart = Gate()
        let oldIsDone = Gate()
        let transport = ClosureHTTPClient { request, number throws(NetworkError) in
            guard number == 1 else {
                try? await newEnd.pass()
                return try makeResponse(to: request, body: "new")
            }
            oldStart.open()
            // Ignores cancellation, as a slow transport may do for a while.
            await Task { try? await oldEnd.pass() }.value
            defer { oldIsDone.open() }
            return try makeResponse(to: request, body: "old")
        }
        let sut = CoalescingHTTPClient(wrapping: transport)
        let request = try makeRequest()
        let first = Task { try await sut.send(request).body }
        try? await oldStart.pass()
        first.cancel()
        await #expect(throws: NetworkError.cancelled) { try await first.value }

        let second = Task { try await sut.send(request).body }
        await newEnd.waitForArrivals()
        oldEnd.open()
        try? await oldIsDone.pass()
        newEnd.open()

        #expect(try await second.value == Data("new".utf8))
        #expect(transport.requests.count == 2)
    }

    @Test
    func `keeps nothing the next identical request is sent again`() async throws {
        let transport = ClosureHTTPClient(statuses: 200)
        let sut = CoalescingHTTPClient(wrapping: transport, handler: log.append)

        _ = try await sut.send(makeRequest())
        _ = try await sut.send(makeRequest())

        #expect(transport.requests.count == 2)
        #expect(log.events.isEmpty)
    }

    @Test(arguments: [
        try request("q=Porto"), try request(method: "HEAD"), try request(header: "de"), try request(body: "x"),
        try request(method: "POST"),
    ]
    )
    func `keeps requests apart that differ in address method headers or body or that change something`(
        other: TransportRequest
    )
        async throws
    {
        let transport = gatedTransport()
        let sut = CoalescingHTTPClient(wrapping: transport, handler: log.append)
        let requests = [try Self.request(), other, other.method == "POST" ? other : nil].compactMap { $0 }

        let tasks = requests.map { request in Task { try await sut.send(request).body } }
        await gate.waitForArrivals(requests.count)
        gate.open()
        for task in tasks { _ = try await task.value }

        #expect(transport.requests.count == requests.count)
        #expect(log.events.isEmpty)
    }

    @Test
    func `sends nothing for a caller that is cancelled already`() async throws {
        let transport = ClosureHTTPClient(statuses: 200)
        let sut = CoalescingHTTPClient(wrapping: transport)
        let request = try makeRequest()
        let hold = Gate()

        let task = Task {
            try? await hold.pass()
            return try await sut.send(request).body
        }
        task.cancel()

        await #expect(throws: NetworkError.cancelled) { try await task.value }
        #expect(transport.requests.isEmpty)
    }

    private static func request(
        _ query: String = "q=Lisbon",
        method: String = "GET",
        header: String = "en",
        body: String? = nil
    ) throws -> TransportRequest {
        var request = try makeRequest(query, method: method)
        request.headers["Accept-Language"] = header
        request.body = body.map { Data($0.utf8) }
        return request
    }

    private func gatedTransport() -> ClosureHTTPClient {
        ClosureHTTPClient { [gate] request, number throws(NetworkError) in
            try? await gate.pass()
            return try makeResponse(to: request, body: "\(number)")
        }
    }

    /// Starts `count` identical requests and returns when all share one exchange.
    private func join(_ sut: CoalescingHTTPClient, count: Int) async throws -> [Task<Data, any Error>] {
        let request = try makeRequest()
        var tasks = [Task { try await sut.send(request).body }]
        await gate.waitForArrivals()
        for number in 1..<count {
            tasks.append(Task { try await sut.send(request).body })
            await until { log.events.count >= number }
        }
        return tasks
    }
}
