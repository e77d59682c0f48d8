import Foundation
import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import Testing

@Suite("Forecast with odd data")
struct ForecastOddDataTests {
    private func content(_ forecast: Forecast, now: Date = SampleTime.fetched) -> ForecastContent {
        ForecastContent(.sample(forecast), failure: nil, in: .sample(now: now))
    }

    @Test
    func `says that there are no entries`() {
        let sut = content(.sample(entries: []))

        #expect(sut.days.isEmpty)
        #expect(sut.curve == nil)
        #expect(sut.emptiness?.text == "There is no forecast for this place at the moment.")
        #expect(sut.theme == .neutral)
    }

    @Test
    func `shows a single entry`() throws {
        let sut = content(.sample(entries: [.sample()]))

        #expect(sut.days.count == 1)
        #expect(sut.emptiness == nil)
        let curve = try #require(sut.curve)
        #expect(curve.points.map(\.position) == [0.5])
        #expect(curve.points.map(\.band) == [0...1])
        #expect(curve.days.map(\.span) == [0...1])
        #expect(curve.separators.isEmpty)
        #expect([curve.low, curve.high] == ["17°", "20°"])
        #expect(curve.precipitation?.bars.map(\.span) == [0...1])
    }

    @Test
    func `leaves out chance and wind that nobody sent`() throws {
        let entry = ForecastEntry.sample {
            $0.minimum = nil
            $0.maximum = nil
            $0.wind = nil
            $0.chanceOfPrecipitation = nil
            $0.rain = nil
        }

        let sut = content(.sample(entries: [entry]))

        let card = try #require(sut.days.first?.entries.first)
        #expect(card.chance == nil && card.wind == nil)
        #expect(card.accessibility.value == "Light rain, 18 degrees Celsius")
        #expect(sut.days.first?.card.chance == nil && sut.days.first?.card.rain == nil)
    }

    /// Compared as it is shown.
    @Test(
        arguments: [(0.0, nil), (4, nil), (9.4, nil), (9.5, "10%"), (10, "10%"), (100, "100%")] as [(Double, String?)]
    )
    func `says a chance from ten percent on`(percent: Double, text: String?) throws {
        let entry = ForecastEntry.sample { $0.chanceOfPrecipitation = Percentage(percent: percent) }

        let day = try #require(content(.sample(entries: [entry])).days.first)

        #expect(day.card.chance == text && day.entries.first?.chance == text)
        #expect(day.card.accessibility.value?.contains("Chance") == (text != nil))
    }

    @Test(arguments: [
        (999, ConditionGroup.rain, "frogs falling", "Frogs falling", ConditionPicture.rain),
        (999, .unknown("Meteors"), "", "Meteors", .overcast),
        (-1, .unknown(""), "", "Unknown weather", .overcast),
    ]
    )
    func `draws and names conditions that are not documented`(
        id: Int,
        group: ConditionGroup,
        description: String,
        text: String,
        picture: ConditionPicture
    ) throws {
        let condition = WeatherCondition(id: id, group: group, description: description, icon: nil)

        let sut = content(.sample(entries: [.sample { $0.conditions = [condition] }]))

        let card = try #require(sut.days.first?.entries.first)
        #expect(card.condition == text)
        #expect(card.icon.picture == picture)
        #expect(sut.days.first?.card.condition == text)
    }

    @Test
    func `draws night when the part of day follows from the sun alone`() {
        let clear = WeatherCondition(id: 800, group: .clear, description: "clear sky", icon: nil)
        let entries = [SampleTime.measured, SampleTime.measured + 43_200]
            .map { ForecastEntry.sample(date: $0, partOfDay: nil) { $0.conditions = [clear] } }

        let sut = content(.sample(entries: entries))

        #expect(sut.days.flatMap(\.entries).map(\.icon.partOfDay) == [.day, .night])
    }

    @Test(arguments: [
        // India, Nepal, Chatham Islands, Newfoundland in summer.
        (19_800, "5:30 PM"), (20_700, "5:45 PM"), (45_900, "12:45 AM"), (-9000, "9:30 AM"),
    ]
    )
    func `groups by the clocks of half hour zones`(offset: Int, time: String) {
        let sut = content(.at(offset: offset, from: SampleTime.measured))

        #expect(sut.days.first?.entries.first?.time.plain == time)
        #expect(sut.days.first?.card.title == "Today")
        #expect(sut.days.flatMap(\.entries).count == 40)
    }

    @Test(arguments: [
        // Kiritimati, where it is the 29th already, and Baker Island, where it is still the 27th.
        (50_400, ["Today", "Tomorrow"], "Friday, May 29"), (-43_200, ["Today", "Tomorrow"], "Wednesday, May 27"),
    ]
    )
    func `calls a day today by the city's clocks not the readers`(offset: Int, titles: [String], date: String) {
        let now = Date.iso("2026-05-28T11:30:00Z")

        let sut = content(.at(offset: offset, from: .iso("2026-05-28T11:00:00Z")), now: now)

        #expect(sut.days.map(\.card.title).prefix(2) == titles[...])
        #expect(sut.days.first?.card.date == date)
    }

    @Test
    func `goes from one year into the next`() {
        let sut = content(
            .at(offset: 3600, from: .iso("2026-12-31T17:00:00Z")),
            now: .iso("2026-12-31T16:00:00Z")
        )

        #expect(sut.days.prefix(3).map(\.card.title) == ["Today", "Tomorrow", "Saturday, Jan 2"])
        #expect(sut.days.prefix(2).map(\.card.date) == ["Thursday, Dec 31", "Friday, Jan 1"])
        #expect(sut.days.first?.entries.map(\.time.plain) == ["6:00 PM", "9:00 PM"])
    }

    @Test
    func `has the leap day`() {
        let sut = content(.at(offset: 0, from: .iso("2028-02-28T00:00:00Z")), now: .iso("2028-02-27T12:00:00Z"))

        #expect(sut.days.map(\.card.title).prefix(3) == ["Tomorrow", "Tuesday, Feb 29", "Wednesday, Mar 1"])
    }

    @Test
    func `keeps the offset of the response when clocks change within the five days`() {
        // Clocks in Lisbon go forward on 29 March 2026 at 01:00 UTC; the service sends the offset of the request.
        let sut = content(
            .at(offset: 0, from: .iso("2026-03-28T00:00:00Z")),
            now: .iso("2026-03-28T00:00:00Z")
        )

        #expect(sut.days.map(\.entries.count) == [8, 8, 8, 8, 8])
        #expect(sut.days[1].entries.first?.time.plain == "12:00 AM")
        #expect(sut.days[1].card.title == "Tomorrow")
        #expect(sut.days[4].entries.last?.time.plain == "9:00 PM")
    }

    @Test
    func `counts in UTC and says so when the offset is unknown`() {
        let sut = content(.at(offset: nil, from: SampleTime.measured))

        #expect(sut.days.first?.entries.first?.time.plain == "12:00 PM UTC")
        #expect(sut.days.first?.card.title == "Today")
    }

    @Test
    func `names days that are over by their date`() {
        let sut = content(.sample(), now: SampleTime.measured + 2 * 86_400)

        #expect(
            sut.days.map(\.card.title).prefix(4) == ["Thursday, May 28", "Friday, May 29", "Today", "Tomorrow"]
        )
    }

    @Test
    func `never shows minus zero`() {
        let sut = content(.constant(celsius: -0.3, count: 1))

        #expect(sut.days.first?.entries.first?.temperature == "0°")
    }

    @Test(arguments: [Double.nan, .infinity])
    func `draws nothing for temperatures that are no numbers`(celsius: Double) {
        let bad = ForecastEntry.sample {
            $0.temperature = Temperature(celsius: celsius)
            $0.minimum = nil
            $0.maximum = nil
        }
        let good = ForecastEntry.sample(date: SampleTime.measured + 10_800)

        #expect(content(.sample(entries: [bad])).curve == nil)
        #expect(content(.sample(entries: [bad, good])).curve?.points.count == 1)
        #expect(content(.sample(entries: [bad])).days.first?.entries.first?.temperature == "–°")
    }

    @Test
    func `sorts entries and keeps double ones apart`() {
        let entries = Forecast.sampleEntries(count: 4)

        let sut = content(.sample(entries: Array(entries.reversed()) + [entries[0]]))

        #expect(
            sut.days.flatMap(\.entries).map(\.time.plain) == ["1:00 PM", "1:00 PM", "4:00 PM", "7:00 PM", "10:00 PM"]
        )
        #expect(Set(sut.days.flatMap(\.entries).map(\.id)).count == 5)
    }
}
