import Foundation
import OpenWeather
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Parts of One Call that arrive old", .watched)
struct OneCallAgeTests {
    @Test(arguments: [FetchPolicy.cacheFirst, .refresh])
    func `give way to newer ones in the cache`(policy: FetchPolicy) async throws {
        let time = TestTime(OneCallService.now)
        // A server on the way has kept the second response for two hours.
        let service = OneCallService(age: { _, number in number == 1 ? nil : 7_200 }) {
            path,
            query throws(NetworkError) in
            guard let body = OneCallService.body(path, query, alerts: []) else { return (404, "{}") }
            return (200, body)
        }
        let sut = service.oneCall(
            .fixed(.v4),
            cache: ResponseCache(store: nil, now: { time.now }),
            now: { time.now }
        )

        let first = try await sut.oneCall(at: .helsinki, parts: [.current])
        time.advance(by: .seconds(700))
        let second = try await sut.oneCall(at: .helsinki, parts: [.current], policy: policy)

        let old = try #require(try first.current?.get())
        let new = try #require(try second.current?.get())
        #expect(service.order.count == 2)
        #expect(new.fetchedAt == old.fetchedAt && new.value == old.value)
        #expect(new.origin == .cache && new.isStale)
    }

    @Test
    func `still bring alerts that no newer part names`() async throws {
        let time = TestTime(OneCallService.now)
        // Hours that a server on the way has kept name an alert, of which the current weather says nothing.
        let isLater = Locked(false)
        let isOld: @Sendable (String) -> Bool = { path in isLater.withLock { $0 } && path.hasSuffix("/1h") }
        let service = OneCallService(age: { path, _ in isOld(path) ? 1_500 : nil }) {
            path,
            query throws(NetworkError) in
            guard let body = OneCallService.body(path, query, alerts: isOld(path) ? ["storm"] : []) else {
                return (404, "{}")
            }
            return (200, body)
        }
        let sut = service.oneCall(
            .fixed(.v4),
            cache: ResponseCache(store: nil, now: { time.now }),
            now: { time.now }
        )

        let parts: Set<OneCallPart> = [.current, .hours, .alerts]
        _ = try await sut.oneCall(at: .helsinki, parts: parts)
        time.advance(by: .seconds(720))
        _ = try await sut.oneCall(at: .helsinki, parts: parts)
        isLater.withLock { $0 = true }
        time.advance(by: .seconds(780))
        let report = try await sut.oneCall(at: .helsinki, parts: parts, policy: .refresh)

        #expect(report.alerts?.value?.alerts.count == 1)
    }
}
