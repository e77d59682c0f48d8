import Foundation
import OpenWeatherCore

/// Entries for tests, by the hour.
enum SaidAndCame {
    /// Midnight in UTC.
    static let start = Date(timeIntervalSince1970: 1_780_012_800)

    static func hour(_ number: Double) -> Date { start + number * 3_600 }

    static func said(
        _ degrees: Double?,
        chance: Double? = nil,
        for length: Double = 1,
        at hour: Double,
        hoursAhead: Double = 24
    ) -> DiaryEntry {
        DiaryEntry(
            .forecast(lead: .seconds(hoursAhead * 3_600)),
            date: self.hour(hour),
            period: chance.map { _ in DateInterval(start: self.hour(hour), duration: length * 3_600) },
            temperature: degrees.map { Temperature(celsius: $0) },
            chanceOfPrecipitation: chance.map { Percentage(fraction: $0) }
        )
    }

    static func came(_ degrees: Double?, isWet: Bool? = nil, at hour: Double) -> DiaryEntry {
        DiaryEntry(
            .measured,
            date: self.hour(hour),
            temperature: degrees.map { Temperature(celsius: $0) },
            isWet: isWet
        )
    }
}
