import Foundation
import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import Testing

@Suite("Day detail content")
struct DayDetailContentTests {
    private let wetDay = ForecastFixture.days[1]

    private func content(
        _ forecast: Forecast = .sample(),
        day: LocalDay = ForecastFixture.days[1],
        in environment: ScreenEnvironment = .sample()
    ) throws -> DayDetailContent {
        try #require(DayDetailContent(.sample(forecast), day: day, failure: nil, in: environment))
    }

    @Test
    func `sums up the day`() throws {
        let sut = try content()

        #expect(sut.name.text == "Lisbon")
        #expect(sut.summary.title == "Tomorrow")
        #expect(sut.summary.date == "Friday, May 29")
        #expect(sut.summary.chance == "80%")
        // Four steps of 2.4 mm.
        #expect(sut.summary.rain?.plain == "9.6 mm")
        #expect(sut.summary.accessibility.hint == nil)
        #expect(sut.entries.count == 8)
    }

    @Test
    func `says until when a day is known and those that follow`() throws {
        let last = try content(day: ForecastFixture.days[5])
        let second = try content()

        #expect(last.summary.part?.plain == "until 10 AM")
        #expect(second.summary.part == nil)
        #expect(second.following.map { $0.part?.plain } == [nil, nil, nil, "until 10 AM"])
    }

    @Test
    func `lists what is known in a fixed order`() throws {
        let sut = try content()

        #expect(
            sut.metrics.map(\.id) == [
                "dayDetail.feelsLike", "dayDetail.wind", "dayDetail.gusts", "dayDetail.humidity", "dayDetail.chance",
                "dayDetail.rain",
            ]
        )
        #expect(
            sut.metrics.map(\.value).map(\.plain) == ["13° to 22°", "21 km/h SW", "33 km/h", "72%", "80%", "9.6 mm"]
        )
        #expect(
            sut.metrics.map { $0.accessibility.value?.plain } == [
                "13 degrees Celsius to 22 degrees Celsius", "21 kilometers per hour from the southwest",
                "33 kilometers per hour", "72%", "80%", "9.6 millimeters",
            ]
        )
    }

    @Test
    func `leaves out what nobody knows`() throws {
        let entry = ForecastEntry.sample(date: SampleTime.measured, partOfDay: nil) {
            $0.conditions = []
            $0.feelsLike = nil
            $0.minimum = nil
            $0.maximum = nil
            $0.humidity = nil
            $0.wind = nil
            $0.chanceOfPrecipitation = nil
            $0.rain = nil
        }

        let sut = try content(.sample(entries: [entry]), day: ForecastFixture.days[0])

        #expect(sut.metrics.isEmpty)
        #expect(sut.summary.low == "18°" && sut.summary.high == "18°")
        #expect(sut.summary.condition == "Unknown weather")
        #expect(sut.following.isEmpty)
    }

    @Test
    func `writes a range of one temperature once`() throws {
        let entries = [17.6, 18.4]
            .map { celsius in
                ForecastEntry.sample {
                    $0.temperature = Temperature(celsius: 18)
                    $0.feelsLike = Temperature(celsius: celsius)
                }
            }

        let sut = try content(.sample(entries: entries), day: ForecastFixture.days[0])

        #expect(sut.metrics.first?.value == "18°")
    }

    @Test
    func `writes a calm without a direction`() throws {
        let calm = Wind(speed: Speed(metersPerSecond: 0), direction: nil, gust: nil)

        let sut = try content(.sample(entries: [.sample { $0.wind = calm }]), day: ForecastFixture.days[0])

        let wind = try #require(sut.metrics.first { $0.id == "dayDetail.wind" })
        #expect(wind.value.plain == "0 km/h")
        #expect(wind.accessibility.value == "0 kilometers per hour")
        #expect(!sut.metrics.contains { $0.id == "dayDetail.gusts" })
    }

    @Test(arguments: [(5.0, false), (6, false), (7, true)])
    func `has the gusts that are above the strongest wind of the day`(gust: Double, isShown: Bool) throws {
        let winds = [
            Wind(speed: Speed(metersPerSecond: 6), gust: Speed(metersPerSecond: 4)),
            Wind(speed: Speed(metersPerSecond: 2), gust: Speed(metersPerSecond: gust)),
        ]

        let sut = try content(
            .sample(entries: winds.map { wind in .sample { $0.wind = wind } }),
            day: ForecastFixture.days[0]
        )

        #expect(sut.metrics.contains { $0.id == "dayDetail.wind" })
        #expect(sut.metrics.contains { $0.id == "dayDetail.gusts" } == isShown)
    }

    @Test(arguments: 0..<6)
    func `offers the days that follow and only those`(index: Int) throws {
        let sut = try content(day: ForecastFixture.days[index])

        #expect(sut.following.compactMap(\.day) == Array(ForecastFixture.days.dropFirst(index + 1)))
        #expect(sut.following.map(\.id) == (0..<(5 - index)).map { "dayDetail.following.\($0)" })
        #expect(sut.following.allSatisfy { $0.accessibility.hint == "Shows the day in detail" })
    }

    @Test(arguments: 0..<6)
    func `agrees with the forecast about every day`(index: Int) throws {
        let sut = try content(day: ForecastFixture.days[index])
        let forecast = ForecastContent(.sample(), failure: nil, in: .sample())

        #expect(sut.summary.low == forecast.days[index].card.low)
        #expect(sut.summary.high == forecast.days[index].card.high)
        #expect(sut.entries.map(\.time) == forecast.days[index].entries.map(\.time))
        #expect(sut.entries.map(\.temperature) == forecast.days[index].entries.map(\.temperature))
        #expect(sut.theme == WeatherTheme(sut.summary.icon))
    }

    @Test(arguments: [(Units.imperial, "74°", "0.38 in"), (.standard, "296 K", "9.6 mm")]
    )
    func `converts to the units of the screen`(units: Units, high: String, rain: String) throws {
        let sut = try content(in: .sample(units: units))

        #expect(sut.summary.high.plain == high)
        #expect(sut.summary.rain?.plain == rain)
    }

    @Test
    func `is nil for a day the forecast does not have`() {
        let sut = DayDetailContent(
            .sample(),
            day: wetDay.advanced(by: -10),
            failure: nil,
            in: .sample()
        )

        #expect(sut == nil)
    }
}
