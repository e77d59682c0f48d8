import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import Testing

@Suite("Answers of hours")
struct HourAnswerTests {
    private let now = SampleTime.measured

    @Test
    func `are the earliest of the warmest coldest and windiest`() {
        var hours = HourlyForecast.samples(count: 4)
        for (index, celsius) in [1.0, 9, 9, 1].enumerated() { hours[index].temperature = Temperature(celsius: celsius) }
        hours[2].wind = .sample(speed: Speed(metersPerSecond: 20))
        hours[3].wind = .sample(speed: Speed(metersPerSecond: 20))
        #expect(hours.reversed().warmest() == hours[1])
        #expect(hours.reversed().coldest() == hours[0])
        #expect(hours.reversed().windiest() == hours[2])
        for index in hours.indices { hours[index].wind = nil }
        #expect(hours.windiest() == nil)
        #expect([HourlyForecast]().warmest() == nil)
        #expect([HourlyForecast]().coldest() == nil)
    }

    @Test
    func `say to take an umbrella in the first hour with rain of the day`() {
        let hours = HourlyForecast.samples(wet: 6..<10)
        #expect(UmbrellaAdvice(hours: hours, at: now) == .take(hours[6]))
        #expect(UmbrellaAdvice(hours: hours, at: now + 10 * 3_600) == .leave)
        #expect(UmbrellaAdvice(hours: [], at: now) == .unknown)
        #expect(UmbrellaAdvice(hours: hours, at: now + 100 * 3_600) == .unknown)
        #expect(UmbrellaAdvice(hours: hours, at: now - 100 * 3_600) == .unknown)
        // 11 hours from 13:00 local time on is midnight.
        #expect(UmbrellaAdvice(hours: HourlyForecast.samples(wet: 11..<20), at: now) == .leave)
    }

    @Test
    func `do not say to leave the umbrella when hours are missing before midnight`() {
        // The last hour before midnight is the eleventh, as it is 13:00 at the place.
        let day = HourlyForecast.samples(count: 11, wet: 0..<0)
        #expect(UmbrellaAdvice(hours: day, at: now) == .leave)
        #expect(UmbrellaAdvice(hours: Array(day.dropLast()), at: now) == .unknown)
        #expect(UmbrellaAdvice(hours: Array(day.prefix(1)), at: now) == .unknown)
        #expect(UmbrellaAdvice(hours: day.filter { $0.date != day[5].date }, at: now) == .unknown)
        // A series may begin with the next hour.
        #expect(UmbrellaAdvice(hours: Array(day.dropFirst()), at: now) == .leave)
        #expect(UmbrellaAdvice(hours: Array(day.dropFirst(2)), at: now) == .unknown)
        let ending = HourlyForecast.samples(count: 3, wet: 2..<3)
        #expect(UmbrellaAdvice(hours: ending, at: now) == .take(ending[2]))
    }

    @Test
    func `end at the midnight of clocks that have changed`() {
        // Clocks were put forward at 14:00, so that midnight comes an hour earlier.
        let day = HourlyForecast.samples(count: 10, wet: 0..<0)
            .map { hour in
                var hour = hour
                if hour.date > now { hour.utcOffset = UTCOffset(seconds: 7_200) }
                return hour
            }
        #expect(UmbrellaAdvice(hours: day, at: now) == .leave)
        #expect(UmbrellaAdvice(hours: Array(day.dropLast()), at: now) == .unknown)
    }

    @Test(
        arguments: [
            (ConditionCode.lightRain, 40.0, nil, true), (.lightRain, 39, nil, false), (.lightRain, nil, nil, true),
            (.snow, 100, nil, false), (.overcastClouds, 90, nil, false), (.lightRain, 10, 0.2, true),
            (.lightRain, 10, 0.1, false), (.thunderstorm, 80, nil, true),
        ] as [(ConditionCode, Double?, Double?, Bool)]
    )
    func `need an umbrella for rain that is likely`(code: ConditionCode, chance: Double?, rain: Double?, isNeeded: Bool)
    {
        let hour = HourlyForecast.sample {
            $0.conditions = [.sample(code)]
            $0.chanceOfPrecipitation = chance.map { Percentage(percent: $0) }
            $0.rain = rain.map { PrecipitationAmount(depth: Precipitation(millimeters: $0), hours: 1) }
        }
        let hours = [hour] + HourlyForecast.samples(wet: 0..<0).dropFirst()
        #expect(UmbrellaAdvice(hours: hours, at: now) == (isNeeded ? .take(hour) : .leave))
    }

    @Test(arguments: [(0.3, false), (0.6, true)])
    func `need an umbrella for the rain of an hour, not of three`(rain: Double, isNeeded: Bool) {
        let hour = HourlyForecast.sample {
            $0.conditions = [.sample(.lightRain)]
            $0.chanceOfPrecipitation = Percentage(percent: 10)
            $0.rain = PrecipitationAmount(depth: Precipitation(millimeters: rain), hours: 3)
        }
        let hours = [hour] + HourlyForecast.samples(wet: 0..<0).dropFirst()
        #expect(UmbrellaAdvice(hours: hours, at: now) == (isNeeded ? .take(hour) : .leave))
    }

    @Test
    func `need an umbrella for an hour that began on the day before`() {
        // In Delhi at 00:10, the hour from 23:30 on is the present one.
        let hours = stride(from: 6.0, to: 31, by: 1)
            .map { start in
                HourlyForecast.sample(date: now + start * 3_600, utcOffset: UTCOffset(seconds: 19_800)) {
                    $0.conditions = [.sample(start == 6 ? .lightRain : .fewClouds)]
                    $0.rain = start == 6 ? PrecipitationAmount(depth: Precipitation(millimeters: 1), hours: 1) : nil
                }
            }
        #expect(UmbrellaAdvice(hours: hours, at: now + 6 * 3_600 + 2_400) == .take(hours[0]))
        #expect(UmbrellaAdvice(hours: hours, at: now + 7 * 3_600) == .leave)
    }

    @Test
    func `compare with the same time of the day before by the clocks`() {
        let today = CurrentWeather.sample { $0.temperature = Temperature(celsius: 18.4) }
        func yesterday(_ shift: Double, offset: Int?) -> HourlyForecast {
            .sample(date: now - 86_400 + shift, utcOffset: offset.flatMap { UTCOffset(seconds: $0) }) {
                $0.temperature = Temperature(celsius: 20.1)
            }
        }
        #expect(today.celsiusAboveDayBefore(yesterday(0, offset: 3_600)) == -1.7)
        #expect(today.celsiusAboveDayBefore(yesterday(1_800, offset: nil)) == -1.7)
        #expect(today.celsiusAboveDayBefore(yesterday(1_801, offset: 3_600)) == nil)
        // Clocks were put forward by an hour in between, so the same time was an hour later in UTC.
        #expect(today.celsiusAboveDayBefore(yesterday(3_600, offset: 0)) == -1.7)
        #expect(today.celsiusAboveDayBefore(yesterday(0, offset: 0)) == nil)
        #expect(today.celsiusAboveDayBefore(today) == nil)
    }

    @Test
    func `list the alerts in effect and those that have not ended`() {
        let past = WeatherAlert.sample(id: "1", end: now)
        let present = WeatherAlert.sample(id: "2", start: now)
        let future = WeatherAlert.sample(id: "3", start: now + 1)
        let alerts = WeatherAlerts([past, present, future])
        #expect(alerts.active(at: now) == [present])
        #expect(alerts.ahead(at: now) == [present, future])
    }
}
