import Foundation
import OpenWeatherCore
import OpenWeatherInsights
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Steps that windows rest on", .watched)
struct WindowSourceTests {
    private static let calm = Requirement.wind(atMost: Speed(metersPerSecond: 5))
    private static let dry = Requirement.precipitation(atMost: Precipitation(millimeters: 0.5))
    private static let minute = Duration.seconds(60)

    private func windows(_ requirement: Requirement, in weather: ActivityWeather) -> [ActivityWindow] {
        WindowFinder().outlook(for: .hour(requirement, duration: Self.minute), in: weather, at: FineWeather.now).windows
            .sorted { $0.interval.start < $1.interval.start }
    }

    /// Returns quarters of an hour, which have no amounts.
    private func quarters(_ change: @escaping (Int, inout WeatherElements) -> Void) -> Fetched<[HourlyForecast]> {
        FineWeather.steps(4, step: 900, change)
    }

    @Test
    func `minutes count before hours for what falls`() {
        var weather = FineWeather.weather(hours: FineWeather.steps(2))
        weather.minutes = .sample(MinutePrecipitation.samples(from: FineWeather.now, wet: 10..<20))

        let sut = windows(Self.dry, in: weather)

        #expect(sut.map(\.interval) == [FineWeather.interval(0, 1.0 / 6), FineWeather.interval(1.0 / 3, 2)])
        #expect(sut.map(\.parts) == [[.minutes], [.minutes, .hours]])
        #expect(sut.map(\.resolution) == [.seconds(60), .seconds(3_600)])
    }

    @Test
    func `a minute without a rate is unknown although the hour has one`() {
        var weather = FineWeather.weather(hours: FineWeather.steps(1))
        weather.minutes = .sample([MinutePrecipitation(date: FineWeather.now)])

        let sut = windows(Self.dry, in: weather)

        #expect(sut.map(\.interval) == [FineWeather.interval(1.0 / 60, 1)])
    }

    @Test
    func `quarters of an hour count before hours and hours before steps`() {
        var weather = FineWeather.weather(hours: FineWeather.steps(2))
        weather.quarterHours = quarters { if $0 == 1 { $1.wind = Wind(speed: Speed(metersPerSecond: 9)) } }
        weather.forecast = FineWeather.forecast(2) { if $0 == 0 { $1.wind = nil } }

        let sut = windows(Self.calm, in: weather)

        // The wind of the first entry, at 3 hours, is not known, nor is it beyond the hours until half a step later.
        #expect(
            sut.map(\.interval) == [
                FineWeather.interval(0, 0.25), FineWeather.interval(0.5, 2), FineWeather.interval(4.5, 6),
            ]
        )
        #expect(sut.map(\.isApproximate) == [false, false, true])
    }

    @Test
    func `a temperature of the forecast is that of the nearest entry, and its rain that of the step`() {
        var weather = FineWeather.weather(hours: nil)
        weather.forecast = FineWeather.forecast(3) {
            if $0 == 0 { $1.temperature = Temperature(celsius: -3.1) }
            if $0 == 2 { $1.rain = PrecipitationAmount(depth: Precipitation(millimeters: 3), hours: 3) }
        }
        let thaw = Requirement.temperature(Temperature(celsius: 0)...Temperature(celsius: 40))

        // The entries are those of 3, 6 and 9 hours.
        #expect(windows(thaw, in: weather).map(\.interval) == [FineWeather.interval(4.5, 9)])
        #expect(windows(Self.dry, in: weather).map(\.interval) == [FineWeather.interval(0, 6)])
    }

    @Test
    func `a step of the forecast is for the time before its date`() {
        var weather = FineWeather.weather(hours: nil)
        weather.forecast = FineWeather.forecast(3) {
            if $0 == 1 { $1.rain = PrecipitationAmount(depth: Precipitation(millimeters: 3), hours: 3) }
        }

        let sut = windows(Self.dry, in: weather)

        #expect(sut.map(\.interval) == [FineWeather.interval(0, 3), FineWeather.interval(6, 9)])
        #expect(sut.map(\.resolution) == [.seconds(10_800), .seconds(10_800)])
        #expect(sut.map(\.isApproximate) == [true, true])
    }

    @Test
    func `an amount is divided by its hours`() {
        var weather = FineWeather.weather(hours: nil)
        weather.forecast = FineWeather.forecast(2) { step, elements in
            elements.rain = PrecipitationAmount(depth: Precipitation(millimeters: step == 0 ? 1.5 : 1.6), hours: 3)
        }

        #expect(windows(Self.dry, in: weather).map(\.interval) == [FineWeather.interval(0, 3)])
    }

    @Test
    func `a dry condition without an amount is dry and a wet one is too wet`() {
        let wet = FineWeather.weather(hours: FineWeather.steps(2) { if $0 == 0 { $1.conditions = [.sample()] } })
        let unknown = FineWeather.weather(hours: FineWeather.steps(2) { if $0 == 0 { $1.conditions = [] } })

        #expect(windows(Self.dry, in: wet).map(\.interval) == [FineWeather.interval(1, 2)])
        #expect(windows(Self.dry, in: unknown).map(\.interval) == [FineWeather.interval(1, 2)])
    }

    @Test(
        arguments: [(0.4, [(0.0, 1.0)]), (0.6, [(0.0, 0.5)]), (nil, [(0.0, 0.5)])] as [(Double?, [(Double, Double)])]
    )
    func `a wet quarter has the amount of its hour`(millimeters: Double?, expected: [(Double, Double)]) {
        var weather = FineWeather.weather(
            hours: FineWeather.steps(1) {
                $1.rain = millimeters.map { PrecipitationAmount(depth: Precipitation(millimeters: $0), hours: 1) }
            }
        )
        weather.quarterHours = quarters { if $0 > 1 { $1.conditions = [.sample()] } }

        #expect(windows(Self.dry, in: weather).map(\.interval) == expected.map { FineWeather.interval($0, $1) })
    }

    @Test
    func `steps of three hours behind the hours of a forecast are as long as they are`() {
        var weather = FineWeather.weather(hours: nil)
        weather.forecast = FineWeather.forecast(8) { if $0 == 1 { $1.wind = nil } }
            .map { forecast in
                var forecast = forecast
                let dates = [1.0, 2].map { FineWeather.now + $0 * 3_600 }
                forecast.entries.insert(
                    contentsOf: dates.map { ForecastEntry(date: $0, elements: FineWeather.elements) },
                    at: 0
                )
                return forecast
            }

        let sut = windows(Self.dry, in: weather)
        let calm = windows(Self.calm, in: weather)

        #expect(sut.map(\.interval) == [FineWeather.interval(0, 24)])
        #expect(sut.map(\.resolution) == [.seconds(10_800)])
        // The wind of the entry at 6 hours is not known, from half a step before it to half a step after it.
        #expect(calm.map(\.interval) == [FineWeather.interval(0, 4.5), FineWeather.interval(7.5, 24)])
    }

    @Test
    func `laundry has a window in the steps of three hours behind the hours`() {
        var weather = FineWeather.weather(hours: nil)
        weather.forecast = FineWeather.forecast(2, from: FineWeather.now + 6 * 3_600)
            .map { forecast in
                var forecast = forecast
                var elements = FineWeather.elements
                elements.chanceOfPrecipitation = Percentage(percent: 80)
                let dates = [1.0, 2, 3].map { FineWeather.now + $0 * 3_600 }
                let hours = dates.map { ForecastEntry(date: $0, elements: elements) }
                forecast.entries.insert(contentsOf: hours, at: 0)
                return forecast
            }

        let sut = WindowFinder().outlook(for: .laundry, in: weather, at: FineWeather.now)

        #expect(sut.windows.map(\.interval.start) == [FineWeather.now + 3 * 3_600])
        #expect(sut.windows.map(\.isApproximate) == [true])
    }

    @Test
    func `a forecast of one step has no length and is left out`() {
        var weather = FineWeather.weather(hours: nil)
        weather.forecast = FineWeather.forecast(1)

        let sut = WindowFinder().outlook(for: .hour(Self.calm), in: weather, at: FineWeather.now)

        #expect(sut.answer == .unknown)
        #expect(sut.knownUntil == FineWeather.now)
    }

    @Test
    func `weather of later than 30 days is not looked at`() {
        var weather = FineWeather.weather()
        weather.hours = .sample([HourlyForecast(date: .distantFuture, elements: FineWeather.elements)])

        let sut = WindowFinder().outlook(for: .stargaze, in: weather, at: FineWeather.now)

        #expect(sut.knownUntil == FineWeather.now + 30 * 86_400)
        #expect(sut.windows.isEmpty)
    }

    @Test
    func `weather comes from the parts of one call that have not failed`() {
        let current = Fetched.sample(CurrentWeather.sample())
        let report = OneCallReport(
            current: .success(current),
            minutes: .failure(.unsupported),
            hours: .success(FineWeather.steps())
        )

        let sut = ActivityWeather(coordinate: .lisbon, oneCall: report, forecast: FineWeather.forecast())

        #expect(sut.sun == current.sun)
        #expect(sut.minutes == nil)
        #expect(sut.hours == FineWeather.steps())
    }

    @Test
    func `the sun of the forecast counts where one call has none`() {
        var forecast = FineWeather.forecast().value
        forecast.city.sun = .polarDay

        #expect(ActivityWeather(coordinate: .lisbon, forecast: .sample(forecast)).sun == .polarDay)
        #expect(ActivityWeather(coordinate: .lisbon).sun == .unknown)
    }
}
