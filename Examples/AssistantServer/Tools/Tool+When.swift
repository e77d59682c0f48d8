import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherInsights

extension Tool {
    /// The times at which the weather suits an activity.
    static let when = Tool(
        "when",
        title: "Good times for an activity",
        description: """
            The times of the next five days at which the weather suits an activity, the best first, or what prevents it. A time \
            whose weather is not known is never a good one.
            """,
        parameters: [
            "activity": Schema.choice("What to do; run by default.", activities.map(\.id))
        ],
        output: Answer.schema(
            [
                "activity": Schema.string(""),
                "answer": Schema.choice("Whether there are times, none, or not enough is known.", answers),
                "knownUntil": Schema.date("The end of what is known."),
                "obstacles": Schema.array(
                    "What fails before the first time, or until the end when there is none.",
                    of: Schema.object(
                        "",
                        ["requirement": Schema.string(""), "from": Schema.date(""), "until": Schema.date("")]
                    )
                ),
                "missing": Schema.array("The elements that are not known.", of: Schema.string("")),
            ],
            rows: (
                "windows",
                Schema.object(
                    "",
                    [
                        "from": Schema.date(""), "until": Schema.date(""),
                        "isApproximate": Schema.boolean("Whether the ends are those of steps of hours."),
                        "weakest": Schema.string("The requirement that comes closest to failing."),
                    ],
                    optional: ["weakest"]
                )
            ),
            hasUnits: false
        )
    ) { arguments, desk async throws(ToolFailure) in
        let name = try arguments.choice("activity", activities.map(\.id))
        let activity = activities.first { $0.id == name } ?? .run
        var place = try await desk.place(try arguments.place(), arguments.options.language)
        let point = place.point
        async let air = try? desk.client.airQualityForecast(at: point)
        let forecast = try await desk.forecast(at: &place, arguments.options)
        let weather = ActivityWeather(coordinate: point, forecast: forecast, airQuality: await air)
        let outlook = WindowFinder().outlook(for: activity, in: weather, at: desk.now())
        let clock = PlaceClock(offset: forecast.city.utcOffset)
        let basis = "the forecasts of five days in steps of three hours, and of the air"
        return Answer(
            place: place,
            clock: clock,
            lines: lines(of: outlook, clock),
            values: values(of: outlook, clock),
            rowsName: "windows",
            rows: outlook.windows.map { row(of: $0, clock) },
            provenance: Provenance(forecast, at: desk.now(), basis: basis)
                .joined(with: weather.airQuality.map { Provenance($0, at: desk.now(), basis: basis) })
        )
    }

    /// The activities; the wind of the drone is that of a small one, 10 m/s.
    private static let activities: [Activity] = [
        .run, .ride, .walk, .laundry, .stargaze, .drone(maximumWind: Speed(metersPerSecond: 10)),
    ]

    private static let answers = ["windows", "none", "unknown"]

    private static func lines(of outlook: ActivityOutlook, _ clock: PlaceClock) -> [String] {
        let end = clock.row(outlook.knownUntil)
        let missing = outlook.missing.map { words($0.rawValue) }.joined(separator: ", ")
        let obstacles = relevant(outlook).prefix(4)
            .map { "\(words($0.requirement.element.rawValue)) from \(clock.row($0.interval.start))" }
        let heading =
            switch outlook.answer {
            case .windows: "\(outlook.windows.count) times for \(outlook.activity.id), the best first, until \(end) in"
            case .none: "No time for \(outlook.activity.id) until \(end) in"
            case .unknown: "The times for \(outlook.activity.id) are not known in"
            }
        return [heading]
            + (outlook.answer == .unknown && !missing.isEmpty ? ["Missing: \(missing)"] : [])
            + (obstacles.isEmpty ? [] : ["Fails: \(obstacles.joined(separator: "; "))"])
    }

    /// Returns the obstacles before the first window, or all when there is none.
    private static func relevant(_ outlook: ActivityOutlook) -> [ActivityObstacle] {
        let first = outlook.windows.map(\.interval.start).min() ?? .distantFuture
        return outlook.obstacles.filter { $0.interval.start < first }
    }

    private static func values(of outlook: ActivityOutlook, _ clock: PlaceClock) -> [String: JSONNode] {
        [
            "activity": .string(outlook.activity.id), "answer": .string(outlook.answer.rawValue),
            "knownUntil": .string(clock.iso(outlook.knownUntil)),
            "missing": .array(outlook.missing.map { .string($0.rawValue) }),
            "obstacles": .array(
                relevant(outlook)
                    .map {
                        [
                            "requirement": .string($0.requirement.element.rawValue),
                            "from": .string(clock.iso($0.interval.start)), "until": .string(clock.iso($0.interval.end)),
                        ]
                    }
            ),
        ]
    }

    private static func row(of window: ActivityWindow, _ clock: PlaceClock) -> Answer.Row {
        let weakest = window.weakest?.element.rawValue
        var values: [String: JSONNode] = [
            "from": .string(clock.iso(window.interval.start)), "until": .string(clock.iso(window.interval.end)),
            "isApproximate": .bool(window.isApproximate),
        ]
        values["weakest"] = weakest.map(JSONNode.string)
        let about = window.isApproximate ? "about " : ""
        let text = "\(about)\(clock.row(window.interval.start)) to \(clock.row(window.interval.end))"
        return Answer.Row(text: text + (weakest.map { ", weakest: \(words($0))" } ?? ""), values: values)
    }
}
