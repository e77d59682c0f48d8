import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestSupport

/// A year of rain by the minute, and what a service says about it: the next hour as it comes, later hours with mistakes.
struct SimulatedYear {
    static let minutes = 525_600
    let start = Date(timeIntervalSince1970: 1_767_225_600)  // 2026-01-01 in UTC
    /// The intensity of each minute in millimeters an hour.
    private(set) var rates: [Double]
    /// The alerts, each with the minute at which it is issued.
    private(set) var alerts: [(issued: Int, alert: WeatherAlert)] = []
    private var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        rates = Array(repeating: 0, count: Self.minutes)
        var minute = 0
        while minute < Self.minutes {
            // Dry spells of a day and a half on average, and spells of showers that come and go.
            minute += Int(-log(Double.random(in: 0.001..<1, using: &random)) * 2_200)
            let end = minute + Int.random(in: 10...900, using: &random)
            while minute < min(end, Self.minutes) {
                let strength = Double.random(in: 0...1.5, using: &random)
                for wet in minute..<min(minute + Int.random(in: 1...70, using: &random), Self.minutes) {
                    rates[wet] = strength * Double.random(in: 0.6...1.4, using: &random)
                }
                minute += Int.random(in: 20...200, using: &random)
            }
        }
        alerts = (0..<60)
            .map { number in
                let issued = Int.random(in: 0..<Self.minutes - 10_000, using: &random)
                let begin = issued + Int.random(in: 0...1_440, using: &random)
                let end = date(begin + Int.random(in: 60...2_880, using: &random))
                return (issued, WeatherAlert(id: "\(number)", start: date(begin), end: end))
            }
    }

    /// Returns the temperature of an hour of the year in degrees Celsius: coldest in January, and at four in the morning.
    static func celsius(_ hour: Int) -> Double {
        7 - 9 * cos(Double(hour) / 8_760 * 2 * .pi) - 5 * cos(Double(hour % 24 - 4) / 24 * 2 * .pi)
    }

    func date(_ minute: Int) -> Date { start + Double(minute) * 60 }

    func minute(of date: Date) -> Int { Int((date.timeIntervalSince(start) / 60).rounded(.down)) }

    /// Returns what the service says at a minute, and whether an hour of the coming day has a chance of rain.
    mutating func report(at minute: Int) -> (report: OneCallReport, isRisky: Bool) {
        let minutes = (0...60).filter { minute + $0 < Self.minutes }
            .map {
                MinutePrecipitation(date: date(minute + $0), hourlyRate: Precipitation(millimeters: rates[minute + $0]))
            }
        let first = minute / 60
        let hours = (first..<min(first + 48, Self.minutes / 60))
            .map { hour in
                let amount = rates[(hour * 60)..<(hour * 60 + 60)].reduce(0, +) / 60
                // One wet hour in twenty is not expected, and one dry hour in 500 is.
                let isExpected = Double.random(in: 0..<1, using: &random) < (amount > 0 ? 0.95 : 0.002)
                let elements = WeatherElements(
                    conditions: [.sample(isExpected && amount > 0.1 ? .lightRain : .fewClouds)],
                    temperature: Temperature(celsius: Self.celsius(hour)),
                    chanceOfPrecipitation: Percentage(percent: isExpected ? 60 : 5)
                )
                return HourlyForecast(date: date(hour * 60), utcOffset: .utc, elements: elements)
            }
        let isRisky = hours.prefix(25).contains { $0.elements.chanceOfPrecipitation?.percent == 60 }
        let alerts = alerts.filter { $0.issued <= minute && $0.alert.end > date(minute) }.map(\.alert)
        let report = OneCallReport(
            minutes: .success(.sample(minutes)),
            hours: .success(.sample(hours)),
            alerts: .success(.sample(WeatherAlerts(alerts)))
        )
        return (report, isRisky)
    }
}
