import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit

/// Good times in Lisbon, an hour ahead of UTC, from 13:00 on Thursday, 28 May 2026, as a scripted finder sees them.
struct GoodTimesFixture {
    /// The present: 13:00 on the clocks of the place.
    static let now = Date(timeIntervalSince1970: 1_779_969_600)

    /// The clocks of the place.
    static let offset = UTCOffset(seconds: 3600)

    /// Returns a moment by the clocks of the place, counted from the midnight at which the present day began.
    static func at(_ hour: Double) -> Date { now + (hour - 13) * 3600 }

    /// Returns a window between two hours of the day.
    static func window(
        _ hours: ClosedRange<Double>,
        _ weakest: Requirement? = nil,
        margin: Double = 1,
        step: Duration = .seconds(3600)
    ) -> ActivityWindow {
        ActivityWindow(
            interval: DateInterval(start: at(hours.lowerBound), end: at(hours.upperBound)),
            weakest: weakest,
            margin: margin,
            parts: [.forecast],
            resolution: step
        )
    }

    /// Returns an obstacle between two hours of the day.
    static func obstacle(_ requirement: Requirement, _ hours: ClosedRange<Double>) -> ActivityObstacle {
        ActivityObstacle(
            requirement: requirement,
            interval: DateInterval(start: at(hours.lowerBound), end: at(hours.upperBound))
        )
    }

    /// The activity whose outlook is scripted, without light.
    static let run = Activity(id: "run", duration: .seconds(1800), requirements: [.precipitation(atMost: .zero)])

    /// Returns an outlook for the activity.
    static func outlook(
        _ answer: ActivityOutlook.Answer,
        _ windows: [ActivityWindow] = [],
        obstacles: [ActivityObstacle] = [],
        missing: [Requirement.Element] = [],
        knownUntil: Double = 72,
        outdated: Set<ActivityPart> = []
    ) -> ActivityOutlook {
        ActivityOutlook(
            activity: run,
            answer: answer,
            windows: windows,
            obstacles: obstacles,
            missing: missing,
            knownUntil: at(knownUntil),
            outdated: outdated
        )
    }

    /// Returns two steps of a forecast from the present on, an hour or three apart.
    static func forecast(
        every hours: Double = 1,
        _ condition: ConditionCode = .moderateRain,
        from origin: FetchOrigin = .network
    ) -> Fetched<Forecast> {
        let entries = (0..<40)
            .map { step in
                ForecastEntry.sample(date: now + Double(step) * hours * 3600) {
                    $0.conditions = [.sample(condition, .day)]
                }
            }
        return .sample(.sample(entries: entries), from: origin)
    }

    /// Returns a forecast of hours up to one of them, followed by steps of three hours.
    static func forecast(ofHoursUpTo last: Int) -> Fetched<Forecast> {
        let hours = Array(14...last) + stride(from: last + 3, through: last + 51, by: 3)
        return .sample(.sample(entries: hours.map { .sample(date: at(Double($0))) }))
    }

    /// Returns the section that a finder leads to; on the present day unless another one is named.
    static func content(
        _ locale: String = "en_GB",
        on day: LocalDay? = nil,
        at offset: UTCOffset? = offset,
        activities: [Activity] = [run],
        forecast: Fetched<Forecast> = forecast(),
        air: Fetched<AirQualityForecast>? = nil,
        seen: Locked<ActivityWeather?> = Locked(nil),
        finder: @escaping ScriptedFinder.Script
    ) -> GoodTimesContent? {
        let locale = Locale(identifier: locale)
        let environment = ScreenEnvironment(
            language: Language(locale: locale),
            locale: locale,
            units: .metric,
            timeZone: .gmt,
            activities: ScreenActivities(activities, finder: ScriptedFinder(script: finder, seen: seen)),
            now: { now }
        )
        return GoodTimesContent(
            ActivityWeather(coordinate: .lisbon, sun: forecast.city.sun, forecast: forecast, airQuality: air),
            on: day,
            at: offset,
            id: "home.goodTimes",
            in: environment
        )
    }
}

/// A finder that answers as a script says.
struct ScriptedFinder: ActivityWindowFinder {
    /// Returns the outlook for an activity from a date on.
    typealias Script = @Sendable (_ activity: Activity, _ date: Date) -> ActivityOutlook

    /// The script.
    let script: Script
    /// The weather of the last call.
    var seen = Locked<ActivityWeather?>(nil)

    func outlook(for activity: Activity, in weather: ActivityWeather, at now: Date) -> ActivityOutlook {
        seen.withLock { $0 = weather }
        return script(activity, now)
    }
}
