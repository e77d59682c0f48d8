import Foundation
import OpenWeatherCore
import OpenWeatherInsights
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Activities of the package", .watched)
struct BuiltInActivityTests {
    private static let drone = Activity.drone(maximumWind: Speed(metersPerSecond: 8))

    private func outlook(
        for activity: Activity,
        _ change: @escaping (inout WeatherElements) -> Void = { _ in }
    ) -> ActivityOutlook {
        let weather = FineWeather.weather(hours: FineWeather.steps { _, elements in change(&elements) })
        return WindowFinder().outlook(for: activity, in: weather, at: FineWeather.now)
    }

    @Test(arguments: [Activity.run, .ride, .walk, .laundry, drone])
    func `a fine afternoon suits all that is done by day`(activity: Activity) {
        let sut = outlook(for: activity)

        #expect(sut.answer == .windows)
        #expect(sut.windows.first?.interval == DateInterval(start: FineWeather.now, end: SampleTime.sunset))
    }

    @Test
    func `stars are watched in a clear night without a moon`() throws {
        let now = try Date("2026-12-08T12:00:00Z", strategy: Date.ISO8601FormatStyle())  // New moon is on the 9th.
        let weather = FineWeather.weather(hours: FineWeather.steps(24, from: now))

        let sut = WindowFinder().outlook(for: .stargaze, in: weather, at: now)

        #expect(sut.answer == .windows)
        #expect(sut.windows.first?.parts == [.hours, .astronomy])
    }

    @Test(arguments: [
        (Activity.run, 27.0, ActivityOutlook.Answer.none), (.run, 26.5, .windows), (.walk, 27, .windows),
        (.walk, 33, .none), (.run, -28, .none), (.run, -26, .windows),
    ])
    func `heat and cold are those of the published scales`(
        activity: Activity,
        feelsLike: Double,
        answer: ActivityOutlook.Answer
    ) {
        #expect(outlook(for: activity) { $0.feelsLike = Temperature(celsius: feelsLike) }.answer == answer)
    }

    @Test
    func `a drone stays down in gusts above what its maker states`() {
        let sut = outlook(for: Self.drone) { $0.wind?.gust = Speed(metersPerSecond: 8.5) }

        #expect(sut.answer == .none)
        #expect(sut.obstacles.first?.requirement == .gusts(atMost: Speed(metersPerSecond: 8)))
    }

    @Test
    func `damp and calm air dries no laundry`() {
        #expect(outlook(for: .laundry) { $0.humidity = Percentage(percent: 92) }.answer == .none)
    }

    @Test(
        arguments: [(7.4, ActivityOutlook.Answer.windows), (7.6, .none), (nil, .unknown)]
            as [(Double?, ActivityOutlook.Answer)]
    )
    func `strong sun is avoided from an index of eight on`(index: Double?, answer: ActivityOutlook.Answer) {
        #expect(outlook(for: .run.avoidingStrongSun) { $0.uvIndex = index.map { UVIndex($0) } }.answer == answer)
    }

    @Test
    func `a requirement takes the place of that about the same element`() {
        let sut = Activity.run.requiring(.wind(atMost: Speed(metersPerSecond: 3))).without(.daylight)

        #expect(sut.requirements.count == Activity.run.requirements.count - 1)
        #expect(sut.requirements.filter { $0.element == .wind } == [.wind(atMost: Speed(metersPerSecond: 3))])
        #expect(Activity.run.without(.daylight).requirements.contains(.daylight) == false)
    }
}
