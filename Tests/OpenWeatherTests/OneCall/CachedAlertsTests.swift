import Foundation
import OpenWeather
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Cached alerts of One Call", .watched)
struct CachedAlertsTests {
    private static let parts: Set<OneCallPart> = [.current, .minutes, .alerts]

    /// Returns One Call 4.0 whose weather now names an alert, and whose minutes name another after `gate`.
    private func sut(gate: Gate? = nil) -> ClientOneCall {
        let service = OneCallService { path, query throws(NetworkError) in
            if path.hasSuffix("1min"), let gate { try? await gate.pass() }
            let alerts = path.hasSuffix("1min") ? ["second"] : ["first"]
            guard let body = OneCallService.body(path, query, alerts: alerts) else { return (404, "{}") }
            return (200, body)
        }
        return service.oneCall(
            .fixed(.v4),
            cache: ResponseCache(store: nil, now: { OneCallService.now })
        )
    }

    private func identities(_ report: OneCallReport?) -> [String]? {
        try? report?.alerts?.get().value.alerts.map(\.id)
    }

    @Test
    func `are kept when all of them have arrived`() async throws {
        let sut = sut()
        let report = try await sut.oneCall(at: .helsinki, parts: Self.parts)

        let cached = try await sut.oneCall(at: .helsinki, parts: [.alerts], policy: .cacheOnly)

        #expect(identities(report).map(Set.init) == ["first", "second"])
        #expect(identities(cached) == identities(report))
    }

    @Test
    func `are not kept when the caller leaves before the last of them`() async throws {
        let gate = Gate()
        let sut = sut(gate: gate)
        for await report in sut.oneCallUpdates(
            at: .helsinki,
            parts: Self.parts,
            options: RequestOptions(),
            policy: .cacheFirst
        ) where report.alerts != nil {
            #expect(identities(report) == ["first"])
            break
        }
        gate.open()

        await #expect(throws: WeatherError.notCached) {
            try await sut.oneCall(at: .helsinki, parts: [.alerts], policy: .cacheOnly)
        }
    }
}
