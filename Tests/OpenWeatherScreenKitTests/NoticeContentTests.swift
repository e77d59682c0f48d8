import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit
import Testing

@Suite("Notice content")
struct NoticeContentTests {
    private let environment = ScreenEnvironment.sample()

    private func notice(_ origin: FetchOrigin, failure: WeatherError? = nil, isOffline: Bool = false) -> NoticeContent?
    {
        let fetched = Fetched(1, at: environment.now().addingTimeInterval(-7200), from: origin, source: .openWeather)
        return NoticeContent(
            id: "x.notice",
            about: fetched,
            failure: failure,
            isOffline: isOffline,
            in: environment
        )
    }

    @Test(arguments: [FetchOrigin.network, .cache])
    func `is silent about good values`(origin: FetchOrigin) {
        #expect(notice(origin) == nil)
    }

    @Test
    func `says what is the matter and how old the value is`() {
        #expect(notice(.network, isOffline: true)?.text == "You’re offline. Updated 2 hours ago.")
        #expect(notice(.stale(.offline))?.kind == .offline)
        #expect(notice(.stale(.timedOut))?.text == "Not up to date. Updated 2 hours ago.")
        #expect(notice(.stale(.timedOut))?.kind == .outdated)
        #expect(notice(.network, failure: .timedOut)?.text == "No answer in time. Updated 2 hours ago.")
        #expect(notice(.stale(.timedOut), failure: .server(status: 500))?.kind == .failure)
        #expect(notice(.network, failure: .offline)?.kind == .offline)
    }

    @Test(arguments: [(1.0, 0, false), (0, 0, true), (-119, 120, false), (-120, 120, true)])
    func `says that a value is past its lifetime when the allowance is over`(
        end: TimeInterval,
        allowance: Int,
        isSaid: Bool
    ) {
        let now = environment.now()
        let date = now.addingTimeInterval(-7_200)
        let fetched = Fetched(1, at: date, from: .network, source: .openWeather)
            .fresh(until: now.addingTimeInterval(end), returnedAt: date)

        let sut = NoticeContent(
            id: "x.notice",
            about: fetched,
            failure: nil,
            isOffline: false,
            allowance: .seconds(allowance),
            in: environment
        )

        #expect(sut?.kind == (isSaid ? .outdated : nil))
    }

    @Test
    func `has a symbol of its own for every kind`() {
        let kinds: [NoticeContent.Kind] = [.offline, .outdated, .failure]

        #expect(Set(kinds.map { NoticeContent(id: "x", kind: $0, text: "t").symbolName }).count == 3)
    }
}
