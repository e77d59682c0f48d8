#if os(macOS) || os(Linux)
import Foundation
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("The examples of screens", .watched)
struct ScreenExamplesTests {
    private static let all = [
        "LocationSearchExample", "ForecastExample", "AirQualityExample", "MapExample", "FavoritesExample",
        "HistoryExample", "SettingsExample", "ConverterExample", "WidgetExample",
    ]

    /// Returns the minimum number of columns of a line, counted without the package; Japanese characters are two wide.
    private static func width(_ line: Substring) -> Int {
        line.unicodeScalars.reduce(0) { columns, scalar in
            switch scalar.properties.generalCategory {
            case .format, .nonspacingMark: columns
            default: columns + ((0x3000...0x9FFF).contains(scalar.value) ? 2 : 1)
            }
        }
    }

    @Test(arguments: all)
    func `fit into forty columns and write no escape codes into a file`(program: String) async throws {
        for language in ["en", "de", "ja", "ar"] {
            let run = try await BuiltProgram(program)
                .run(["--lang", language, "--no-cache"], environment: ["COLUMNS": "40", "TERM": "xterm-256color"])

            #expect(run.status == 0)
            #expect(run.errors.isEmpty)
            #expect(!run.output.contains("\u{1B}"))
            #expect(!run.output.split(separator: "\n").contains { Self.width($0) > 40 })
        }
    }

    @Test(arguments: [
        ("LocationSearchExample", "empty", "Where to?"), ("LocationSearchExample", "saved", "Lisbon"),
        ("LocationSearchExample", "searching", "Searching"), ("LocationSearchExample", "results", "Portland"),
        ("LocationSearchExample", "none", "No places found"), ("LocationSearchExample", "failed", "Try again"),
        ("ForecastExample", "idle", "No place selected"), ("ForecastExample", "loading", "––"),
        ("ForecastExample", "loaded", "Tomorrow"), ("ForecastExample", "failed", "Try again"),
        ("ForecastExample", "stale", "2 hours ago"), ("AirQualityExample", "idle", "[ "),
        ("AirQualityExample", "loading", "––"), ("AirQualityExample", "loaded", "PM₂.₅"),
        ("AirQualityExample", "failed", "Try again"), ("AirQualityExample", "stale", "2 hours ago"),
        ("MapExample", "idle", "No place selected"), ("MapExample", "loading", "––"),
        ("MapExample", "loaded", "5/15/12.png"), ("MapExample", "failed", "Try again"),
        ("MapExample", "stale", "2 hours ago"),
        ("FavoritesExample", "idle", "No favourites yet"), ("FavoritesExample", "loading", "––"),
        ("FavoritesExample", "loaded", "Sydney"), ("FavoritesExample", "failed", "Try again"),
        ("FavoritesExample", "stale", "2 hours ago"), ("HistoryExample", "empty", "Nothing here yet"),
        ("HistoryExample", "loaded", "San Francisco"), ("HistoryExample", "clearing", "Clear the whole history?"),
        ("HistoryExample", "cleared", "Nothing here yet"),
        ("SettingsExample", "loaded", "(•) Metric"), ("SettingsExample", "loaded", "of 1,000,000 this month"),
        ("SettingsExample", "changed", "(•) Imperial"),
        ("SettingsExample", "failed", "no space left"), ("ConverterExample", "idle", "22.22 °C"),
        ("ConverterExample", "loading", "Fetching"), ("ConverterExample", "loaded", "Lisbon"),
        ("ConverterExample", "failed", "still set the temperature"), ("ConverterExample", "stale", "2 hours ago"),
        ("WidgetExample", "idle", "Choose a city"), ("WidgetExample", "loading", "Sample city"),
        ("WidgetExample", "loaded", "Lisbon, PT"), ("WidgetExample", "failed", "No connection"),
        ("WidgetExample", "stale", "! "),
    ]
    )
    func `show any state on demand`(program: String, state: String, text: String) async throws {
        let run = try await BuiltProgram(program).run(["--state", state, "--no-cache"])

        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains(text), "\(run.output)")
    }

    @Test(arguments: [
        "HomeExample", "ForecastExample", "AirQualityExample", "MapExample", "FavoritesExample", "ConverterExample",
        "WidgetExample",
    ])
    func `call made up weather so when it is out of date`(program: String) async throws {
        let run = try await BuiltProgram(program).run(["--state", "stale", "--no-cache"])

        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("Made-up weather"), "\(run.output)")
        #expect(!run.output.contains("provided by"), "\(run.output)")
    }

    @Test(arguments: all)
    func `refuse what they do not know`(program: String) async throws {
        let run = try await BuiltProgram(program).run(["--state", "sleepy"])

        #expect(run.status == 2)
        #expect(run.errors.contains("--state: 'sleepy' is none of "))
    }

    @Test
    func `show each state of a search as it passes`() async throws {
        let run = try await BuiltProgram("LocationSearchExample").run(["--query", "Lisbon", "--no-cache"])

        let order = ["Where to?", "Searching", "Portugal"].map { run.output.range(of: $0)?.lowerBound }
        #expect(order.allSatisfy { $0 != nil })
        #expect(order.compactMap(\.self) == order.compactMap(\.self).sorted())
    }

    @Test
    func `convert what is typed and keep a mistake out of the temperature`() async throws {
        let boiling = try await BuiltProgram("ConverterExample").run(["--celsius", "100", "--no-cache"])
        let nonsense = try await BuiltProgram("ConverterExample").run(["--celsius", "warm", "--no-cache"])

        #expect(boiling.output.contains("212 °F"))
        #expect(nonsense.output.contains("! "))
    }

    @Test
    func `show a day of the forecast and know when there is none`() async throws {
        let day = try await BuiltProgram("ForecastExample").run(["--day", "1", "--no-cache"])
        let never = try await BuiltProgram("ForecastExample").run(["--day", "9"])

        #expect(day.output.contains("Every three hours"))
        #expect(never.status == 2)
    }

    @Test
    func `show the air on another scale`() async throws {
        let run = try await BuiltProgram("AirQualityExample").run(["--scale", "usEPA", "--more", "--no-cache"])

        #expect(run.output.contains("[US AQI (EPA)]"))
        #expect(run.output.contains("CO"))
    }

    @Test
    func `leave nothing behind where the whole app finds no terminal`() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path()
        // Linux follows the first two. Apple's systems follow the third, without which this would use the real Library.
        let names = ["XDG_CONFIG_HOME", "XDG_CACHE_HOME", "CFFIXED_USER_HOME", "HOME"]
        let environment = Dictionary(uniqueKeysWithValues: names.map { ($0, directory) })

        let run = try await BuiltProgram("WeatherTerminal").run([], environment: environment)

        #expect(!FileManager.default.fileExists(atPath: directory))
        #expect(run.status == 1)
        #expect(run.errors.contains("needs a terminal"))
        #expect(!run.output.contains("\u{1B}"))
    }
}
#endif
