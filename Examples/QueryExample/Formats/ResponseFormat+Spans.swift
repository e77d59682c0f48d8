import Foundation
import OpenWeatherCore

extension ResponseFormat {
    /// Returns a sentence about the next change between dry and wet, for example `Dry for at least two days`.
    static func words(for outlook: OneCallOutlook, now: Date) -> String {
        let minutes = outlook.minutes(from: now)
        return switch outlook.event {
        case .starts where minutes == 0: "Precipitation is about to begin"
        case .stops where minutes == 0: "Precipitation is about to end"
        case .starts: "Precipitation in \(span(minutes: minutes, toNearest: true))"
        case .stops: "Dry in \(span(minutes: minutes, toNearest: true))"
        case .staysDry: "Dry for at least \(span(minutes: minutes))"
        case .staysWet: "Precipitation for at least \(span(minutes: minutes))"
        }
    }

    /// Returns a span of time in minutes, hours from one hour on, or days from two days on, for example `two hours`.
    ///
    /// It is rounded to the nearest unit, or down, where less than a twentieth of a unit may be missing: 2,855 minutes are
    /// two days.
    static func span(minutes: Int, toNearest: Bool = false) -> String {
        func count(_ unit: Int) -> Int { (minutes + unit / (toNearest ? 2 : 20)) / unit }
        return switch minutes {
        case ..<1: "less than a minute"
        case ..<60: words(for: minutes, "minute")
        case ..<2808: words(for: count(60), "hour")
        default: words(for: count(1440), "day")
        }
    }

    /// Returns a number and what it counts, such as `1 call` and `2 calls`.
    static func counted(_ count: Int, _ unit: String) -> String { "\(count) \(unit)\(count == 1 ? "" : "s")" }

    private static func words(for count: Int, _ unit: String) -> String {
        let names = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
        return "\(names.indices.contains(count) ? names[count] : String(count)) \(unit)\(count == 1 ? "" : "s")"
    }
}
