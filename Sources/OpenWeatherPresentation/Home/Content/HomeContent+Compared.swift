import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

/// Puts a comparison of the weather into one sentence.
///
/// Differences are those of the numbers that are shown. The present high is compared with the usual one only where it is that
/// of the whole day; otherwise the sentence has the usual high alone.
struct HomeCompared {
    /// The sentence; `nil` when nothing to compare with is known.
    private(set) var text: TextContent?

    private let texts: HomeComparisonTexts
    private let environment: ScreenEnvironment
    private let format: TemperatureFormat

    /// Creates the sentence for the weather of home.
    ///
    /// - Parameters:
    ///   - home: The weather; when it is out of date, the sentence says so.
    ///   - comparison: The weather to compare with.
    ///   - high: The highest temperature of the whole day; `nil` when it is not known.
    ///   - environment: The language, the units, and the time.
    init(_ home: PlaceWeather, _ comparison: WeatherComparison, high: Temperature?, in environment: ScreenEnvironment) {
        texts = .texts(in: environment)
        self.environment = environment
        format = environment.formats.temperature
        let now = environment.now()
        let isPresent = home.present(at: now) != nil
        let clauses = [
            comparison.sentence(about: home.weather, isPresent: isPresent, in: environment),
            comparison.usual.value.map { usual($0, high: isPresent ? high : nil) },
        ]
        .compactMap(\.self)
        guard let first = clauses.first else { return }
        var sentence = clauses.dropFirst().reduce(first) { $0.joined(with: $1, by: texts.both) }
        if !isPresent {
            let time = environment.formats.time(at: home.weather.utcOffset)(home.weather.date, relativeTo: now)
            sentence = sentence.joined(with: SpokenText(time), by: texts.outdated)
        }
        text = TextContent(
            id: HomeContent.ID.comparison,
            text: sentence.text.capitalizedFirst,
            accessibility: AccessibilityText(label: sentence.spoken.capitalizedFirst)
        )
    }

    /// Returns the comparison of the high with the usual one, or the usual one when the high is not known.
    private func usual(_ usual: UsualWeather, high: Temperature?) -> SpokenText {
        let time = SpokenText(period(of: usual))
        guard let high else { return format(usual.high.middle).joined(with: time, by: texts.usualHigh) }
        let degrees = format.degrees(from: usual.high.middle, to: high)
        guard degrees != 0 else { return SpokenText(texts.asUsual(time.text)) }
        return format.difference(degrees).joined(with: time, by: degrees > 0 ? texts.aboveUsual : texts.belowUsual)
    }

    /// Returns the period and the years, for example "late November (2006–2025)".
    private func period(of usual: UsualWeather) -> String {
        let formats = environment.formats
        // Any year has the months.
        let date = usual.period.firstDay(in: 2_024)?.start(at: .utc) ?? .distantPast
        let month = TimeFormat(locale: gregorianLocale, offset: .utc).month(date)
        let period =
            switch usual.period.third {
            case .early: texts.early(month)
            case .middle: texts.middle(month)
            case .late: texts.late(month)
            }
        let years = usual.years.map { [$0.lowerBound, $0.upperBound].map { formats.number(Double($0)).text } }
        return texts.since(
            period,
            years?.joined(separator: "–") ?? texts.years(formats.number(Double(usual.yearCount)))
        )
    }

    /// The locale with the calendar whose months periods are thirds of, whichever calendar its region has.
    private var gregorianLocale: Locale {
        var components = Locale.Components(locale: environment.locale)
        components.calendar = .gregorian
        return Locale(components: components)
    }
}

extension SpokenText {
    /// Returns a phrase with this text and another one in it, both as they are shown and as they are spoken.
    fileprivate func joined(with other: SpokenText, by phrase: PairPhrase) -> SpokenText {
        SpokenText(phrase(text, other.text), spoken: phrase(spoken, other.spoken))
    }
}
