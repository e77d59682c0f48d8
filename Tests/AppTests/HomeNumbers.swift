import Foundation
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherScreenKit

/// The numbers that a reader finds on home, which must not contradict each other.
struct HomeNumbers {
    let content: HomeContent

    /// The number of a temperature as it is shown, for a screen in English.
    static func number(_ text: String?) -> Int? {
        text.map { $0.replacing("−", with: "-") }.flatMap { Int($0.filter { $0.isNumber || $0 == "-" }) }
    }

    /// The contradictions, each in words; empty when there are none.
    var contradictions: [String] {
        var found: [String] = []
        func check(_ isRight: Bool, _ words: @autoclosure () -> String) { if !isRight { found.append(words()) } }
        guard let hours = content.hours, let days = content.days else { return [] }
        let hero = Self.number(content.hero.temperature.text)
        let now = hours.columns.first { $0.kind == .now }
        if let now { check(Self.number(now.temperature) == hero, "now is \(now.temperature ?? "") and \(hero ?? 0)") }
        let range = (Self.number(content.hero.low?.value), Self.number(content.hero.high?.value))
        if let today = days.rows.first(where: { $0.title == "Today" }) {
            check(Self.number(today.low) == range.0 && Self.number(today.high) == range.1, "today has two ranges")
            if now != nil, let low = range.0, let high = range.1, let hero {
                check((low...high).contains(hero), "\(hero) is not within \(low) and \(high)")
                check(today.bar?.now != nil, "today has no dot")
            }
        } else {
            check(range.0 == nil && range.1 == nil, "the hero has a range that no row has")
        }
        for row in days.rows {
            guard let low = Self.number(row.low), let high = Self.number(row.high), let bar = row.bar else {
                found.append("\(row.title) has no numbers")
                continue
            }
            check(low <= high && bar.lower <= bar.upper, "\(row.title) from \(low) to \(high)")
            check((0.0...1).contains(bar.lower) && (0.0...1).contains(bar.upper), "\(row.title) leaves the scale")
            check(bar.low == row.low && bar.high == row.high, "the bar of \(row.title) has other numbers")
            if let now = bar.now { check((bar.lower...bar.upper).contains(now), "the dot leaves the bar") }
            // Steps of the strip that lie on the day.
            for hour in hours.columns where hour.kind == .step {
                guard let day = row.day, let date = hour.date, offset.day(of: date) == day,
                    let number = Self.number(hour.temperature)
                else { continue }
                check((low...high).contains(number), "\(hour.time) has \(number), \(row.title) \(low) to \(high)")
            }
        }
        let shown = hours.columns.compactMap { Self.number($0.temperature) }
        check(
            shown.min() == Self.number(hours.low) && shown.max() == Self.number(hours.high),
            "the strip's ends differ"
        )
        let dates = hours.columns.compactMap(\.date)
        check(zip(dates, dates.dropFirst()).allSatisfy { $0 <= $1 }, "the hours are out of order")
        return found + outlookContradictions(hours)
    }

    /// The difference between the place's clocks and UTC.
    let offset: UTCOffset

    /// A sentence of dry weather beside a chance of rain within the next 24 hours.
    private func outlookContradictions(_ hours: HomeContent.Hours) -> [String] {
        guard let outlook = content.outlook?.text else { return ["there is no outlook"] }
        let wet = hours.columns.first { $0.kind == .step && ($0.chanceFraction ?? 0) >= 0.5 }
        guard let wet, outlook.hasPrefix("No rain") || outlook.contains(#/ from [A-Z]/#) else { return [] }
        return ["“\(outlook)” beside \(wet.chance ?? "") at \(wet.time)"]
    }
}
