import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import Testing

/// Notices of alerts, at noon of 28 May 2026 UTC, an hour later in Lisbon.
@Suite("Alert notices")
struct AlertNoticeTests {
    private static let noon = Date(timeIntervalSince1970: 1_779_969_600)

    private func notice(
        _ alert: WeatherAlert = .sample(start: noon - 3600, end: noon + 6 * 3600),
        showing hours: Double? = nil,
        locale: String = "en_GB"
    ) -> AlertNotice? {
        AlertNotice(
            about: alert,
            at: .lisbon,
            clocks: UTCOffset(seconds: 3600),
            showing: hours.map { Self.noon + $0 * 3600 },
            in: .sample(locale, now: Self.noon)
        )
    }

    @Test(arguments: [
        ("en_GB", "Until 19:00", "Lisbon"), ("en_US", "Until 7:00 PM", "Lisbon"), ("de_DE", "Bis 19:00", "Lissabon"),
        ("ja_JP", "19:00まで", "リスボン"),
    ]
    )
    func `say what and where and until when`(locale: String, period: String, place: String) throws {
        let sut = try #require(notice(locale: locale))

        #expect(sut.title == "Yellow wind warning")
        #expect(sut.subtitle == place)
        let lines = sut.body.split(separator: "\n").map { String($0).plain }
        #expect(lines[0] == period)
        #expect(lines[1] == "Instituto Português do Mar e da Atmosfera")
        #expect(lines[2] == "Gusts of up to 75 km/h on the coast.")
        #expect(sut.date == nil && sut.end == Self.noon + 6 * 3600)
        #expect(sut.id == "openweather.alert.\(Location.lisbon.id).\(WeatherAlert.sample().id)")
    }

    @Test
    func `are about the time at which they are shown`() throws {
        let ahead = WeatherAlert.sample(start: Self.noon + 4 * 3600, end: Self.noon + 6 * 3600)

        let now = try #require(notice(ahead))
        let then = try #require(notice(ahead, showing: 5))

        #expect(now.body.hasPrefix("From 17:00 to 19:00\n"))
        #expect(then.body.hasPrefix("Until 19:00\n"))
        #expect(then.date == Self.noon + 5 * 3600)
        #expect(now.id == then.id && now.threadID == then.threadID)
        #expect(notice(ahead, showing: -1)?.date == nil)
    }

    @Test(arguments: [(end: 0.0, showing: nil as Double?), (-1, nil), (2, 2), (2, 3)])
    func `end with the alert`(end: Double, showing: Double?) {
        let alert = WeatherAlert.sample(start: Self.noon - 7200, end: Self.noon + end * 3600)

        #expect(notice(alert, showing: showing) == nil)
    }

    @Test
    func `have a title without an event and a short text`() throws {
        let text = WeatherAlert.Text(text: " \n" + String(repeating: "a", count: 600) + "\n")
        let sut = try #require(
            notice(.sample(sender: nil, event: nil, end: Self.noon + 3600, texts: [text], tags: []), locale: "fr_FR")
        )

        #expect(sut.title == "Alerte météo")
        #expect(sut.body.split(separator: "\n").map(\.count).last == 501)
        #expect(sut.body.hasSuffix("a…"))
    }

    @Test
    func `are told once and withdrawn when not wanted`() throws {
        let notices = ["1", "2", "3"].compactMap { notice(.sample(id: $0, end: Self.noon + 3600)) }
        let ids = notices.map(\.id)

        let sut = AlertNoticeChanges(
            to: [notices[0], notices[1], notices[1]],
            pending: [ids[1], ids[2], "app.reminder"],
            delivered: [ids[0], "openweather.alert.gone", "openweather.other"]
        )

        #expect(sut.added == [notices[1]])
        #expect(sut.removed == [ids[2], "openweather.alert.gone"].sorted())
        let none = AlertNoticeChanges(to: [], pending: ids, delivered: [])
        #expect(none.added.isEmpty && none.removed == ids.sorted())
    }
}
