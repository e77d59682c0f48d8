#if os(macOS) || os(Linux)
import Foundation
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// The units of QueryExample's text and the schema of its JSON.
@Suite("QueryExample's output", .watched)
struct QueryFormatTests {
    private static let ledger = FileManager.default.temporaryDirectory.appending(path: "usage-\(UUID().uuidString)")

    private let sut = BuiltProgram("QueryExample")

    @Test(arguments: [
        (
            ["--units", "metric"],
            ["64.9 °F": false, "18.3 °C": true, "1013 hPa": true, "2.5 km": true, "5.0 m/s": true]
        ),
        (["--units", "imperial"], ["64.9 °F": true, "29.91 inHg": true, "1.6 mi": true, "11.2 mph": true]),
        (["--units", "standard"], ["291.5 K": true, "1013 hPa": true, "2.5 km": true, "5.0 m/s": true]),
    ]
    )
    func `has every value in the chosen units`(options: [String], texts: [String: Bool]) async throws {
        let isImperial = options.last == "imperial"
        let temperature = ["metric": 18.3, "imperial": 64.94, "standard": 291.45][options.last ?? ""] ?? .nan
        let body = Self.weather(temperature: temperature, wind: isImperial ? 11.18468 : 5)
        let run = try await text(body, options)

        for (text, isShown) in texts { #expect(run.contains(" \(text)") == isShown, "\(text) in \(run)") }
        #expect(run.contains(isImperial ? "0.04 in in 1 h" : "1.0 mm in 1 h"))
        #expect(run.contains(isImperial ? "gusts 20.1 mph" : "gusts 9.0 m/s"))
    }

    @Test(arguments: [
        ("en_US", "°F", "mi"), ("en_GB", "°C", "km"), ("en_BS", "°F", "km"), ("de_DE.UTF-8", "°C", "km"),
        ("C", "°C", "km"),
    ]
    )
    func `shows temperatures in the unit of the system`(locale: String, degrees: String, distance: String) async throws
    {
        let run = try await sut.run(["current", "--no-cache"], environment: ["LC_ALL": locale])
        let chosen = try await sut.run(["current", "--units", "metric", "--no-cache"], environment: ["LC_ALL": locale])

        #expect(run.output.contains(" \(degrees)\n"))
        #expect(run.output.contains(" \(distance)\n"))
        #expect(chosen.output.contains(" °C\n") && !chosen.output.contains("°F"))
    }

    @Test(arguments: [
        ("LANG", "serbocroatian"), ("LC_MESSAGES", "configuration_US.UTF-8"),
        ("LC_ALL", "en_" + String(repeating: "x", count: 300)),
        ("LC_ALL", "en@x=" + String(repeating: "x", count: 300)),
    ]
    )
    func `is there in a locale that Foundation cannot read`(variable: String, locale: String) async throws {
        let run = try await sut.run(["current", "--no-cache"], environment: [variable: locale])

        #expect(run.status == 0)
        #expect(run.output.contains("°"), "\(run.errors)")
    }

    @Test(arguments: [
        ["current"], ["forecast"], ["air"], ["search", "Paris"], ["reverse", "--coordinate", "48.85,2.35"],
        ["postcode", "E14,GB"],
    ]
    )
    func `has a unit after every number`(command: [String]) async throws {
        for units in ["metric", "imperial", "standard"] {
            let run = try await sut.run(command + ["--units", units, "--no-cache"])
            #expect(run.status == 0)

            // Dates, offsets from UTC, and names are no measured values.
            let values = run.output
                .replacing(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}/, with: "")
                .replacing(/UTC[+-]\d{2}:\d{2}/, with: "")
                .replacing(/PM2\.5|PM10|SO2|NO2|NH3|O3/, with: "")
                .replacing(/[1-5] of 5/, with: "")
            let bare = values.matches(
                of: /[0-9.]+(?! ?(?:°C|°F|K\b|°|%|hPa|inHg|m\/s|mph|km|mi\b|m\b|mm|in\b|h\b|μg|[0-9]|\.))/
            )
            #expect(bare.isEmpty, "\(bare.map(\.output)) in \(run.output)")
        }
    }

    @Test(arguments: [
        ["current"], ["many", "Lisbon", "Nowhereville"], ["current", "--coordinate", "90,0"],
        ["current", "--coordinate", "-89,0"],
        ["current", "--coordinate", "45,-40"], ["forecast"], ["forecast", "--count", "1"], ["air"],
        ["search", "Paris"], ["search", "Nowhereville"], ["reverse", "--coordinate", "48.85,2.35"],
        ["postcode", "E14,GB"], ["forecast", "--coordinate", "70,100"], ["onecall"], ["alert"], ["timeline"],
        ["onecall", "--coordinate", "89,0"], ["timeline", "--count", "1", "--coordinate", "45,-40"],
        ["compare"], ["compare", "--calls", "0", "--coordinate", "70,100"],
        ["when"], ["when", "--for", "stargaze", "Reykjavik"], ["when", "--for", "drone", "--coordinate", "70,100"],
        ["access"], ["access", "oneCall4"], ["usage", "--ledger", Self.ledger.path(percentEncoded: false)],
    ]
    )
    func `prints JSON that is valid by its schema`(command: [String]) async throws {
        defer { if command[0] == "usage" { try? FileManager.default.removeItem(at: Self.ledger) } }
        let json = try await sut.run(command + ["--json", "--no-cache"])
        let own = try await sut.run([command[0], "--json-schema"])
        let all = try await sut.run(["--json-schema"])

        #expect(own.status == 0 && all.status == 0)
        let value = Data(json.output.utf8)
        #expect(try SchemaValidator(Data(own.output.utf8)).violations(in: value) == [])
        #expect(try SchemaValidator(Data(all.output.utf8)).violations(in: value) == [])
    }

    @Test
    func `has a schema that refuses other JSON`() async throws {
        let schema = try SchemaValidator(Data(try await sut.run(["current", "--json-schema"]).output.utf8))
        let json = try await sut.run(["current", "--json", "--no-cache"]).output
        let air = try await sut.run(["air", "--json", "--no-cache"]).output

        let changed = [
            json.replacing("\"celsius\"", with: "\"kelvin\""), json.replacing("\"origin\"", with: "\"from\""),
            json.replacing("\"network\"", with: "\"space\""), air, "[]", "{}",
            json.replacing(/"percent" : \d+/, with: "\"percent\" : 101"),
            json.replacing(/"latitude" : [\d.]+/, with: "\"latitude\" : \"north\""),
        ]
        for text in changed { #expect(try !schema.violations(in: Data(text.utf8)).isEmpty, "\(text)") }
        #expect(try await sut.run(["fly", "--json-schema"]).status == 2)
    }

    @Test(.enabled(if: RecordedFiles.arePresent, "\(RecordedFiles.absence)"), arguments: ["weather", "forecast"])
    func `is valid by its schema for every recording`(endpoint: String) async throws {
        let command = endpoint == "weather" ? "current" : endpoint
        let schema = try SchemaValidator(Data(try await sut.run([command, "--json-schema"]).output.utf8))
        for name in RecordedFiles.sample(of: endpoint) {
            let body = String(decoding: try RecordedFiles.data(endpoint, name), as: UTF8.self)
            let json = try JSON(recorded: endpoint, name)
            let units = RecordedUnits(of: json, name)
            let run = try await run([command, "--json", "--units", units.rawValue, "--coordinate", "1,2"], body)
            #expect(run.status == (units.isReadable(json) ? 0 : 1), "\(name): \(run.errors)")
            guard run.status == 0 else { continue }

            #expect(try schema.violations(in: Data(run.output.utf8)) == [], "\(name)")
        }
    }

    @Test
    func `says that access is not known where the service could not be asked`() async throws {
        let server = try LoopbackWeatherServer { _ in .json("{}", status: 500) }
        let schema = try SchemaValidator(Data(try await sut.run(["access", "--json-schema"]).output.utf8))

        let run = try await sut.run(
            ["access", "--live", "--json", "--no-cache"],
            environment: [
                "OPENWEATHER_API_KEY": "a-key-of-some-length", "OPENWEATHER_BASE_URL": server.baseURL.absoluteString,
            ]
        )
        await server.stop()
        let json = Data(run.output.utf8)

        #expect(Set(try JSON(json).array.compactMap { $0["access"].text }) == ["unknown"], "\(run.errors)")
        #expect(try schema.violations(in: json) == [])
    }

    private func text(_ body: String, _ options: [String]) async throws -> String {
        let run = try await run(["current"] + options, body)
        #expect(run.status == 0, "\(run.errors)")
        return run.output
    }

    private func run(_ arguments: [String], _ body: String) async throws -> BuiltProgram.Run {
        let server = try LoopbackWeatherServer { _ in .json(body) }
        let run = try await sut.run(
            arguments + ["--live", "--no-cache"],
            environment: [
                "OPENWEATHER_API_KEY": "a-key-of-some-length", "OPENWEATHER_BASE_URL": server.baseURL.absoluteString,
            ]
        )
        await server.stop()
        return run
    }

    private static func weather(temperature: Double, wind: Double) -> String {
        """
        {"coord":{"lon":-9.14,"lat":38.72},"weather":[{"id":500,"main":"Rain","description":"light rain","icon":"10d"}],
        "main":{"temp":\(temperature),"humidity":60,"pressure":1013},"visibility":2500,
        "wind":{"speed":\(wind),"deg":300,"gust":\(wind * 1.8)},"rain":{"1h":1},"dt":1780000000,
        "sys":{"country":"PT","sunrise":1779940000,"sunset":1779990000},"timezone":3600,"id":2267057,"name":"Lisbon",
        "cod":200}
        """
    }
}
#endif
