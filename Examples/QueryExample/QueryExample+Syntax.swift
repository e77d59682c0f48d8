import ExampleSupport

extension QueryExample {
    /// The commands.
    static let commands: [CommandLineSyntax.Command] = [
        .init(
            "now",
            aliases: ["current"],
            "[PLACE]...",
            help: "The weather now; --id and --zip are other ways to ask."
        ),
        .init("hours", "[PLACE]...", help: "The next 24 hours in steps of three; --count for more or fewer."),
        .init("days", "[PLACE]...", help: "The days of the forecast; --count for fewer."),
        .init("air", "[PLACE]...", help: "The quality of the air."),
        .init("alerts", aliases: ["alert"], "[PLACE]", help: "The alerts of the authorities, with texts in --lang."),
        .init("compare", "[PLACE]", help: "The weather against yesterday and the usual, for --calls at most."),
        .init("when", "[PLACE]", help: "The times for an activity, --for; 4 calls at most."),
        .init("route", "FILE", help: "The weather along a GPX file, from --start at --speed; a call for each 11 km."),
        .init(
            "watch",
            "[PLACE]...",
            help: "Tell once of rain, alerts and frost before they come; 24 calls a day at most, more for One Call 4.0."
        ),
        .init("many", "FILE.csv|PLACE...", help: "The weather now at many places, for --calls at most."),
        .init("forecast", "[PLACE]...", help: "Five days in steps of three hours; --count for fewer."),
        .init("onecall", "[PLACE]", help: "Everything One Call has: now, the next hour, hours, days and alerts."),
        .init("timeline", "[PLACE]", help: "The hours of One Call 4.0; --count for more or fewer than 24."),
        .init("search", "TEXT", help: "Places by name, coordinates or postcode, with names in --lang."),
        .init("reverse", help: "The places at --coordinate."),
        .init("postcode", "CODE", help: "The place of a postcode such as E14,GB."),
        .init("usage", help: "The calls that were counted in --ledger, by plan."),
        .init(
            "access",
            "[PLAN]...",
            help: "Which products the key reaches: oneCall3, oneCall4, history; a call each, and one of the account."
        ),
        .init("config", help: "The settings, and where each comes from."),
    ]

    /// Returns the syntax under a name of the program.
    static func syntax(_ program: Program) -> CommandLineSyntax {
        CommandLineSyntax(
            program: program.rawValue,
            summary: program == .owm
                ? "Weather of OpenWeather in a terminal, a script or a status bar."
                : "Requests typed weather without any screen.",
            operands: "[COMMAND] [PLACE]...",
            commands: commands,
            options: shared(program) + own + WatchArguments.syntax,
            failure: "A failure, a place without weather, or none found; standard error has the reason.",
            news: "Success, and watch --once has told something.",
            sections: sections(program)
        )
    }

    /// The options of all examples; places may be given more than once, and the service may be what is asked anyway.
    private static func shared(_ program: Program) -> [CommandLineOption] {
        ExampleOptions.syntax.map { option in
            switch option.name {
            case "--city", "--coordinate": option.repeatable
            case "--live" where program == .owm:
                CommandLineOption(
                    option.name,
                    help: "Use the service, or OPENWEATHER_BASE_URL, with the key; the default."
                )
            default: option
            }
        }
    }

    private static let own: [CommandLineOption] = [
        CommandLineOption("--demo", help: "Show made-up weather, without a key and without a network."),
        CommandLineOption("--save", help: "Remember the place for commands without one."),
        CommandLineOption("--key-file", "FILE", help: "Read the key from FILE unless OPENWEATHER_API_KEY is set."),
        CommandLineOption("--id", "NUMBER", help: "The place by the service's city id."),
        CommandLineOption("--zip", "CODE", help: "The place by postcode, such as 90210,US."),
        CommandLineOption("--count", "NUMBER", help: "How many steps, hours or days, 1 to 40."),
        CommandLineOption("--for", "ACTIVITY", help: "run by default, ride, walk, laundry, stargaze or drone (when)."),
        CommandLineOption("--start", "HH:MM", help: "The next such time at the first point; else now (route)."),
        CommandLineOption("--speed", "NUMBER", help: "In km/h, or mph if imperial; else by the file (route)."),
        CommandLineOption("--calls", "NUMBER", help: "The most calls of many and compare, 20 by default."),
        CommandLineOption("--places", "FILE", help: "The places of many: a CSV file, or a place in each line."),
        CommandLineOption("--output", "FILE", help: "Write the CSV of many to FILE; places in it take no call."),
        CommandLineOption("--ledger", "DIR", help: "Count calls in DIR and keep them within the free ones."),
        CommandLineOption("--format", "TEMPLATE", help: "Print a line for each place, such as '{icon} {temp}'."),
        CommandLineOption("--csv", help: "Print CSV, in metric units whatever --units says."),
        CommandLineOption("--json", help: "Print the values as JSON, in metric units whatever --units says."),
        CommandLineOption("--json-schema", help: "Print the JSON schema of --json, of all commands or of COMMAND."),
    ]

    /// Returns the commands that read an option; `nil` when all do.
    static func commands(of option: String) -> [String]? {
        let weather = commands.filter { $0.operands?.hasPrefix("[PLACE]") == true }.map(\.name)
        return switch option {
        case "--city", "--id", "--zip": weather
        case "--coordinate": weather + ["reverse"]
        case "--count": ["hours", "days", "forecast", "timeline"]
        case "--for": ["when"]
        case "--start", "--speed": ["route"]
        case "--calls": ["many", "compare", "config"]
        case "--places", "--output": ["many"]
        case "--csv", "--json": commands.map(\.name).filter { $0 != "config" }
        // What a key reaches is never cached.
        case "--offline": commands.map(\.name).filter { $0 != "access" }
        case _ where WatchArguments.syntax.contains { $0.name == option }: ["watch"]
        default: nil
        }
    }

    private static func sections(_ program: Program) -> [ManualPage.Section] {
        let names = [
            ("now, many", Field.now.map(\.name)), ("hours, forecast", Field.hours.map(\.name)),
            ("days", Field.days.map(\.name)), ("air", Field.air.map(\.name)),
        ]
        return [
            ManualPage.Section(
                "PLACES",
                "now, hours, days, air, forecast and watch take several places, each an operand, a --city or a --coordinate. "
                    + "Without one, the place is that of the settings"
                    + (program == .owm ? ", or else the city of the time zone." : ", or else Lisbon.")
            ),
            ManualPage.Section(
                "TEMPLATES",
                "--format replaces names in braces by values. A value that is missing is a dash, or what follows a bar, "
                    + "as in {gust|}. Doubled braces are braces. A line of weather that is out of date ends with its "
                    + "age, unless the template has {stale}. {time}, {date}, {sunrise} and {sunset} are those of the place, "
                    + "or end with UTC where its time zone is not known, as for air. The names of each command:",
                rows: names.map { ($0, $1.joined(separator: ", ")) }
            ),
            ManualPage.Section(
                "SETTINGS",
                "The file has lines such as \"units = imperial\". Lines that begin with # are comments.",
                rows: SettingsFile.Key.allCases.map { ($0.rawValue, $0.help) }
            ),
            ManualPage.Section(
                "ENVIRONMENT",
                rows: [
                    ("OPENWEATHER_API_KEY", "The key, from https://home.openweathermap.org/api_keys."),
                    ("OPENWEATHER_BASE_URL", "An address in place of that of the service."),
                    ("OPENWEATHER_GATEWAY_TOKEN", "The token for --gateway."),
                    ("LC_ALL, LC_MESSAGES, LANG", "The language and the units without options."),
                    ("NO_COLOR", "Has no effect: there are no colors."),
                ]
            ),
            ManualPage.Section(
                "FILES",
                rows: [
                    ("$XDG_CONFIG_HOME/owm/config, ~/.config/owm/config", "The settings."),
                    ("$XDG_CACHE_HOME, ~/.cache", "Responses, until they are out of date."),
                ]
            ),
        ]
    }
}
