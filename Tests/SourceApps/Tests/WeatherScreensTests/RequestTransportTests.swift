import Foundation
import OpenWeatherComposition
import OpenWeatherMocks
import Testing

@testable import WeatherScreens

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The app's client, whose responses are made up or whose connection fails.
struct MadeUpSender: RequestSending {
    var failure: (any Error)?

    func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        if let failure { throw failure }
        let url = try #require(request.url)
        let demo = DemoHTTPClient(now: { SampleTime.measured })
        let response = try await demo.send(TransportRequest(url: url, method: request.httpMethod ?? "GET"))
        let head = HTTPURLResponse(url: url, statusCode: response.status, httpVersion: nil, headerFields: [:])
        return (response.body, try #require(head))
    }
}

@Suite("A client over requests of Foundation", .timeLimit(.minutes(5)))
struct RequestTransportTests {
    func makeClient(_ sender: MadeUpSender) -> OpenWeatherClient {
        let transport = RequestTransport(client: sender)
        var configuration = OpenWeatherConfiguration(transport: transport)
        configuration.cache = .none
        configuration.retry = .noDeadline
        configuration.clock = ImmediateClock()
        return OpenWeatherClient(configuration: configuration)
    }

    @Test
    func `it carries a request and its response`() async throws {
        let weather = try await makeClient(MadeUpSender()).currentWeather(for: .city("Lisbon"))

        #expect(weather.value.name == "Lisbon")
    }

    @Test(arguments: [
        (URLError(.notConnectedToInternet) as any Error & Sendable, WeatherError.offline),
        (URLError(.timedOut), .timedOut), (CancellationError(), .cancelled),
    ])
    func `its errors become those of the package`(failure: any Error & Sendable, expected: WeatherError) async {
        let client = makeClient(MadeUpSender(failure: failure))

        await #expect(throws: expected) { try await client.currentWeather(for: .city("Lisbon")) }
    }
}
