import Foundation
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Cancellation over a socket", .watched)
struct CancellationOverSocketTests {
    @Test(arguments: TestedTransport.allCases)
    func `sends nothing when it is cancelled before`(transport: TestedTransport) async throws {
        let sut = transport.client()
        let server = try LoopbackWeatherServer(responding: .json("{}"))
        let request = try server.request()
        let gate = Gate()

        let task = Task {
            try? await gate.pass()
            return try await sut.send(request)
        }
        task.cancel()

        await #expect(throws: NetworkError.cancelled) { try await task.value }
        #expect(server.requests.isEmpty)
    }

    @Test(
        arguments: TestedTransport.allCases,
        [
            LoopbackResponse.never,
            .json("0123456789").delivered(.dripping(bytes: 1, interval: .seconds(3_600))),
        ]
    )
    func `ends at once when it is cancelled while it waits for the response or the rest of it`(
        transport: TestedTransport,
        response: LoopbackResponse
    ) async throws {
        let sut = transport.client()
        let arrival = Gate()
        let server = try LoopbackWeatherServer { _ in
            arrival.open()
            return response
        }
        let request = try server.request()

        let task = Task { try await sut.send(request) }
        try? await arrival.pass()
        task.cancel()

        await #expect(throws: NetworkError.cancelled) { try await task.value }
        #expect(server.requests.count == 1)
    }

    @Test(arguments: TestedTransport.allCases)
    func `closes the connection of a cancelled request so that the server can stop working`(transport: TestedTransport)
        async throws
    {
        let sut = transport.client()
        let arrival = Gate()
        let departure = Gate()
        let server = try LoopbackWeatherServer { _ in
            arrival.open()
            try? await Gate().pass()  // Ends only because the client disconnects.
            departure.open()
            return .json("{}")
        }
        let request = try server.request()

        let task = Task { try await sut.send(request) }
        try? await arrival.pass()
        task.cancel()

        try? await departure.pass()
        await #expect(throws: NetworkError.cancelled) { try await task.value }
    }

    @Test(arguments: TestedTransport.allCases)
    func `responds to others after one was cancelled`(transport: TestedTransport) async throws {
        let sut = transport.client()
        let arrival = Gate()
        let server = try LoopbackWeatherServer { request in
            guard request.path == "/slow" else { return .json("fast") }
            arrival.open()
            return .never
        }
        let slow = try server.request("/slow")

        let task = Task { try await sut.send(slow) }
        try? await arrival.pass()
        task.cancel()
        let body = try await sut.send(server.request("/fast")).body

        #expect(body == Data("fast".utf8))
        await #expect(throws: NetworkError.cancelled) { try await task.value }
    }

    @Test(arguments: TestedTransport.allCases)
    func `does not try again when it is cancelled in the wait between two tries`(transport: TestedTransport)
        async throws
    {
        let sut = transport.client()
        let server = try LoopbackWeatherServer(responding: .json("{}", status: 503))
        let clock = ManualClock()
        let retrying = RetryingHTTPClient(wrapping: sut, clock: clock, randomness: { $0.upperBound })
        let request = try server.request()

        let task = Task { try await retrying.send(request) }
        await clock.waitForSleepers(2)  // The deadline and the delay.
        task.cancel()

        await #expect(throws: NetworkError.cancelled) { try await task.value }
        #expect(server.requests.count == 1)
        clock.advance(by: .seconds(30))
        #expect(clock.sleeperCount == 0)
    }
}
