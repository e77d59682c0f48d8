import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Location of the device on the screens", .watched)
struct DeviceLocationTests {
    private let provider = StubLocationProvider()
    private let geocoding = ScriptedGeocodingRepository(onUnscripted: { Issue.record("\($0)") })
    private let time = TestTime()

    private func fixture(_ preferences: Preferences = Preferences()) -> (
        sut: DeviceLocation, store: InMemoryPreferencesStore
    ) {
        let store = InMemoryPreferencesStore(preferences)
        let settings = ScreenSettings(
            preferences: preferences,
            deviceLocale: Locale(identifier: "de_DE"),
            timeZone: .gmt,
            now: { [time] in time.now }
        )
        let sut = DeviceLocation(provider: provider, geocoding: geocoding, preferences: store, settings: settings)
        return (sut, store)
    }

    private static var following: Preferences {
        var preferences = Preferences()
        preferences.selectDevice(DevicePlace(.lisbon, at: SampleTime.fetched))
        return preferences
    }

    @Test
    func `publishes permission city country and the time of the last fix`() async throws {
        let (sut, _) = fixture()
        #expect(sut.status.permission == nil && sut.status.city == nil && sut.status.lastFix == nil)
        provider.responses.always(.lisbon)
        geocoding.near.always([.lisbon])

        try await sut.select(try await sut.locate())

        let status = sut.status
        #expect(status.permission == .granted)
        #expect(status.city == Location.lisbon.name(in: .german))
        #expect(status.country == "PT")
        #expect(status.lastFix == time.now)
        #expect(status.failure == nil && !status.isLocating)
    }

    @Test
    func `prompts for a tap alone and never while it follows`() async {
        provider.setPermission(.undetermined)
        let (sut, _) = fixture(Self.following)

        #expect(await sut.follow() == false)
        await sut.refreshPermission()
        #expect(provider.promptCount == 0)
        #expect(sut.status.failure == .location(.undetermined))

        provider.setAnswer(.refused)
        await #expect(throws: WeatherError.location(.refused)) { try await sut.locate() }
        #expect(provider.promptCount == 1)
        #expect(sut.status.permission == .refused)
    }

    @Test
    func `measures nothing while nothing follows the device`() async {
        let (sut, _) = fixture(.sample())

        #expect(await sut.follow() == false)

        #expect(provider.callCount == 0)
    }

    @Test(arguments: [(599.0, 1), (600, 2), (-600, 2)])
    func `waits between attempts where it is told`(seconds: Double, calls: Int) async {
        let (sut, _) = fixture(Self.following)
        provider.responses.always(failure: .location(.timedOut))
        _ = await sut.follow(after: .seconds(600))

        time.set(SampleTime.fetched + seconds)
        _ = await sut.follow(after: .seconds(600))

        #expect(provider.callCount == calls)
    }

    @Test
    func `keeps the last place when the new one has no name`() async {
        let (sut, store) = fixture(Self.following)
        provider.responses.always(.tokyo)
        geocoding.near.always(failure: .offline)

        #expect(await sut.follow() == false)

        #expect(sut.status.failure == .offline)
        #expect(store.stored.devicePlace?.location == .lisbon)
    }

    @Test
    func `forgets a cancelled attempt`() async {
        let (sut, _) = fixture()
        let gate = Gate()
        provider.responses.always(.lisbon, after: gate)

        let tap = Task { try? await sut.locate() }
        await gate.waitForArrivals()
        #expect(sut.status.isLocating)
        tap.cancel()
        #expect(await tap.value == nil)

        #expect(sut.status.failure == nil && !sut.status.isLocating)
    }

    @Test
    func `forgets the place and the failure`() async throws {
        let (sut, store) = fixture(Self.following)
        provider.responses.always(failure: .location(.unavailable))
        _ = await sut.follow()

        try await sut.forget()

        #expect(sut.status.city == nil && sut.status.failure == nil)
        #expect(store.stored.currentLocation == .lisbon)
    }

    @Test(arguments: [
        (TextLanguage.english, "This is where you were 2 hours ago."), (.german, "Hier warst du vor 2 Stunden."),
        (.french, "C’est le lieu où vous étiez il y a 2 heures."), (.spanish, "Último lugar conocido (hace 2 horas)."),
        (.japanese, "最後に確認できた場所を表示しています（2時間前）。"), (.arabic, "آخر مكان معروف لك (قبل ساعتين)."),
    ]
    )
    func `says since when the place may be another one`(language: TextLanguage, sentence: String) {
        let number = NumberFormat(locale: Locale(identifier: language.rawValue), language: language)

        let age = Texts.texts(in: language).ages.hoursAgo(number(2))

        #expect(DeviceTexts.texts(in: language).lastKnown(age) == sentence)
    }

    @Test(arguments: TextLanguage.allCases)
    func `has its texts in every language`(language: TextLanguage) {
        let texts = DeviceTexts.texts(in: language)
        let all = Mirror(reflecting: texts).children.map { "\($0.value)" }

        #expect(all.count == 13)
        #expect(Set(all).count == all.count)
        for phrase in [texts.lastKnown, texts.proposal, texts.takeProposal, texts.found] {
            #expect(phrase("#").contains("#"))
        }
        if language != .english { #expect(texts != DeviceTexts.texts(in: .english)) }
    }
}
