import Foundation
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// More exchanges and clients at once than Dispatch has threads, which are 255 on Linux.
@Suite("Crowds over a socket", .watched)
struct CrowdOverSocketTests {
    @Test(arguments: TestedTransport.allCases)
    func `performs three hundred exchanges at the same time`(transport: TestedTransport) async throws {
        let gate = Gate()
        let server = try LoopbackWeatherServer { _ in
            try? await gate.pass()
            return .json("{}")
        }
        let sut = transport.client(maximumConnections: 300)

        let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<600 {
                let request = try server.request("/data?id=\(number)")
                group.addTask { try await sut.send(request).status }
            }
            await gate.waitForArrivals(300)
            gate.open()
            return try await group.reduce(into: []) { $0.append($1) }
        }

        #expect(statuses == Array(repeating: 200, count: 600))
    }

    @Test(arguments: TestedTransport.allCases)
    func `performs exchanges of three hundred clients`(transport: TestedTransport) async throws {
        let gate = Gate()
        let server = try LoopbackWeatherServer { _ in
            try? await gate.pass()
            return .json("{}")
        }
        let clients = (0..<300).map { _ in transport.client(maximumConnections: 1) }

        let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
            for (number, client) in clients.enumerated() {
                for half in 0..<2 {
                    let request = try server.request("/data?id=\(number).\(half)")
                    group.addTask { try await client.send(request).status }
                }
            }
            await gate.waitForArrivals(300)
            gate.open()
            return try await group.reduce(into: []) { $0.append($1) }
        }

        #expect(statuses == Array(repeating: 200, count: 600))
    }
}
