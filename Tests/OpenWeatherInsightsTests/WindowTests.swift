import Foundation
import OpenWeatherCore
import OpenWeatherInsights
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Windows for an activity", .watched)
struct WindowTests {
    private static let calm = Requirement.wind(atMost: Speed(metersPerSecond: 5))
    private static let strong = Wind(speed: Speed(metersPerSecond: 9))

    private func outlook(
        for activity: Activity = .hour(calm),
        in weather: ActivityWeather,
        at now: Date = FineWeather.now
    ) -> ActivityOutlook {
        WindowFinder().outlook(for: activity, in: weather, at: now)
    }

    /// Returns hours, those of `windy` with a strong wind.
    private func hours(windy: Set<Int>) -> Fetched<[HourlyForecast]> {
        FineWeather.steps { if windy.contains($0) { $1.wind = Self.strong } }
    }

    @Test
    func `a window is the longest time in which everything holds`() {
        let sut = outlook(in: FineWeather.weather(hours: hours(windy: [2, 3])))

        #expect(sut.answer == .windows)
        #expect(Set(sut.windows.map(\.interval)) == [FineWeather.interval(0, 2), FineWeather.interval(4, 8)])
        #expect(sut.knownUntil == FineWeather.now + 8 * 3_600)
    }

    @Test
    func `a window begins at the present`() {
        let sut = outlook(in: FineWeather.weather(), at: FineWeather.now + 1_234.5)

        #expect(
            sut.windows.map(\.interval) == [
                DateInterval(start: FineWeather.now + 1_234.5, duration: 8 * 3_600 - 1_234.5)
            ]
        )
    }

    /// In One Call's recorded answers, the first minute begins up to 59 seconds after the weather now.
    @Test
    func `a window begins before the first minute which is good for the present one`() {
        let first = FineWeather.now + 59
        let rain = FineWeather.steps { hour, elements in
            if hour == 0 { elements.conditions = [.sample(.moderateRain)] }
        }
        var weather = FineWeather.weather(hours: rain)
        weather.minutes = .sample(
            (0..<60).map { MinutePrecipitation(date: first + 60 * Double($0), hourlyRate: .zero) }
        )

        let sut = outlook(for: .hour(.precipitation(atMost: .zero)), in: weather)

        #expect(sut.windows.first?.interval.start == FineWeather.now)
        #expect(sut.obstacles.isEmpty)
    }

    @Test(arguments: [(3_600.0, 1), (3_600.001, 0)])
    func `a window is at least as long as the activity`(seconds: Double, count: Int) {
        let weather = FineWeather.weather(hours: hours(windy: [0, 2, 3, 4, 5, 6, 7]))

        #expect(outlook(for: .hour(Self.calm, duration: .seconds(seconds)), in: weather).windows.count == count)
    }

    @Test
    func `the larger margin comes first and of equal ones the earlier`() {
        let weather = FineWeather.weather(
            hours: FineWeather.steps(9) { hour, elements in
                let speeds: [Double] = [4, 9, 2, 9, 2, 9, 4.5, 9, 1]
                elements.wind = Wind(speed: Speed(metersPerSecond: speeds[hour]))
            }
        )

        let sut = outlook(in: weather)

        #expect(sut.windows.map(\.interval) == [8, 2, 4, 0, 6].map { FineWeather.interval($0, $0 + 1) })
        #expect(sut.windows.map(\.margin) == [0.8, 0.6, 0.6, 0.2, 0.1].map { ($0 * 10).rounded() / 10 })
        #expect(sut.windows.allSatisfy { $0.weakest == Self.calm })
    }

    @Test
    func `the weakest requirement is that with the smallest margin`() {
        let cool = Requirement.temperature(Temperature(celsius: 10)...Temperature(celsius: 20))

        let sut = outlook(for: .hour(Self.calm, cool), in: FineWeather.weather())

        #expect(sut.windows.map(\.weakest) == [cool])
        #expect(sut.windows.map(\.margin) == [0.4])
    }

    @Test
    func `no window has the reason with its end`() {
        let day = Requirement.chanceOfPrecipitation(atMost: Percentage(percent: 20))
        let weather = FineWeather.weather(
            hours: FineWeather.steps {
                if $0 < 5 { $1.wind = Self.strong }
                if $0 >= 5 { $1.chanceOfPrecipitation = Percentage(percent: 80) }
            }
        )

        let sut = outlook(for: .hour(day, Self.calm), in: weather)

        #expect(sut.answer == .none)
        #expect(
            sut.obstacles == [
                ActivityObstacle(requirement: Self.calm, interval: FineWeather.interval(0, 5)),
                ActivityObstacle(requirement: day, interval: FineWeather.interval(5, 8)),
            ]
        )
    }

    @Test
    func `an obstacle has the first time at which it fails`() {
        let sut = outlook(in: FineWeather.weather(hours: hours(windy: [1, 2, 5])))

        #expect(sut.obstacles == [ActivityObstacle(requirement: Self.calm, interval: FineWeather.interval(1, 3))])
    }

    @Test
    func `a missing value is unknown and not good`() {
        let weather = FineWeather.weather(hours: FineWeather.steps { $1.wind = nil })

        let sut = outlook(in: weather)

        #expect(sut.answer == .unknown)
        #expect(sut.windows.isEmpty)
        #expect(sut.missing == [.wind])
    }

    @Test
    func `a missing value does not make an hour good that fails for another reason`() {
        let dry = Requirement.chanceOfPrecipitation(atMost: Percentage(percent: 20))
        let weather = FineWeather.weather(
            hours: FineWeather.steps {
                $1.wind = nil
                $1.chanceOfPrecipitation = Percentage(percent: 90)
            }
        )

        let sut = outlook(for: .hour(Self.calm, dry), in: weather)

        #expect(sut.answer == .none)
        #expect(sut.missing.isEmpty)
    }

    @Test
    func `a missing value and a gap end a window`() {
        let missing = FineWeather.weather(hours: FineWeather.steps { if $0 == 3 { $1.wind = nil } })
        let gap = FineWeather.weather(
            hours: FineWeather.steps().map { hours in hours.filter { $0.date != hours[3].date } }
        )

        for weather in [missing, gap] {
            let sut = outlook(in: weather)
            #expect(sut.windows.map(\.interval) == [FineWeather.interval(0, 3), FineWeather.interval(4, 8)])
            #expect(sut.missing == [.wind])
        }
    }

    @Test
    func `without weather everything is missing`() {
        let sut = outlook(for: .run, in: ActivityWeather(coordinate: .lisbon))

        #expect(sut.answer == .unknown)
        #expect(sut.missing == Activity.run.requirements.map(\.element))
        #expect(sut.knownUntil == FineWeather.now)
    }

    @Test
    func `weather that has ended is unknown`() {
        let sut = outlook(in: FineWeather.weather(), at: FineWeather.now + 9 * 3_600)

        #expect(sut.answer == .unknown)
        #expect(sut.knownUntil == FineWeather.now + 9 * 3_600)
    }

    @Test
    func `weather shorter than the activity is unknown`() {
        let sut = outlook(for: .hour(Self.calm, duration: .seconds(9 * 3_600)), in: FineWeather.weather())

        #expect(sut.answer == .unknown)
        #expect(sut.missing.isEmpty)
    }

    @Test
    func `an activity without requirements has all of the known time`() {
        let sut = outlook(for: .hour(), in: FineWeather.weather())

        #expect(sut.windows.map(\.interval) == [FineWeather.interval(0, 8)])
        #expect(sut.windows.map(\.margin) == [1])
        #expect(sut.windows.first?.weakest == nil)
    }

    @Test
    func `an outdated part is said in the outlook and in its windows`() {
        let old = Fetched(FineWeather.steps().value, at: .distantPast, from: .stale(.notCached), source: .openWeather)

        let sut = outlook(in: FineWeather.weather(hours: old))

        #expect(sut.outdated == [.hours])
        #expect(sut.windows.map(\.isOutdated) == [true])
        #expect(outlook(in: FineWeather.weather()).outdated.isEmpty)
    }

    @Test
    func `an outdated part that the answer does not rest on is not said`() {
        var weather = FineWeather.weather()
        weather.airQuality = Fetched(.sample(), at: .distantPast, from: .stale(.notCached), source: .openWeather)

        #expect(outlook(in: weather).outdated.isEmpty)
        #expect(outlook(for: .run, in: weather).outdated == [.airQuality])
    }
}
