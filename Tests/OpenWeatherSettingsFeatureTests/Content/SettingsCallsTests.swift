import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherSettingsFeature
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Settings and calls", .watched)
struct SettingsCallsTests {
    private static let noon = Date(timeIntervalSince1970: 1_779_969_600)

    /// The use of a plan after these calls.
    private static func usage(
        _ plan: BillingPlan,
        _ calls: Int,
        allowance: CallLimits,
        isRefused: Bool = false
    ) -> CallUsage {
        var record = CallRecord()
        record.count(calls, at: noon)
        if isRefused { record.close(advice: nil, limits: allowance, isOnlyDevice: true, at: noon) }
        return CallUsage(of: plan, in: record, allowance: allowance, at: noon)
    }

    @Test
    func `have no section without a meter`() async {
        let fixture = SettingsFixture()
        await fixture.sut.onAppear()

        #expect(fixture.content.calls == nil)
    }

    @Test
    func `show what each plan has used in the windows that last`() async throws {
        let meter = StubCallMeter([
            Self.usage(.account, 7, allowance: .free), Self.usage(.oneCall4, 12, allowance: .oneCall),
            Self.usage(BillingPlan(rawValue: "tiles"), 3, allowance: CallLimits(perMinute: 5)),
        ])
        let fixture = SettingsFixture(calls: meter)
        #expect(fixture.content.calls?.rows == [])

        await fixture.sut.onAppear()

        let calls = try #require(fixture.content.calls)
        #expect(calls.rows.map(\.label) == ["Weather and forecasts", "One Call 4.0", "tiles"])
        #expect(calls.rows.map(\.value) == ["7 of 1,000,000 this month", "12 of 1,000 today", "3 of 5 this minute"])
        #expect(
            calls.rows.map(\.id) == [
                "settings.calls.account.month", "settings.calls.oneCall4.day", "settings.calls.tiles.minute",
            ]
        )
        #expect(calls.refusals == [])
        #expect(calls.notice == nil)
        #expect(calls.note.text.contains("account"))
    }

    @Test
    func `say until when the service refuses a plan`() async throws {
        let usage = Self.usage(.oneCall3, 1_000, allowance: .oneCall, isRefused: true)
        let fixture = SettingsFixture(calls: StubCallMeter([usage]))

        await fixture.sut.onAppear()

        let refusal = try #require(fixture.content.calls?.refusals.first)
        #expect(refusal.id == "settings.calls.oneCall3.refusal")
        #expect(refusal.text == "One Call 3.0. Calls can be sent again from 29 May at 00:05.")
    }

    @Test
    func `say that calls cannot be counted and show them once they can`() async {
        let meter = StubCallMeter()
        meter.setFailure(.storage(.full))
        let fixture = SettingsFixture(calls: meter)

        await fixture.sut.onAppear()
        #expect(fixture.content.calls?.notice?.text.contains("can’t count") == true)
        #expect(fixture.content.notice == nil)

        meter.set([Self.usage(.oneCall3, 2, allowance: .oneCall)])
        await fixture.sut.onAppear()
        #expect(fixture.content.calls?.notice == nil)
        #expect(fixture.content.calls?.rows.count == 1)
    }

    @Test(arguments: [
        ("de_DE", "12 von 1.000 heute"), ("fr_FR", "12 sur 1 000 aujourd’hui"), ("es_ES", "12 de 1000 hoy"),
        ("ja_JP", "今日は1,000回中12回"), ("de_CH", "12 von 1’000 heute"),
    ]
    )
    func `are in the users language and format`(locale: String, value: String) async {
        let meter = StubCallMeter([Self.usage(.oneCall4, 12, allowance: .oneCall)])
        let fixture = SettingsFixture(.sample(language: .device), locale: locale, calls: meter)

        await fixture.sut.onAppear()

        #expect(fixture.content.calls?.rows.first?.value.plain == value)
    }
}
