import ExampleSupport
import Foundation
import OpenWeatherCore

/// An outlook for an activity as it is encoded in JSON.
struct ActivityTimes: Encodable {
    /// A window.
    struct Window: Encodable {
        let start: Date
        let end: Date
        let isApproximate: Bool
        let isOutdated: Bool
        let margin: Double
        let weakest: String?
        let parts: [String]
    }

    /// A requirement that fails.
    struct Obstacle: Encodable {
        let requirement: String
        let start: Date
        let end: Date
    }

    let activity: String
    let answer: String
    let windows: [Window]
    let obstacles: [Obstacle]
    let missing: [String]
    let knownUntil: Date
    let outdated: [String]

    /// Creates the form of an outlook.
    init(_ outlook: ActivityOutlook) {
        activity = outlook.activity.id
        answer = outlook.answer.rawValue
        windows = outlook.windows.map { window in
            Window(
                start: window.interval.start,
                end: window.interval.end,
                isApproximate: window.isApproximate,
                isOutdated: window.isOutdated,
                margin: window.margin,
                weakest: window.weakest?.element.rawValue,
                parts: window.parts.map(\.rawValue).sorted()
            )
        }
        obstacles = outlook.obstacles.map {
            Obstacle(requirement: $0.requirement.element.rawValue, start: $0.interval.start, end: $0.interval.end)
        }
        missing = outlook.missing.map(\.rawValue)
        knownUntil = outlook.knownUntil
        outdated = outlook.outdated.map(\.rawValue).sorted()
    }
}

extension Response {
    /// Returns the best windows, or the reason there are none, in the time of the place.
    static func lines(of outlook: ActivityOutlook, _ offset: UTCOffset?) -> [String] {
        var lines: [String] = []
        switch outlook.answer {
        case .windows:
            lines.append("Times for \(outlook.activity.id), the best first, in \(ResponseFormat.name(of: offset)):")
            lines += outlook.windows.prefix(5).map { line(of: $0, offset) }
            let first = outlook.windows.map(\.interval.start).min() ?? outlook.knownUntil
            let before = outlook.obstacles.filter { $0.interval.start < first }
            lines +=
                (before.isEmpty ? [] : ["Not before:"])
                + before.map { line(of: $0, knownUntil: outlook.knownUntil, offset) }
        case .none:
            let end = ResponseFormat.clock(outlook.knownUntil, offset)
            lines.append("No time for \(outlook.activity.id) until \(end), in \(ResponseFormat.name(of: offset)):")
            lines += outlook.obstacles.map { line(of: $0, knownUntil: outlook.knownUntil, offset) }
        case .unknown:
            let missing = outlook.missing.map(name).joined(separator: ", ")
            lines.append(
                missing.isEmpty
                    ? "The weather is known for too short a time." : "Not known, because these are missing: \(missing)."
            )
        }
        if !outlook.outdated.isEmpty {
            let parts = outlook.outdated.map { ResponseFormat.words($0.rawValue) }.sorted().joined(separator: ", ")
            lines.append("Out of date: \(parts)")
        }
        return lines
    }

    private static func line(of window: ActivityWindow, _ offset: UTCOffset?) -> String {
        let start = ResponseFormat.clock(window.interval.start, offset)
        let end = ResponseFormat.clock(window.interval.end, offset)
        let weakest = window.weakest.map { "  weakest: \(name(of: $0.element))" } ?? ""
        return (window.isApproximate ? "about " : "") + "\(start) to \(end)" + weakest
    }

    private static func line(of obstacle: ActivityObstacle, knownUntil end: Date, _ offset: UTCOffset?) -> String {
        let name = TextLayout.padded(name(of: obstacle.requirement.element), to: 26)
        let start = ResponseFormat.clock(obstacle.interval.start, offset)
        let isOpen = obstacle.interval.end >= end
        return name + "fails from \(start) "
            + (isOpen ? "on" : "to \(ResponseFormat.clock(obstacle.interval.end, offset))")
    }

    private static func name(of element: Requirement.Element) -> String {
        switch element {
        case .usAirQuality: "US air quality"
        case .uvIndex: "UV index"
        default: ResponseFormat.words(element.rawValue)
        }
    }
}
