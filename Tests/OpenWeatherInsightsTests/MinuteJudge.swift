import Foundation
import OpenWeatherCore

/// Another finder of windows, which looks at every minute by itself and knows nothing of spans.
///
/// Steps, sunrises and the present must begin at whole minutes.
struct MinuteJudge: ActivityWindowFinder {
    func outlook(for activity: Activity, in weather: ActivityWeather, at now: Date) -> ActivityOutlook {
        let sheet = MinuteSheet(weather, at: now)
        let verdicts = (0..<sheet.count)
            .map { minute in
                activity.requirements.map { Verdict(sheet.value(of: $0.element, at: minute), for: $0) }
            }
        func date(_ minute: Int) -> Date { now + 60 * Double(minute) }
        func runs(_ isIncluded: (Int) -> Bool) -> [Range<Int>] {
            var runs: [Range<Int>] = []
            for minute in 0..<sheet.count where isIncluded(minute) {
                if let last = runs.last, last.upperBound == minute {
                    runs[runs.count - 1] = last.lowerBound..<minute + 1
                } else {
                    runs.append(minute..<minute + 1)
                }
            }
            return runs
        }
        func isLong(_ run: Range<Int>) -> Bool { Duration.seconds(60 * run.count) >= activity.duration }

        let stale = Self.stale(weather, at: now)
        let windows = runs { verdicts[$0].allSatisfy { $0.margin != nil } }.filter(isLong)
            .map { run in
                var weakest: (requirement: Requirement?, margin: Double) = (nil, 2)
                for (index, requirement) in activity.requirements.enumerated() {
                    let margin = run.compactMap { verdicts[$0][index].margin }.min() ?? 2
                    if margin < weakest.margin { weakest = (requirement, margin) }
                }
                let values = run.flatMap { verdicts[$0] }
                let parts = values.reduce(into: Set<ActivityPart>()) { $0.formUnion($1.parts) }
                return ActivityWindow(
                    interval: DateInterval(start: date(run.lowerBound), end: date(run.upperBound)),
                    weakest: weakest.requirement,
                    margin: weakest.requirement == nil ? 1 : weakest.margin,
                    parts: parts,
                    resolution: values.compactMap(\.step).max().map { .seconds(60 * $0) },
                    isOutdated: !parts.isDisjoint(with: stale)
                )
            }
        let open = runs { verdicts[$0].allSatisfy { !$0.fails } }
        var obstacles: [ActivityObstacle] = []
        var missing: [Requirement.Element] = []
        for (index, requirement) in activity.requirements.enumerated() {
            if let run = runs({ verdicts[$0][index].fails }).first {
                let interval = DateInterval(start: date(run.lowerBound), end: date(run.upperBound))
                obstacles.append(ActivityObstacle(requirement: requirement, interval: interval))
            }
            let isMissing = open.joined().contains { verdicts[$0][index].isUnknown }
            if isMissing || sheet.count == 0 { missing.append(requirement.element) }
        }
        let read = verdicts.joined().reduce(into: Set<ActivityPart>()) { $0.formUnion($1.parts) }
        let isUnknown = obstacles.isEmpty || open.contains(where: isLong)
        return ActivityOutlook(
            activity: activity,
            answer: !windows.isEmpty ? .windows : isUnknown ? .unknown : .none,
            windows: windows.enumerated()
                .sorted { ($1.element.margin, $0.offset) < ($0.element.margin, $1.offset) }
                .map(\.element),
            obstacles: obstacles.enumerated()
                .sorted { ($0.element.interval.start, $0.offset) < ($1.element.interval.start, $1.offset) }
                .map(\.element),
            missing: missing,
            knownUntil: date(sheet.count),
            outdated: stale.intersection(read)
        )
    }

    private static func stale(_ weather: ActivityWeather, at now: Date) -> Set<ActivityPart> {
        var parts: Set<ActivityPart> = []
        if let part = weather.minutes, part.isStale(at: now) { parts.insert(.minutes) }
        if let part = weather.quarterHours, part.isStale(at: now) { parts.insert(.quarterHours) }
        if let part = weather.hours, part.isStale(at: now) { parts.insert(.hours) }
        if let part = weather.forecast, part.isStale(at: now) { parts.insert(.forecast) }
        if let part = weather.airQuality, part.isStale(at: now) { parts.insert(.airQuality) }
        return parts
    }
}

/// What a requirement is at one minute.
private struct Verdict {
    let fails: Bool
    let margin: Double?
    let parts: Set<ActivityPart>
    let step: Int?

    var isUnknown: Bool { !fails && margin == nil }

    init(_ value: MinuteSheet.Value, for requirement: Requirement) {
        (parts, step) = (value.parts, value.minutes)
        guard let number = value.number else {
            (fails, margin) = (false, nil)
            return
        }
        let (lowest, highest, whole) = Self.limits(of: requirement)
        fails = number < lowest || number > highest
        guard !fails else {
            margin = nil
            return
        }
        switch (lowest.isFinite, highest.isFinite) {
        case (true, true):
            margin = highest > lowest ? min(number - lowest, highest - number) / ((highest - lowest) / 2) : 1
        case (true, false): margin = lowest > 0 ? min(1, (number - lowest) / lowest) : 1
        default: margin = highest > 0 ? min(1, (highest + whole - number) / highest) : 1
        }
    }

    private static func limits(of requirement: Requirement) -> (Double, Double, whole: Double) {
        let none = -Double.infinity
        return switch requirement {
        case .precipitation(let limit): (none, limit.millimeters, 0)
        case .chanceOfPrecipitation(let limit): (none, limit.percent, 0)
        case .temperature(let range): (range.lowerBound.celsius, range.upperBound.celsius, 0)
        case .feelsLike(let range): (range.lowerBound.celsius, range.upperBound.celsius, 0)
        case .wind(let limit): (none, limit.metersPerSecond, 0)
        case .gusts(let limit): (none, limit.metersPerSecond, 0)
        case .uvIndex(let limit): (none, limit.value, 0)
        case .usAirQuality(let limit): (none, Double(limit), 0)
        case .airQualityIndex(let limit): (none, Double(limit.rawValue), 1)
        case .cloudiness(let limit): (none, limit.percent, 0)
        case .humidity(let limit): (none, limit.percent, 0)
        case .evaporation(let limit): (limit.millimeters, .infinity, 0)
        case .visibility(let limit): (limit.meters, .infinity, 0)
        case .daylight, .darkness: (0.5, .infinity, 0)
        case .moonlight(let limit): (none, limit.percent, 0)
        }
    }
}
