import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import OpenWeatherWidgetFeature
import Testing

/// The parts of widgets that come from the forecast.
@Suite("Widget forecast", .watched)
struct WidgetForecastTests {
    /// Four minutes after 13:00 in Lisbon; the next step of the sample is at 16:00, and it is 18.4 °C.
    private func fixture(
        _ forecast: Fetched<Forecast> = .sample(.sample()),
        weather: Fetched<CurrentWeather> = .sample(.sample()),
        locale: String = "en_GB",
        fetchesForecast: Bool = false
    ) -> WidgetFixture {
        let fixture = WidgetFixture(.sample(language: .device), locale: locale, fetchesForecast: fetchesForecast)
        fixture.weather.currentWeather.always(weather)
        fixture.weather.forecast.always(forecast)
        return fixture
    }

    private func content(_ family: WidgetSize, _ fixture: WidgetFixture) async throws -> WidgetContent.Weather {
        try #require(await fixture.sut.timeline(family).entries.first?.content.weather)
    }

    @Test(arguments: [
        (WidgetSize.small, ["range"]), (.medium, ["range", "steps"]), (.large, ["range", "days", "outlook"]),
        (.inline, []), (.circular, ["gauge"]), (.rectangular, ["outlook"]),
    ])
    func `has the parts that a size has room for`(family: WidgetSize, parts: [String]) async throws {
        let sut = try await content(family, fixture())

        #expect((sut.high != nil) == parts.contains("range") && (sut.low != nil) == parts.contains("range"))
        #expect(sut.steps.count == (parts.contains("steps") ? 4 : 0))
        #expect(sut.days.count == (parts.contains("days") ? 5 : 0))
        #expect((sut.gauge != nil) == parts.contains("gauge"))
        #expect((sut.outlook != nil) == parts.contains("outlook"))
    }

    @Test
    func `names the rest of today with the temperature on show`() async throws {
        let small = try await content(.small, fixture())
        let hot = try await content(
            .small,
            fixture(
                weather: .sample(
                    .sample {
                        $0.temperature = Temperature(celsius: 31.6)
                    }
                )
            )
        )
        let circle = try await content(.circular, fixture())

        // The steps of 16:00 to 22:00 have 23.2 to 16.3 degrees.
        #expect([small.high?.text, small.low?.text] == ["H 23°", "L 16°"])
        #expect(small.high?.accessibility.label == "High 23 degrees Celsius")
        #expect(hot.temperature.text == "32°" && hot.high?.text == "H 32°")
        #expect([circle.gauge?.low, circle.gauge?.high] == ["16°", "23°"])
        #expect(circle.gauge?.lower == 0 && circle.gauge?.upper == 1)
        #expect(circle.gauge?.now.map { (0.2...0.4).contains($0) } == true)
    }

    @Test
    func `shows the next four steps`() async throws {
        let sut = try await content(.medium, fixture()).steps

        #expect(sut.map(\.time) == ["16:00", "19:00", "22:00", "01:00"])
        #expect(sut.map(\.temperature) == ["23°", "21°", "17°", "14°"])
        #expect(sut.map(\.chance) == ["10%", "10%", "10%", "10%"])
        #expect(sut.map(\.icon.partOfDay) == [.day, .day, .night, .night])
        #expect(sut.map(\.id) == (0..<4).map { "widget.step.\($0)" })
        #expect(
            sut[0].accessibility.value == "Mostly clear. 23 degrees Celsius. Chance of precipitation 10%"
        )
    }

    @Test
    func `shows five days on one scale`() async throws {
        let sut = try await content(.large, fixture()).days

        #expect(sut.map(\.title) == ["Today", "Fri", "Sat", "Sun", "Mon"])
        #expect(sut.map(\.chance) == ["10%", "80%", "10%", "10%", "10%"])
        #expect(sut.map { $0.bar?.now == nil } == [false, true, true, true, true])
        #expect(sut.compactMap(\.bar?.lower).min() == 0 && sut.compactMap(\.bar?.upper).max() == 1)
        #expect(sut.allSatisfy { $0.bar?.low == $0.low && $0.bar?.high == $0.high })
        #expect(sut[1].accessibility.label == "Friday 29 May")
        #expect(sut[1].accessibility.value?.hasSuffix("Chance of precipitation 80%") == true)
    }

    @Test(arguments: WidgetSize.allCases)
    func `comes from the cache alone unless it is asked for`(family: WidgetSize) async {
        let usual = fixture()
        let fetching = fixture(fetchesForecast: true)
        for fixture in [usual, fetching] {
            _ = await fixture.sut.timeline(family)
            _ = await fixture.sut.snapshot(family)
        }

        #expect(usual.forecastPolicies == [.cacheOnly, .cacheOnly])
        #expect(fetching.forecastPolicies == [family == .small ? .cacheOnly : .cacheFirst, .cacheOnly])
    }

    @Test(arguments: WidgetSize.allCases)
    func `is left out where there is none`(family: WidgetSize) async throws {
        let fixture = fixture(fetchesForecast: true)
        fixture.weather.forecast.always(failure: .offline)
        let timeline = await fixture.sut.timeline(family)
        let sut = try #require(timeline.entries.first?.content.weather)

        #expect(sut.temperature.text == "18°")
        #expect(sut.high == nil && sut.low == nil && sut.gauge == nil && sut.outlook == nil)
        #expect(sut.steps.isEmpty && sut.days.isEmpty)
        // The widget has what it is for, so nothing failed.
        #expect(timeline.reloadDate == SampleTime.fetched + 900)
    }

    @Test(arguments: [(10_799.0, true), (10_800, false), (86_400, false)])
    func `is left out beside new weather when it is old`(age: TimeInterval, isShown: Bool) async throws {
        let old: Fetched<Forecast> = .sample(.sample(), at: SampleTime.fetched - age, from: .stale(.notCached))

        let sut = try await content(.medium, fixture(old))

        #expect(sut.steps.isEmpty != isShown)
        #expect((sut.high != nil) == isShown)
        #expect(sut.freshness?.isOutdated == isShown, "what is shown is marked, with the age of the older part")
        #expect(sut.freshness?.date == (isShown ? old.fetchedAt : SampleTime.fetched))
    }

    @Test
    func `says nothing about today beside outdated weather`() async throws {
        let fixture = fixture(weather: .sample(.sample(), from: .stale(.offline)))
        fixture.time.advance(by: .seconds(4 * 3600))

        let medium = try await content(.medium, fixture)
        let large = try await content(.large, fixture)

        #expect(medium.freshness?.isOutdated == true)
        #expect(medium.high == nil && medium.low == nil && large.outlook == nil)
        // The steps and days are still ahead, and as old as the weather that is marked.
        #expect(medium.steps.map(\.time) == ["19:00", "22:00", "01:00", "04:00"])
        #expect(large.days.count == 5 && large.days.allSatisfy { $0.bar?.now == nil })
        for family in [WidgetSize.inline, .circular, .rectangular] {
            let sut = try await content(family, fixture)
            #expect(sut.gauge == nil && sut.outlook == nil)
        }
    }

    @Test
    func `leaves out a last day that is known in part`() async throws {
        let fixture = fixture(weather: .sample(.sample(), from: .stale(.offline)))
        // Friday, 13:04 in Lisbon; the forecast ends at 10:00 on Tuesday.
        fixture.time.advance(by: .seconds(24 * 3600))

        let sut = try await content(.large, fixture).days

        #expect(sut.map(\.title) == ["Today", "Sat", "Sun", "Mon"])
        #expect(sut.compactMap(\.bar?.lower).min() == 0 && sut.compactMap(\.bar?.upper).max() == 1)
    }

    @Test
    func `drops steps that are over from later entries`() async throws {
        let fixture = fixture()

        let timeline = await fixture.sut.timeline(.medium)

        let first = SampleTime.measured + 10_800
        #expect(timeline.entries.map(\.date).contains(first))
        let shown = timeline.entries.first { $0.date == first }?.content.weather?.steps.first?.time
        #expect(shown == "19:00")
        for entry in timeline.entries {
            let steps = entry.content.weather?.steps ?? []
            #expect(steps.count == 4 || entry.content.weather?.freshness?.isOutdated == true)
        }
    }

    @Test
    func `calls no day today that ended at midnight`() async throws {
        let fixture = fixture(weather: .sample(.sample(), from: .stale(.offline)))
        fixture.time.set(SampleTime.fetched + 30_360)  // 21:30 in Lisbon.

        let entries = await fixture.sut.timeline(.large).entries

        // The last step of the day is at 22:00, and the next one at 01:00.
        let titles = entries.map { $0.content.weather?.days.prefix(2).map(\.title) }
        #expect(entries.map { $0.date.timeIntervalSince(SampleTime.fetched) / 60 }.prefix(3) == [506, 536, 656])
        #expect(titles.prefix(3) == [["Today", "Fri"], ["Today", "Fri"], ["Today", "Sat"]])
    }

    @Test(arguments: WidgetSize.allCases)
    func `is spoken in full`(family: WidgetSize) async throws {
        let content = try #require(await fixture().sut.timeline(family).entries.first?.content)

        #expect(content.accessibility.label.contains("18 degrees Celsius"))
        #expect(content.accessibility.label.contains("High 23 degrees Celsius. Low 16 degrees Celsius."))
        // The measured rain ends with the step that is dry.
        #expect(content.accessibility.label.contains(" Rain until around 16:00."))
    }

    @Test
    func `lets no measurement ahead of the clock say that it rains`() async throws {
        let ahead = Fetched.sample(CurrentWeather.sample(date: SampleTime.fetched + 1_200))

        let measured = try await content(.large, fixture()).outlook?.text
        let forecast = try await content(.large, fixture(weather: ahead)).outlook?.text

        #expect(measured != nil && forecast != nil && measured != forecast)
    }

    @Test(arguments: ["en_GB", "de_DE", "fr_FR", "es_ES", "ja_JP", "ar_EG"], WidgetSize.allCases)
    func `is whole in every language`(locale: String, family: WidgetSize) async throws {
        let english = TextLeaves.of(try await content(family, fixture()))
        let sut = try await content(family, fixture(locale: locale))
        let leaves = TextLeaves.of(sut)

        #expect(leaves.widgetKeys == english.widgetKeys)
        #expect(!leaves.values.contains { $0.contains("{") || $0.contains("nil") })
        #expect((sut.outlook?.text.count ?? 0) <= 34, "\(sut.outlook?.text ?? "")")
        if locale != "en_GB", let outlook = sut.outlook {
            #expect(outlook.text != english[".outlook.some.text"])
        }
    }
}
