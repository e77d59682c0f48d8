import Foundation
import OpenWeatherCore

/// A formatter for the times at which the weather suits an activity, on the clocks of the place.
struct GoodTimesFormat {
    /// The texts.
    let texts: GoodTimesTexts
    private let environment: ScreenEnvironment
    private let time: TimeFormat

    /// The margin below which the weakest requirement is named.
    ///
    /// Chosen by this package: a value with more than a third of its scale left limits nothing.
    private static let leastMargin = 1.0 / 3

    /// Creates a formatter for a place; `offset` is `nil` where its clocks are not known.
    init(offset: UTCOffset?, in environment: ScreenEnvironment) {
        texts = .texts(in: environment)
        self.environment = environment
        time = environment.formats.time(at: offset)
    }

    /// Returns the row of an activity.
    ///
    /// - Parameters:
    ///   - activity: The activity.
    ///   - times: The times on the day that is shown.
    ///   - tomorrow: Those of the next day; `nil` where they do not matter.
    ///   - isAirUnchecked: Whether the times were found without regard to the air that the activity requires.
    ///   - id: The beginning of the identifier.
    /// - Returns: The row.
    func row(
        of activity: Activity,
        _ times: WeatherOfDay.Times,
        tomorrow: WeatherOfDay.Times?,
        isAirUnchecked: Bool,
        id: String
    ) -> GoodTimesContent.Row {
        var parts = sentence(times)
        var (missing, isOutdated) = (times.missing, times.isOutdated)
        var hasTimes = !times.windows.isEmpty
        if let tomorrow, let window = tomorrow.windows.first {
            parts.append(perhaps(texts.tomorrow(span(window, on: tomorrow.day)), tomorrow))
            (missing, hasTimes) = (tomorrow.missing, true)
            isOutdated = isOutdated || tomorrow.isOutdated
        }
        if !missing.isEmpty { parts.append(texts.unknown(list(missing))) }
        // Rain is a reason whatever the air is like.
        if isAirUnchecked, hasTimes { parts.append(texts.uncheckedAir) }
        if isOutdated { parts.append(texts.outdated) }
        let name = texts.name(of: activity)
        return GoodTimesContent.Row(
            id: "\(id).\(activity.id)",
            name: name,
            text: parts.joined(separator: " · "),
            answer: times.windows.isEmpty ? .none : times.missing.isEmpty && !isAirUnchecked ? .windows : .unknown,
            accessibility: AccessibilityText(label: texts.spoken(name, parts.joined(separator: texts.pause)))
        )
    }

    // MARK: - Sentences

    private func sentence(_ times: WeatherOfDay.Times) -> [String] {
        guard let best = times.windows.first else {
            let none = times.day.isToday ? texts.noneToday : texts.none
            return [times.obstacle.map { texts.because(none, reason($0, on: times.day)) } ?? none]
        }
        var parts = [perhaps(span(best, on: times.day), times)]
        if let weakest = best.weakest, best.margin < Self.leastMargin {
            parts.append(texts.limits(texts.elements[weakest.element]))
        }
        if let second = times.windows.dropFirst().first { parts.append(texts.also(span(second, on: times.day))) }
        return parts
    }

    private func perhaps(_ span: String, _ times: WeatherOfDay.Times) -> String {
        times.missing.isEmpty ? span : texts.perhaps(span)
    }

    /// Returns what prevents an activity and when, for example "rain until 16:50".
    private func reason(_ obstacle: ActivityObstacle, on day: WeatherOfDay) -> String {
        let isOfWeather = ![.daylight, .darkness, .moonlight].contains(obstacle.requirement.element)
        let isApproximate = isOfWeather && day.weather.isApproximate(at: min(obstacle.interval.end, day.interval.end))
        let word = word(for: obstacle.requirement, in: day.weather, at: obstacle.interval.start)
        // What lasts for the rest of the day needs no time, and darkness does not end at midnight.
        if day.isToday, day.isOutlasted(by: obstacle.interval) { return word }
        return texts.during(word, span(obstacle.interval, isApproximate: isApproximate, on: day))
    }

    /// Returns what prevents an activity: the opposite of the light that it needs, and the kind of what falls.
    private func word(for requirement: Requirement, in weather: ActivityWeather, at date: Date) -> String {
        let moment = weather.elements(nearestTo: date)
        return switch requirement {
        case .daylight: texts.elements[.darkness]
        case .darkness: texts.elements[.daylight]
        case .temperature(let range): word(for: moment?.temperature, below: range) ?? texts.elements[.temperature]
        case .feelsLike(let range): word(for: moment?.feelsLike, below: range) ?? texts.elements[.feelsLike]
        case .precipitation: precipitation(weather.elements(at: date))
        default: texts.elements[requirement.element]
        }
    }

    private func word(for value: Temperature?, below range: ClosedRange<Temperature>) -> String? {
        value.map { $0 < range.lowerBound ? texts.cold : texts.heat }
    }

    private func precipitation(_ elements: WeatherElements?) -> String {
        guard let elements else { return texts.elements[.precipitation] }
        switch PrecipitationOutlook.Kind(elements.conditions) {
        case .rain, .thunderstorm: return texts.rain
        case .snow: return texts.snow
        case nil where elements.temperature > .snowLimit: return texts.rain
        case .mixed, .freezingRain, nil: return texts.elements[.precipitation]
        }
    }

    private func list(_ elements: [Requirement.Element]) -> String {
        let names = elements.map { texts.elements[$0] }
        return names.formatted(.list(type: .and, width: .narrow).locale(environment.locale))
    }

    // MARK: - Times

    private func span(_ window: ActivityWindow, on day: WeatherOfDay) -> String {
        span(window.interval, isApproximate: window.isApproximate, on: day)
    }

    /// Returns a span of time within a day; an end that the day has, too, is left out.
    private func span(_ interval: DateInterval, isApproximate: Bool, on day: WeatherOfDay) -> String {
        // Counted back from midnight, a later start has fewer tens of minutes, and an earlier end has more.
        let start = interval.start > day.interval.start ? text(interval.start, isApproximate, .down, on: day) : nil
        let end = interval.end < day.interval.end ? text(interval.end, isApproximate, .up, on: day) : nil
        return switch (start, end) {
        case (let start?, let end?): (isApproximate ? texts.aboutSpan : texts.span)(start, end)
        case (nil, let end?): (isApproximate ? texts.untilAbout : texts.until)(end)
        case (let start?, nil): (isApproximate ? texts.fromAbout : texts.from)(start)
        case (nil, nil): day.isToday ? texts.untilMidnight : texts.allDay
        }
    }

    /// Returns a time; an approximate one in tens of minutes, because a minute would seem exact.
    ///
    /// Tens are counted back from midnight at the place, whose offset need not be a multiple of them.
    private func text(
        _ date: Date,
        _ isApproximate: Bool,
        _ rule: FloatingPointRoundingRule,
        on day: WeatherOfDay
    ) -> String {
        guard isApproximate else { return time.hour(date) }
        let midnight = day.interval.end
        let tens = (midnight.timeIntervalSince(date) / 600).rounded(rule)
        // A time of the day is never the midnight that ends it, which reads as the one that begins it.
        return time.hour(midnight - (date < midnight ? max(1, tens) : tens) * 600)
    }
}
