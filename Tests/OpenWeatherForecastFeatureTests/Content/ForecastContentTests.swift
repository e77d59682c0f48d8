import Foundation
import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import Testing

@Suite("Forecast content")
struct ForecastContentTests {
    private func content(
        _ forecast: Forecast = .sample(),
        failure: WeatherError? = nil,
        in environment: ScreenEnvironment = .sample()
    ) -> ForecastContent {
        ForecastContent(.sample(forecast), failure: failure, in: environment)
    }

    @Test
    func `names days by the city's today`() {
        let sut = content()

        #expect(
            sut.days.map(\.card.title) == [
                "Today", "Tomorrow", "Saturday, May 30", "Sunday, May 31", "Monday, Jun 1", "Tuesday, Jun 2",
            ]
        )
        #expect(sut.days.first?.card.date == "Thursday, May 28")
        #expect(sut.days.map(\.entries.count) == [4, 8, 8, 8, 8, 4])
        #expect(sut.days.compactMap(\.day) == ForecastFixture.days)
    }

    @Test(arguments: [
        ("de_DE", ["Heute", "Morgen", "Samstag, 30. Mai"]),
        ("fr_FR", ["Aujourd’hui", "Demain", "Samedi 30 mai"]),
        ("es_ES", ["Hoy", "Mañana", "Sábado, 30 may"]),
        ("ja_JP", ["今日", "明日", "5月30日 土曜日"]),
        ("ar", ["اليوم", "غدًا", "السبت، 30 مايو"]),
        ("en_GB", ["Today", "Tomorrow", "Saturday 30 May"]),
    ]
    )
    func `writes headers in the apps language`(locale: String, titles: [String]) {
        let sut = content(in: .sample(locale))

        #expect(sut.days.prefix(3).map(\.card.title.plain) == titles)
    }

    @Test
    func `shows each step on a card`() throws {
        let sut = try #require(content().days.first?.entries.first)

        #expect(sut.id == "forecast.day.0.entry.0")
        #expect(sut.time.plain == "1:00 PM")
        #expect(sut.temperature == "22°")
        #expect(sut.spread == "22° to 23°")
        #expect(sut.condition == "Mostly clear")
        #expect(sut.chance == "10%")
        #expect(sut.wind?.plain == "21 km/h SW")
        #expect(sut.icon.picture == .fewClouds)
        #expect(sut.accessibility.label.plain == "1:00 PM")
        #expect(
            sut.accessibility.value?.plain
                == "Mostly clear, 22 degrees Celsius, 22 degrees Celsius to 23 degrees Celsius, Chance of precipitation 10%, "
                + "Wind 21 kilometers per hour from the southwest"
        )
    }

    @Test
    func `shows each day on a card`() {
        let sut = content().days[1].card

        #expect(sut.id == "forecast.day.1")
        #expect([sut.low, sut.high] == ["13°", "23°"])
        #expect(sut.chance == "80%")
        #expect(sut.rain?.plain == "9.6 mm")
        #expect(sut.snow == nil)
        #expect(sut.accessibility.label == "Tomorrow, Friday, May 29")
        #expect(
            sut.accessibility.value?.plain
                == "Rain, Low 13 degrees Celsius, High 23 degrees Celsius, Chance of precipitation 80%, "
                + "Rain 9.6 millimeters"
        )
        #expect(sut.accessibility.hint == "Shows the day in detail")
        #expect(sut.bar?.id == "forecast.day.1.bar")
        #expect(sut.bar?.low == sut.low && sut.bar?.high == sut.high)
        #expect(sut.bar?.accessibility.label == "Low 13 degrees Celsius, High 23 degrees Celsius")
        #expect(sut.bar?.now == nil)
    }

    @Test
    func `says until when the last day is known`() {
        // Its last step is at 10:00 in Lisbon; the first day has what is left of today.
        let sut = content().days.map(\.card)

        #expect(sut.map { $0.part?.plain } == [nil, nil, nil, nil, nil, "until 10 AM"])
        #expect(sut[5].accessibility.label.plain == "Tuesday, Jun 2, until 10 AM")
    }

    @Test(arguments: [
        ("en_GB", "until {0}"), ("de_DE", "bis {0}"), ("fr_FR", "jusqu’à {0}"), ("es_ES", "hasta {0}"),
        ("ja_JP", "{0}まで"), ("ar", "حتى {0}"),
    ]
    )
    func `says until when in the apps language`(locale: String, text: String) {
        let environment = ScreenEnvironment.sample(locale)
        let time = environment.formats.time(at: UTCOffset(seconds: 3600)).hour(.iso("2026-06-02T09:00:00Z"))

        #expect(content(in: environment).days.last?.card.part == text.replacing("{0}", with: time))
    }

    /// Steps of three hours from noon on at a place on the clocks of UTC.
    @Test(
        arguments: [
            (2, nil), (4, nil), (5, "12 AM"), (6, "until 3 AM"), (11, "until 6 PM"), (12, nil),
        ] as [(Int, String?)]
    )
    func `calls neither today nor a whole day a part`(count: Int, text: String?) {
        let sut = content(.at(offset: 0, from: SampleTime.measured, count: count))

        #expect(sut.days.last?.card.part?.plain == text)
        #expect(sut.days.dropLast().allSatisfy { $0.card.part == nil })
    }

    @Test
    func `takes a day that its source sums up for whole`() {
        var forecast = Forecast.sample()
        forecast.dailySummaries[ForecastFixture.days[5]] = DaySummary(
            low: Temperature(celsius: 1),
            high: Temperature(celsius: 2)
        )

        #expect(content(forecast).days.allSatisfy { $0.card.part == nil })
    }

    @Test
    func `offers the details of each day`() {
        let sut = content().days[1].details

        #expect(sut?.id == "forecast.day.1.details")
        #expect(sut?.title == "Details")
        #expect(sut?.accessibility.hint == "Shows the day in detail")
    }

    @Test
    func `leaves out a spread that reads like the temperature`() {
        let entries = [(17.6, 18.4), (18, 18), (16.2, 18.4)]
            .map { low, high in
                ForecastEntry.sample {
                    $0.temperature = Temperature(celsius: 18)
                    $0.minimum = Temperature(celsius: low)
                    $0.maximum = Temperature(celsius: high)
                }
            }

        #expect(content(.sample(entries: entries)).days.first?.entries.map(\.spread) == [nil, nil, "16° to 18°"])
    }

    @Test
    func `shows no chip for an announced amount of zero`() {
        let none = PrecipitationAmount(depth: .zero, hours: 3)
        var forecast = Forecast.sample(entries: [
            .sample {
                $0.rain = none
                $0.snow = none
            }
        ])

        #expect(content(forecast).days.first?.card.rain == nil && content(forecast).days.first?.card.snow == nil)
        #expect(content(forecast).curve?.precipitation == nil)
        forecast.dailySummaries[ForecastFixture.days[0]] = DaySummary(
            low: Temperature(celsius: 1),
            high: Temperature(celsius: 2),
            rain: .zero
        )
        #expect(content(forecast).days.first?.card.rain == nil)
    }

    @Test(
        arguments: [0, 3600, 19_800, 20_700, 45_900, 50_400, -12_600, -39_600],
        [Units.metric, .imperial, .standard]
    )
    func `agrees with an independent computation`(offset: Int, units: Units) throws {
        let forecast = Forecast.at(offset: offset, from: .iso("2026-12-30T00:00:00Z"))
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: offset))
        let groups = Dictionary(grouping: forecast.entries) { calendar.startOfDay(for: $0.date) }
            .sorted { $0.key < $1.key }

        let sut = content(forecast, in: .sample(units: units, now: .iso("2026-12-20T00:00:00Z")))

        #expect(sut.days.map(\.entries.count) == groups.map(\.value.count))
        for (day, group) in zip(sut.days, groups) {
            let lows = group.value.compactMap { $0.minimum?.celsius }
            let highs = group.value.compactMap { $0.maximum?.celsius }
            let rain = forecast.entries.map { depth(of: $0, on: group.key) }.reduce(0, +)
            #expect(day.card.low == degrees(lows.min() ?? .nan, units))
            #expect(day.card.high == degrees(highs.max() ?? .nan, units))
            #expect((day.card.rain == nil) == (rain == 0))
            if units == .metric, let shown = day.card.rain?.plain { #expect(shown == "\(number(rain)) mm") }
            #expect(day.card.date.contains("\(calendar.component(.day, from: group.key))"))
        }
    }

    /// What falls on the day that begins at `midnight`, of the three hours before an entry, minute by minute.
    private func depth(of entry: ForecastEntry, on midnight: Date) -> Double {
        guard let rain = entry.rain else { return 0 }
        let minutes = (0..<180)
            .count { minute in
                let moment = entry.date.addingTimeInterval(Double(-60 * minute - 30))
                return moment >= midnight && moment < midnight.addingTimeInterval(86_400)
            }
        return rain.depth.millimeters * Double(minutes) / 180
    }

    private func degrees(_ celsius: Double, _ units: Units) -> String {
        switch units {
        case .metric: "\(Int(celsius.rounded()))°"
        case .imperial: "\(Int((celsius * 1.8 + 32).rounded()))°"
        case .standard: "\(Int((celsius + 273.15).rounded()))\u{A0}K"
        }
    }

    private func number(_ value: Double) -> String {
        let rounded = (value * 10).rounded() / 10
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    @Test
    func `says how old it is and why`() {
        let later = ScreenEnvironment.sample(now: SampleTime.fetched + 7200)
        let stale = PlaceForecast.sample(from: .stale(.timedOut))
        let offline = PlaceForecast.sample(from: .stale(.offline))

        #expect(content(in: later).updated.text == "Updated 2 hours ago")
        #expect(content(in: later).notice == nil)
        #expect(ForecastContent(stale, failure: nil, in: later).notice?.text == "Not up to date. Updated 2 hours ago.")
        #expect(ForecastContent(offline, failure: nil, in: later).notice?.kind == .offline)
        #expect(content(failure: .timedOut, in: later).notice?.kind == .failure)
        #expect(content(failure: .timedOut, in: later).notice?.id == "forecast.notice")
    }

    @Test
    func `shows the coordinates of a place without a name`() {
        let nowhere = Location(name: " ", country: nil, state: nil, coordinate: .nullIsland)

        let sut = ForecastContent(.sample(location: nowhere), failure: nil, in: .sample())

        #expect(sut.name.text.plain == "0.00° N, 0.00° E")
    }

    @Test
    func `names the place in the readers language`() {
        let sut = ForecastContent(.sample(language: .japanese), failure: nil, in: .sample("ja_JP"))

        #expect(sut.name.text == "リスボン")
    }

    @Test
    func `takes its colors from the first step`() {
        #expect(content().theme == WeatherTheme(ConditionIcon(WeatherCondition(.fewClouds, .day))))
    }
}
