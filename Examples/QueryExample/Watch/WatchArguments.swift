import ExampleSupport
import Foundation
import OpenWeatherCore

/// What the command line says about a watch: the places, the rules, and what is done with a notice.
struct WatchArguments {
    /// The places, of which there is at least one.
    let places: [LocationQuery]
    /// The rules: rain and alerts always, frost and the line of the morning when they are asked for.
    let rules: NoticeRules
    /// The directory of the records; `nil` to keep them in memory.
    let directory: URL?
    /// Whether to do what is due and leave.
    let isOnce: Bool
    /// Whether notices are printed as JSON.
    let isJSON: Bool
    /// The program that shows notices on the desktop; `nil` for none.
    let desktop: NotifySend?

    /// The options in the help.
    static let syntax = [
        CommandLineOption("--state", "DIR", help: "Keep in DIR what was told; --once needs it (watch)."),
        CommandLineOption("--once", help: "Do what is due and leave, with status 3 when something was told (watch)."),
        CommandLineOption("--rain", "NUMBER", help: "The least rain in mm an hour, 0.5 by default (watch)."),
        CommandLineOption("--lead", "MINUTES", help: "The longest time before rain, 30 by default (watch)."),
        CommandLineOption("--frost", help: "Tell at 18:00 of frost in the coming night (watch)."),
        CommandLineOption("--morning", "HH:MM", help: "Tell of the day at this time (watch)."),
        CommandLineOption("--quiet", "FROM-TO", help: "The hours without notices, 22:00-07:00, or none (watch)."),
        CommandLineOption("--notify-send", help: "Show notices with the program notify-send, too (watch)."),
    ]

    /// Creates the arguments of a watch.
    ///
    /// - Throws: `UsageError` that names the argument that is not valid.
    init(
        _ arguments: CommandLineArguments,
        at places: [LocationQuery],
        environment: [String: String]
    ) throws(UsageError) {
        self.places = places
        directory = arguments["--state"].map { URL(filePath: $0) }
        isOnce = arguments.has("--once")
        isJSON = arguments.has("--json")
        guard directory != nil || !isOnce else {
            throw UsageError("--once", "needs --state DIR, without which everything would be told again.")
        }
        rules = NoticeRules(
            rain: try Self.rain(arguments),
            frost: arguments.has("--frost") ? NoticeRules.Frost() : nil,
            morning: try arguments.minuteOfDay("--morning"),
            quietHours: try Self.quietHours(arguments)
        )
        desktop = arguments.has("--notify-send") ? try NotifySend(environment: environment) : nil
    }

    private static func rain(_ arguments: CommandLineArguments) throws(UsageError) -> NoticeRules.Rain {
        var rain = NoticeRules.Rain()
        if let text = arguments["--rain"] {
            guard let depth = Double(text), depth > 0, depth.isFinite else {
                throw UsageError("--rain", "'\(text)' is not an amount, such as 0.5.")
            }
            rain.threshold = Precipitation(millimeters: depth)
        }
        if let text = arguments["--lead"] {
            guard let minutes = Int(text), (0...720).contains(minutes) else {
                throw UsageError("--lead", "'\(text)' is not a number of minutes from 0 to 720.")
            }
            rain.lead = .seconds(minutes * 60)
        }
        return rain
    }

    private static func quietHours(
        _ arguments: CommandLineArguments
    ) throws(UsageError) -> NoticeRules.QuietHours? {
        guard let text = arguments["--quiet"] else { return NoticeRules.QuietHours() }
        if text == "none" { return nil }
        let times = text.split(separator: "-").map { CommandLineArguments.minuteOfDay(String($0)) }
        guard times.count == 2, let start = times[0], let end = times[1] else {
            throw UsageError("--quiet", "'\(text)' is neither a span, such as 22:00-07:00, nor none.")
        }
        return NoticeRules.QuietHours(start: start, end: end)
    }
}

extension CommandLineArguments {
    /// Returns the time of day of an option in minutes after midnight, or `nil` when the option is missing.
    ///
    /// - Throws: `UsageError` when it is none.
    func minuteOfDay(_ option: String) throws(UsageError) -> Int? {
        guard let text = self[option] else { return nil }
        guard let minute = Self.minuteOfDay(text) else {
            throw UsageError(option, "'\(text)' is not a time, such as 09:00.")
        }
        return minute
    }

    /// Returns a time such as `09:00` in minutes after midnight; `nil` when it is none.
    fileprivate static func minuteOfDay(_ text: String) -> Int? {
        guard let match = text.wholeMatch(of: /([0-9]{1,2}):([0-9]{2})/), let hour = Int(match.1),
            let minute = Int(match.2), hour < 24, minute < 60
        else { return nil }
        return hour * 60 + minute
    }
}
