import Foundation
package import OpenWeatherCore

/// A formatter for the outlook of a forecast, which names times and days on the clocks of the place.
///
/// Its texts have no period and name no more than the outlook knows: a time is that of a step, and "around" says so.
package struct OutlookFormat: Sendable {
    private let formats: Formats
    private let texts: OutlookTexts
    private let offset: UTCOffset?
    private let now: Date

    /// Creates a formatter for a place and the present.
    init(_ formats: Formats, _ texts: OutlookTexts, offset: UTCOffset?, now: Date) {
        self.formats = formats
        self.texts = texts
        self.offset = offset
        self.now = now
    }

    /// Returns the sentence for an outlook, for example "Rain tomorrow from around 4 PM".
    ///
    /// - Parameters:
    ///   - outlook: The outlook.
    ///   - canSnow: Whether it is cold enough for snow at some time of the forecast, so that a dry one says so.
    /// - Returns: The sentence, to be read on the day on which it was formatted.
    package func callAsFunction(_ outlook: PrecipitationOutlook, canSnow: Bool) -> String {
        switch outlook.change {
        case .begins(let kind, let range) where hasBegun(range) && isTomorrow(dayEnding(at: range.upperBound)):
            texts.beginsBeforeTomorrow(texts[kind], hour(range.upperBound))
        case .begins(let kind, let range) where !hasBegun(range) && isTomorrow(clock.day(of: range.lowerBound)):
            texts.beginsTomorrow(texts[kind], hour(range.lowerBound))
        // "Until 0:00 tomorrow" would be taken for the coming night.
        case .ends(let kind, let date) where isTomorrow(dayEnding(at: date)) && isTomorrow(clock.day(of: date)):
            texts.endsTomorrow(texts[kind], hour(date))
        case .dry(let date):
            (canSnow ? texts.noPrecipitationUntil : texts.noRainUntil)(name(of: dayEnding(at: date)))
        default:
            line(outlook)
        }
    }

    /// Returns the same in one line that stays true after midnight, for example "Rain from Saturday".
    ///
    /// A widget shows it for longer than a day lasts, so that it names a weekday where the sentence says "tomorrow".
    package func line(_ outlook: PrecipitationOutlook) -> String {
        switch outlook.change {
        case .begins(let kind, let range) where hasBegun(range):
            texts.beginsBefore(texts[kind], hour(range.upperBound))
        case .begins(let kind, let range) where clock.day(of: range.lowerBound) == today:
            texts.begins(texts[kind], hour(range.lowerBound))
        case .begins(let kind, let range):
            texts.beginsLater(texts[kind], name(of: clock.day(of: range.lowerBound)))
        case .ends(let kind, let date) where dayEnding(at: date) == today:
            texts.ends(texts[kind], hour(date))
        case .ends(let kind, let date):
            texts.endsLater(texts[kind], name(of: dayEnding(at: date)))
        case .lasts(let kind, let date):
            texts.lasts(texts[kind], name(of: dayEnding(at: date)))
        case .dry(let date):
            texts.dryUntilAtLeast(name(of: dayEnding(at: date)))
        }
    }

    /// Returns the line in as few words as possible, for example "Rain from 4 PM"; `nil` when nothing changes today.
    package func short(_ outlook: PrecipitationOutlook) -> String? {
        switch outlook.change {
        case .begins(let kind, let range) where hasBegun(range):
            texts.shortBefore(texts[kind], hour(range.upperBound))
        case .begins(let kind, let range) where clock.day(of: range.lowerBound) == today:
            texts.shortBegins(texts[kind], hour(range.lowerBound))
        case .ends(let kind, let date) where dayEnding(at: date) == today:
            texts.shortEnds(texts[kind], hour(date))
        default: nil
        }
    }

    /// Returns the name of a kind of precipitation at the beginning of a sentence, for example "Rain".
    package func name(of kind: PrecipitationOutlook.Kind) -> String { texts[kind] }

    /// Whether it may begin at any time from now on, so that only the latest one is known.
    private func hasBegun(_ range: ClosedRange<Date>) -> Bool { range.lowerBound <= now }

    private var clock: UTCOffset { offset ?? .utc }

    private var today: LocalDay { clock.day(of: now) }

    private func isTomorrow(_ day: LocalDay) -> Bool { day == today.advanced(by: 1) }

    /// Returns the day of a moment that ends something: midnight belongs to the day before.
    private func dayEnding(at date: Date) -> LocalDay { clock.day(of: date.addingTimeInterval(-1)) }

    private func hour(_ date: Date) -> String { formats.time(at: offset).hour(date) }

    /// Returns the weekday, with the date from a week ahead on.
    ///
    /// Today has its date, too, as its weekday alone would be taken for that of the next week.
    private func name(of day: LocalDay) -> String {
        guard day > today, day < today.advanced(by: 7) else { return formats.day(day) }
        return formats.time(at: .utc).weekday(day.start(at: .utc))
    }
}

extension Temperature {
    /// The temperature at and below which what falls may be snow, where nothing says what it is.
    package static let snowLimit = Temperature(celsius: 3)
}

extension OutlookTexts {
    /// Returns the name of a kind of precipitation at the beginning of a sentence.
    fileprivate subscript(kind: PrecipitationOutlook.Kind) -> String {
        switch kind {
        case .rain: rain
        case .snow: snow
        case .mixed: mixed
        case .freezingRain: freezingRain
        case .thunderstorm: thunderstorm
        }
    }
}
