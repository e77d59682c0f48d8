import Foundation
import OpenWeather
import OpenWeatherCaching
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Client event", .watched)
struct ClientEventTests {
    @Test
    func `distinguishes network and cache`() {
        #expect(ClientEvent.cache(.damaged) == .cache(.damaged))
    }

    @Test
    func `reports every call that joins an identical one without a cache`() async throws {
        let http = ScriptedHTTPClient()
        let gate = Gate()
        http.responses.enqueue(.json(#"{"coord":{"lat":1,"lon":2},"dt":1780000000,"main":{"temp":18}}"#), after: gate)
        var configuration = OpenWeatherConfiguration(transport: http)
        configuration.retry = .noDeadline
        configuration.cache = .none
        let client = OpenWeatherClient(configuration: configuration)
        let events = client.events()

        let calls = (0..<10).map { _ in Task { try await client.currentWeather(for: .city("Lisbon")) } }
        var joined = 0
        for await event in events {
            if case .network(.coalesced(let request)) = event, request.url?.path() == "/data/2.5/weather" {
                joined += 1
            }
            if joined == 9 { break }
        }
        gate.open()

        for call in calls { #expect(try await call.value.value.temperature == Temperature(celsius: 18)) }
        try http.verify()
    }
}
