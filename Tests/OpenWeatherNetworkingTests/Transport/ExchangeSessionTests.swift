import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@testable import OpenWeatherNetworking  // The session is internal.

#if canImport(FoundationNetworking)
import FoundationNetworking  // Linux keeps URLSessionConfiguration in a module of its own.
#endif

@Suite("Exchange session", .watched)
struct ExchangeSessionTests {
    @Test
    func `gives the caller of an abandoned exchange its error once`() {
        let outcomes = Locked<[Exchange.Outcome]>([])
        let sut = Exchange { outcome in
            outcomes.withLock { $0.append(outcome) }
        }

        let isFirst = sut.end { _ in .failure(.cancelled) }
        let isSecond = sut.end { _ in .failure(.missingKey) }

        #expect((isFirst, isSecond) == (true, false))
        #expect(outcomes.withLock { $0.count } == 1)
        #expect(sut.update { $0.body.append(1) } == nil)
    }

    @Test
    func `starts no task for an exchange that has ended`() async throws {
        let server = try LoopbackWeatherServer { _ in .json("{}") }
        let sut = ExchangeSession(.ephemeral, maximumBodySize: 100)
        let (early, late) = (Exchange { _ in }, Gate())
        early.end { _ in .failure(.cancelled) }

        sut.start(early, URLRequest(url: server.baseURL))
        sut.start(Exchange { _ in late.open() }, URLRequest(url: server.baseURL))
        try await late.pass()

        #expect(server.requests.count == 1)
        await until { sut.count == 0 }
        sut.close()
    }

    #if canImport(FoundationNetworking)
    /// A test cannot set a proxy, which `URLSession` takes from the environment on Linux, so these are its errors.
    @Test(arguments: [
        ("CONNECT tunnel failed, response 403", true), ("Received HTTP code 407 from proxy after CONNECT", true),
        ("transfer closed with 10 bytes remaining to read", false),
    ]
    )
    func `recognizes that a proxy refused to connect`(text: String, isRefusal: Bool) {
        let error = URLError(.unknown, userInfo: [NSLocalizedDescriptionKey: text])

        #expect(ExchangeDelegate.isProxyRefusal(error) == isRefusal)
    }

    @Test
    func `performs a callback before the session goes on`() {
        let sut = ImmediateQueue()
        let performed = Locked<[Int]>([])

        for number in 0..<300 {
            sut.addOperation { performed.withLock { $0.append(number) } }
            #expect(performed.withLock { $0.count } == number + 1)
        }
    }
    #endif
}
