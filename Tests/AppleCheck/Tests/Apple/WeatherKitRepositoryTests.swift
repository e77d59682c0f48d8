import Foundation
import OpenWeatherApple
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing
import WeatherKit

@Suite("Weather over WeatherKit", .watched)
struct WeatherKitRepositoryTests {
    /// 10:00 UTC on 21 September 2026.
    private static let start = Date(timeIntervalSince1970: 1_789_984_800)
    private static let wind = WeatherKit.Wind(
        stub: 304,
        speed: Measurement(value: 36, unit: .kilometersPerHour),
        gust: Measurement(value: 54, unit: .kilometersPerHour)
    )
    private static let wet: Set<WeatherKit.WeatherCondition> = [
        .blizzard, .blowingSnow, .drizzle, .flurries, .freezingDrizzle, .freezingRain, .hail, .heavyRain, .heavySnow,
        .isolatedThunderstorms, .rain, .scatteredThunderstorms, .sleet, .snow, .strongStorms, .sunFlurries,
        .sunShowers, .thunderstorms, .wintryMix,
    ]
    private let page = URL(string: "https://weatherkit.apple.com/legal-attribution.html")

    private func weather(isAttributed: Bool = true) throws -> StubWeather {
        let sun = SunEvents(stub: Self.start - 14_400, sunset: Self.start + 28_800)
        return StubWeather(
            attribution: isAttributed ? ("Apple Weather", try #require(page)) : nil,
            current: WeatherKit.CurrentWeather(
                stub: Self.start,
                condition: .sunShowers,
                celsius: 14.3,
                wind: Self.wind
            ),
            hours: (0..<240).map(Self.hour),
            days: (0..<10).map { Self.day($0, sun) }
        )
    }

    private static func hour(_ hour: Int) -> HourWeather {
        HourWeather(
            stub: start + Double(hour) * 3600,
            condition: .rain,
            celsius: Double(hour) / 10,
            precipitation: hour == 1 ? .snow : .rain,
            millimeters: hour < 3 ? Double(hour) : 0,
            wind: wind
        )
    }

    /// A day, which begins at midnight an hour east of UTC.
    private static func day(_ day: Int, _ sun: SunEvents) -> DayWeather {
        DayWeather(
            stub: start + Double(day) * 86_400 - 39_600,
            condition: .mostlyCloudy,
            celsius: 9.5...17.5,
            sun: sun,
            wind: wind
        )
    }

    private func sut(
        _ answer: @escaping @Sendable () async throws -> StubWeather,
        zone: TimeZone? = TimeZone(secondsFromGMT: 3600),
        now: Date = Self.start
    ) -> WeatherKitRepository {
        WeatherKitRepository(service: WeatherService(stub: answer), timeZone: { _ in zone }, now: { now })
    }

    @Test
    func `maps the weather now and leaves out what WeatherKit does not report`() async throws {
        let weather = try weather()

        let fetched = try await sut { weather }.currentWeather(for: .coordinate(.lisbon))

        let sut = fetched.value
        #expect(sut.coordinate == .lisbon)
        #expect(sut.date == Self.start)
        #expect(sut.utcOffset?.seconds == 3600)
        #expect(sut.temperature.celsius == 14.3)
        #expect(sut.feelsLike?.celsius == 13.3)
        #expect(sut.humidity?.percent.rounded() == 71)
        #expect(sut.pressure.map { ($0.hectopascals * 100).rounded() } == 99_765)
        #expect(sut.wind?.speed.metersPerSecond.rounded() == 10)
        #expect(sut.wind?.gust?.metersPerSecond.rounded() == 15)
        #expect(sut.wind?.direction?.degrees.rounded() == 304)
        #expect(sut.cloudiness?.percent.rounded() == 46)
        #expect(sut.visibility?.meters.rounded() == 25_900)
        #expect(sut.uvIndex == OpenWeatherCore.UVIndex(3))
        #expect(sut.reportedDewPoint?.celsius == 9)
        #expect(sut.sun == .risesAndSets(sunrise: Self.start - 14_400, sunset: Self.start + 28_800))
        #expect(sut.condition?.code == .lightShowerRain)
        #expect(sut.condition?.description == "")
        #expect(sut.partOfDay == .day)
        #expect(sut.minimum == nil && sut.maximum == nil && sut.groundLevelPressure == nil)
        #expect(sut.rain == nil && sut.snow == nil && sut.name == nil && sut.cityID == nil)
    }

    @Test
    func `names the source that Apple requires`() async throws {
        let (weather, plain) = (try weather(), try weather(isAttributed: false))

        let fetched = try await sut { weather }.currentWeather(for: .coordinate(.lisbon))
        let other = try await sut { plain }.currentWeather(for: .coordinate(.lisbon))

        #expect(fetched.source == DataSource(name: "Apple Weather", address: page))
        #expect(other.source.name == "Apple Weather")
        #expect(other.source.address?.host() == "developer.apple.com")
        #expect(fetched.origin == .network)
        #expect(fetched.fetchedAt == Self.start)
    }

    @Test
    func `maps hours of five days with the rain of the hour before and its chance`() async throws {
        let weather = try weather()

        let forecast = try await sut { weather }.forecast(for: .coordinate(.lisbon)).value

        #expect(forecast.entries.count == 120)
        #expect(forecast.entries.map(\.date) == forecast.entries.map(\.date).sorted())
        #expect(forecast.entries.prefix(5).map { $0.rain?.depth.millimeters } == [nil, nil, nil, 2, nil])
        #expect(forecast.entries.prefix(5).map { $0.snow?.depth.millimeters } == [nil, nil, 1, nil, nil])
        #expect(forecast.entries[3].rain?.hours == 1)
        #expect(forecast.entries.prefix(5).map { $0.chanceOfPrecipitation?.percent } == [nil, 0, 80, 80, 0])
        #expect(forecast.entries[0].partOfDay == .day)
        #expect(forecast.city.sun.sunrise == Self.start - 14_400)
    }

    @Test
    func `has the rain the snow and the humidity of the hours in the summary of their day`() async throws {
        let weather = try weather()

        let forecast = try await sut { weather }
            .forecast(for: .coordinate(.lisbon), count: 1, options: RequestOptions(), policy: .cacheFirst).value
        let days = forecast.days

        #expect(forecast.entries.count == 1)
        #expect(days.prefix(2).map { $0.summary.rain?.millimeters } == [2, nil])
        #expect(days.prefix(2).map { $0.summary.snow?.millimeters } == [1, nil])
        #expect(days.prefix(2).map { $0.summary.humidity?.percent.rounded() } == [60, 60])
        #expect(days.first?.summary.chanceOfPrecipitation?.percent == 30)
        // The hours end within the sixth day.
        #expect(days.count == 10 && days.dropFirst(4).first?.summary.humidity != nil)
        #expect(days.dropFirst(5).allSatisfy { $0.summary.humidity == nil })
    }

    @Test
    func `begins with the next hour, with the rain of the one in progress`() async throws {
        let weather = try weather()
        let sut = sut({ weather }, now: Self.start + 4_800)

        let forecast = try await sut.forecast(for: .coordinate(.lisbon)).value

        #expect(forecast.entries.count == 120)
        #expect(forecast.entries.first?.date == Self.start + 7_200)
        #expect(forecast.entries.first?.snow?.depth.millimeters == 1)
        #expect(forecast.entries.first?.chanceOfPrecipitation?.percent == 80)
    }

    @Test(arguments: [nil, 3600, -36_000, 46_800] as [Int?])
    func `gives a summary to each day of WeatherKit by the noon of the place`(seconds: Int?) async throws {
        var weather = try weather()
        let shift = Double(3600 - (seconds ?? 3600))
        for index in weather.days.indices { weather.days[index].date += shift }
        let answer = weather

        let sut = sut({ answer }, zone: seconds.flatMap { TimeZone(secondsFromGMT: $0) })
        let forecast = try await sut.forecast(for: .coordinate(.lisbon)).value

        #expect(forecast.dailySummaries.count == 10)
        #expect(forecast.dailySummaries.keys.min() == LocalDay(year: 2026, month: 9, day: 21))
        #expect(forecast.dailySummaries.values.first?.low.celsius == 9.5)
        #expect(forecast.dailySummaries.values.first?.high.celsius == 17.5)
        #expect(forecast.dailySummaries.values.first?.condition?.code == .brokenClouds)
        #expect(forecast.city.utcOffset?.seconds == seconds)
    }

    @Test(arguments: WeatherKit.WeatherCondition.allCases)
    func `has a documented condition for each of weather kits`(condition: WeatherKit.WeatherCondition) async throws {
        var weather = try weather()
        weather.current.condition = condition
        weather.current.isDaylight = false
        let answer = weather

        let found = try await sut { answer }.currentWeather(for: .coordinate(.lisbon)).value.condition

        #expect(found?.code != nil)
        #expect(found?.icon?.partOfDay == .night)
        let wet: [ConditionGroup] = [.rain, .drizzle, .snow, .thunderstorm]
        #expect(found.map { wet.contains($0.group) } == Self.wet.contains(condition))
    }

    @Test(arguments: [
        (WeatherKit.WeatherError.permissionDenied as any Error, OpenWeatherCore.WeatherError.unsupported),
        (WeatherKit.WeatherError.unknown, .server(status: nil)), (URLError(.notConnectedToInternet), .offline),
        (URLError(.timedOut), .timedOut), (URLError(.cancelled), .cancelled), (CancellationError(), .cancelled),
    ]
    )
    func `throws the error of the domain`(error: any Error, expected: OpenWeatherCore.WeatherError) async {
        let sut = sut { throw error }

        await #expect(throws: expected) { try await sut.currentWeather(for: .coordinate(.lisbon)) }
        await #expect(throws: expected) { try await sut.forecast(for: .coordinate(.lisbon)) }
    }

    @Test
    func `requests nothing that it cannot have`() async throws {
        let weather = try weather()
        let sut = sut { weather }

        await #expect(throws: OpenWeatherCore.WeatherError.unsupported) {
            try await sut.currentWeather(for: .city("Lisbon"))
        }
        await #expect(throws: OpenWeatherCore.WeatherError.notCached) {
            try await sut.currentWeather(for: .coordinate(.lisbon), options: RequestOptions(), policy: .cacheOnly)
        }
    }

    @Test
    func `keeps the contract of a source`() async throws {
        let weather = try weather()

        try await WeatherRepositoryContract.verify { sut { weather } }
    }
}
