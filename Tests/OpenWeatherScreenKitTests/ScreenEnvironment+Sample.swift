import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

extension ScreenEnvironment {
    /// An environment for tests: English in the United States, metric, noon of 28 May 2026 UTC unless said otherwise.
    static func sample(
        _ identifier: String = "en_US",
        units: Units = .metric,
        timeZone: TimeZone = .gmt,
        now: Date = Date(timeIntervalSince1970: 1_779_969_600)
    ) -> ScreenEnvironment {
        let locale = Locale(identifier: identifier)
        return ScreenEnvironment(
            language: Language(locale: locale),
            locale: locale,
            units: units,
            timeZone: timeZone,
            now: { now }
        )
    }
}
