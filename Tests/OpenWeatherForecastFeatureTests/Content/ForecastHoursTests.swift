import Foundation
import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// The hours of One Call in place of the steps of the forecast, in Lisbon an hour ahead of UTC.
@MainActor
@Suite("Forecast hours", .watched)
struct ForecastHoursTests {
    private func screen(
        _ hours: Fetched<[HourlyForecast]>,
        forecast: Forecast = .sample(),
        from origin: FetchOrigin = .network,
        locale: String = "en_US"
    ) async -> ForecastFixture {
        let oneCall = ScriptedOneCallRepository()
        oneCall.reports.always(OneCallReport(hours: .success(hours)))
        let fixture = ForecastFixture(locale: locale, oneCall: oneCall)
        fixture.weather.forecast.always(.sample(forecast, from: origin))
        await fixture.sut.onAppear()
        return fixture
    }

    private func content(
        _ hours: Fetched<[HourlyForecast]>,
        forecast: Forecast = .sample(),
        locale: String = "en_US"
    ) async throws -> ForecastContent {
        try #require(await screen(hours, forecast: forecast, locale: locale).sut.state.content)
    }

    private static func without<Value>(_ field: WritableKeyPath<HourlyForecast, Value?>, of hour: HourlyForecast)
        -> HourlyForecast
    {
        var hour = hour
        hour[keyPath: field] = nil
        return hour
    }

    private func counts(_ content: ForecastContent) -> [Int] { content.days.map(\.entries.count) }

    @Test
    func `replace the steps up to the end of the last day that they cover`() async throws {
        let content = try await content(.sample(HourlyForecast.samples()))

        #expect(counts(content) == [11, 23, 8, 8, 8, 4])
        #expect(content.days[0].entries.first?.time.plain == "1:00 PM")
        #expect(content.days[1].entries.last?.time.plain == "10:00 PM", "the next step stands for the hours after it")
        #expect(content.curve?.points.count { !$0.isNow } == 62)
    }

    @Test
    func `give the day its low and its high`() async throws {
        var hours = HourlyForecast.samples()
        hours[5].temperature = Temperature(celsius: 29.6)
        hours[20].temperature = Temperature(celsius: -3.6)

        let content = try await content(.sample(hours))

        #expect(content.days[0].card.high == "30°" && content.days[1].card.low == "−4°")
        #expect(content.curve?.high == "30°" && content.curve?.low == "−4°")
        #expect(content.days[0].entries[5].temperature == "30°")
    }

    @Test
    func `count no hour of rain twice`() async throws {
        let amount = PrecipitationAmount(depth: Precipitation(millimeters: 1), hours: 1)
        let hours = HourlyForecast.samples()
            .map { hour in
                var hour = hour
                hour.rain = amount
                return hour
            }
        let entries = Forecast.sampleEntries()
            .map { entry in
                var entry = entry
                entry.rain = PrecipitationAmount(depth: Precipitation(millimeters: 3), hours: 3)
                return entry
            }

        let content = try await content(.sample(hours), forecast: .sample(entries: entries))

        // A millimeter an hour from the first hour on, at 13:00.
        #expect(content.days.map { $0.card.rain?.prefix(2) } == ["11", "24", "24", "24", "24", "10"])
    }

    @Test
    func `have their rain and its chance at their ends, and from midnight to midnight`() async throws {
        let hours = HourlyForecast.samples()
            .map { hour in
                var hour = hour
                let isLast = hour.utcOffset?.secondOfDay(of: hour.date) == 23 * 3_600
                hour.rain = isLast ? PrecipitationAmount(depth: Precipitation(millimeters: 5), hours: 1) : nil
                hour.chanceOfPrecipitation = Percentage(percent: isLast ? 90 : 0)
                return hour
            }

        let days = try await content(.sample(hours)).days

        #expect(days[0].card.rain?.hasPrefix("5") == true && days[0].card.chance == "90%")
        #expect(days[1].entries.first?.time.plain == "12:00 AM" && days[1].entries.first?.chance == "90%")
        #expect(days[1].entries.dropFirst().allSatisfy { $0.chance == nil })
    }

    @Test
    func `have no rain of an hour that is missing`() async throws {
        var hours = HourlyForecast.samples()
            .map { hour in
                var hour = hour
                hour.rain = PrecipitationAmount(depth: Precipitation(millimeters: 1), hours: 1)
                return hour
            }
        hours.remove(at: 5)

        // Neither of the hour that is missing nor of the one before it, whose end it would be.
        #expect(try await content(.sample(hours)).days[0].card.rain?.hasPrefix("9") == true)
    }

    @Test(arguments: [
        Fetched.sample(HourlyForecast.samples(), from: .stale(.timedOut)),
        .sample(HourlyForecast.samples(), at: SampleTime.fetched - 3601),
        .sample(HourlyForecast.samples(), source: DataSource(name: "Another")),
        .sample([]), .sample(HourlyForecast.samples(count: 9)),
        .sample(HourlyForecast.samples(from: SampleTime.measured - 3 * 86_400)),
        .sample(
            HourlyForecast.samples()
                .map {
                    var hour = $0; hour.temperature = Temperature(celsius: .nan); return hour
                }
        ),
    ])
    func `leave the forecast as it is when they are old or of no use`(hours: Fetched<[HourlyForecast]>) async throws {
        let plain = ForecastFixture()
        plain.weather.forecast.always(.sample())
        await plain.sut.onAppear()

        // The UV index of the day may still be that of its hours.
        let hours = hours.map { $0.map { Self.without(\.uvIndex, of: $0) } }
        #expect(try await content(hours) == plain.sut.state.content)
    }

    @Test
    func `leave days that the source sums up itself`() async throws {
        var forecast = Forecast.sample()
        forecast.dailySummaries = [ForecastFixture.days[1]: forecast.days[1].summary]

        #expect(counts(try await content(.sample(HourlyForecast.samples()), forecast: forecast)) == [4, 8, 8, 8, 8, 4])
    }

    @Test
    func `begin the evening that the forecast does not have`() async throws {
        let entries = Forecast.sampleEntries(from: SampleTime.measured + 12 * 3600)
        let content = try await content(.sample(HourlyForecast.samples()), forecast: .sample(entries: entries))

        #expect(content.days.first?.day == ForecastFixture.days[0])
        #expect(counts(content).prefix(3) == [11, 23, 8])
    }

    @Test
    func `open the day that they begin`() async throws {
        let entries = Forecast.sampleEntries(from: SampleTime.measured + 12 * 3600)
        let fixture = await screen(.sample(HourlyForecast.samples()), forecast: .sample(entries: entries))

        fixture.sut.dayTapped(ForecastFixture.days[0])

        #expect(fixture.router.calls.count == 1)
        #expect(fixture.detail(of: ForecastFixture.days[0]).state.content?.entries.count == 11)
    }

    @Test
    func `are never described in another language`() async throws {
        let hours = HourlyForecast.samples()
            .map { hour in
                var hour = hour
                // One without words of the screens' own.
                hour.conditions = [WeatherCondition(id: 599, group: .rain, description: "by the service")]
                return hour
            }
        let fixture = await screen(.sample(hours))
        #expect(fixture.sut.state.content?.days[0].entries[0].condition == "By the service")

        fixture.settings.apply(try await fixture.preferences.update { $0.language = .fixed(.german) })
        await fixture.sut.onAppear()

        let content = try #require(fixture.sut.state.content)
        #expect(counts(content).prefix(2) == [11, 23])
        #expect(content.days[0].entries.allSatisfy { $0.condition != "By the service" })
    }
}
