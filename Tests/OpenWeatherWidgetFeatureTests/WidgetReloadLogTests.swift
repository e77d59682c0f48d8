import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import OpenWeatherWidgetFeature
import Testing

@Suite("Widget reload log", .watched)
struct WidgetReloadLogTests {
    private let start = SampleTime.fetched

    @Test
    func `counts failures in a row and forgets them after a success`() {
        var sut = WidgetReloadHistory()

        sut.record(.failed(.offline), at: start)
        sut.record(.failed(.timedOut), at: start + 1)
        #expect(sut.consecutiveFailures == 2)

        sut.record(.succeeded, at: start + 2)
        #expect(sut.consecutiveFailures == 0)
        #expect(sut.reloads.count == 3)
    }

    @Test
    func `counts the reloads of 24 hours both ends included`() {
        var sut = WidgetReloadHistory()

        for hour in 0...24 { sut.record(.succeeded, at: start + Double(hour) * 3600) }

        #expect(sut.reloadsInLastDay(at: start + 86_400) == 25)
        #expect(sut.reloadsInLastDay(at: start + 86_401) == 24)
        #expect(sut.reloadsInLastDay(at: start + 10 * 86_400) == 0)
    }

    @Test
    func `forgets reloads of the future after the clock was set back`() {
        var sut = WidgetReloadHistory()

        sut.record(.succeeded, at: start + 86_400)
        sut.record(.succeeded, at: start)

        #expect(sut.reloads == [start])
    }

    @Test
    func `stays small`() {
        var sut = WidgetReloadHistory()

        for second in 0..<1_000 { sut.record(.failed(.offline), at: start + Double(second)) }

        #expect(sut.reloads.count == WidgetReloadHistory.limit)
        #expect(sut.reloads.last == start + 999)
    }

    @Test
    func `remembers in another process what was saved`() async throws {
        let file = Locked<Data?>(nil)
        let first = WidgetReloadLog(save: { data in file.withLock { $0 = data } })
        await first.record(.failed(.offline), of: .large, at: start)
        await first.record(.failed(.offline), of: .large, at: start + 60)
        await first.record(.succeeded, of: .small, at: start + 60)

        let sut = WidgetReloadLog(load: { file.withLock { $0 } })

        #expect(await sut.history(of: .large).consecutiveFailures == 2)
        #expect(await sut.history(of: .large).reloads == [start, start + 60])
        #expect(await sut.history(of: .small).consecutiveFailures == 0)
        #expect(await sut.history(of: .medium) == WidgetReloadHistory())
    }

    @Test(arguments: [
        "", "{", "[]", #"{"small":3}"#, #"{"small":{"consecutiveFailures":"x","reloads":[]}}"#,
    ]
    )
    func `starts anew with bytes that cannot be read`(text: String) async {
        let sut = WidgetReloadLog(load: { Data(text.utf8) })

        #expect(await sut.history(of: .small) == WidgetReloadHistory())
        #expect(await sut.record(.failed(.offline), of: .small, at: start).consecutiveFailures == 1)
    }

    @Test(arguments: [Int.max, Int.min, -1])
    func `survives numbers that somebody made up`(failures: Int) async {
        let text = #"{"small":{"consecutiveFailures":\#(failures),"reloads":[1e300,-1e300]}}"#
        let sut = WidgetReloadLog(load: { Data(text.utf8) })

        let history = await sut.record(.failed(.offline), of: .small, at: start)

        #expect((1...201).contains(history.consecutiveFailures))
        #expect(history.reloads == [start])
    }

    @Test
    func `loses no reload when several sizes reload at once`() async {
        let sut = WidgetReloadLog()

        await withDiscardingTaskGroup { group in
            for second in 0..<60 {
                group.addTask { await sut.record(.succeeded, of: WidgetSize.allCases[second % 6], at: start) }
            }
        }

        for family in WidgetSize.allCases { #expect(await sut.history(of: family).reloads.count == 10) }
    }

    @Test
    func `counts the reloads of each place on their own`() async {
        let sut = WidgetReloadLog()
        let places: [WidgetPlace] = [.current, .device, .location(.lisbon), .location(.tokyo)]

        for (count, place) in places.enumerated() {
            for _ in 0...count { await sut.record(.failed(.offline), of: .small, for: place, at: start) }
        }

        for (count, place) in places.enumerated() {
            #expect(await sut.history(of: .small, for: place).consecutiveFailures == count + 1)
        }
        #expect(await sut.history(of: .medium, for: .device) == WidgetReloadHistory())
    }

    @Test
    func `forgets places that no widget shows any longer`() async {
        let bytes = Locked<Data?>(nil)
        let sut = WidgetReloadLog(save: { data in bytes.withLock { $0 = data } })
        for latitude in 0..<50 {
            let place = WidgetPlace.location(.sample(name: "\(latitude)"))
            await sut.record(.succeeded, of: .small, for: place, at: start)
        }

        await sut.record(.succeeded, of: .small, at: start + 86_401)

        #expect(bytes.withLock { $0?.count ?? 0 } < 200)
    }

    @Test
    func `saves no coordinates`() async throws {
        let bytes = Locked<Data?>(nil)
        let sut = WidgetReloadLog(save: { data in bytes.withLock { $0 = data } })

        await sut.record(.succeeded, of: .small, for: .location(.lisbon), at: start)

        let text = String(decoding: try #require(bytes.withLock { $0 }), as: UTF8.self)
        #expect(!text.contains("38.7") && !text.contains("Lisbon"))
    }
}
