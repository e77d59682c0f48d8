#if os(macOS) || os(Linux)
import Foundation
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("QueryExample", .watched)
struct QueryExampleTests {
    private let sut = BuiltProgram("QueryExample")

    @Test(arguments: [
        (["fly"], "fly"), (["current", "--coordinate", "91,0"], "--coordinate"),
        (["current", "--coordinate"], "--coordinate"), (["current", "--units", "furlongs"], "--units"),
        (["current", "--gateway", "ftp://x"], "--gateway"), (["current", "--nonsense"], "--nonsense"),
        (["forecast", "--count", "41"], "--count"), (["reverse"], "reverse"), (["postcode", "?"], "postcode"),
        (["search"], "search"), (["usage", "Lisbon"], "Lisbon"), (["current", "--id", "x"], "--id"),
        (["current", "--city", " "], "--city"), (["current", "--json=yes"], "--json"),
        (["many"], "many"), (["many", "Lisbon", "--calls", "-1"], "--calls"), (["usage"], "usage"),
        (["access", "tiles"], "tiles"),
    ]
    )
    func `names the argument that is wrong and leaves with status 2`(arguments: [String], name: String) async throws {
        let run = try await sut.run(arguments)

        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("QueryExample: \(name):"))
        #expect(run.output.isEmpty)
    }

    #if os(Linux)
    @Test(arguments: ["/proc/x", "/etc/passwd"])
    func `warns of a ledger and a cache that cannot be written`(path: String) async throws {
        let ledger = try await sut.run(["current", "--city", "Lisbon", "--no-cache", "--ledger", path])
        let usage = try await sut.run(["usage", "--ledger", path])
        let cache = try await sut.run(["current", "--city", "Lisbon", "--cache-dir", path])
        let both = try await sut.run(["current", "--city", "Lisbon", "--ledger", path, "--cache-dir", path])

        let advice = "cannot be written. Check its path and its permissions.\n"
        let calls = "QueryExample: Warning: Calls were not counted: \(path) \(advice)"
        let entries = "QueryExample: Warning: The cache does not work: \(path)/stand-in.invalid"
        #expect([ledger.status, usage.status, cache.status, both.status] == [0, 1, 0, 0])
        #expect(ledger.errors == calls)
        #expect(usage.errors == "QueryExample: Calls are not counted: \(path) \(advice)")
        #expect(usage.output.isEmpty)
        #expect(cache.errors.hasPrefix(entries))
        #expect(cache.errors.hasSuffix(advice))
        #expect(both.errors.hasPrefix(entries))
        #expect(both.errors.hasSuffix(calls))
        #expect([ledger, cache, both].allSatisfy { $0.output.contains("Lisbon") })
    }
    #endif

    @Test
    func `asks for a key before anything is sent`() async throws {
        let run = try await sut.run(["current", "--live", "--no-cache"])

        #expect(run.status == 1)
        #expect(run.errors.contains("No API key is set."))
    }

    @Test(arguments: [
        (["--no-cache"], "7200", true), ([], "7200", true), (["--no-cache"], "60", false), ([], "60", false),
    ])
    func `says that a response was old when a gateway sent it`(cache: [String], age: String, isStale: Bool) async throws
    {
        let server = try LoopbackWeatherServer { _ in .json(Self.weather, headers: ["Age": age]) }
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: directory) }
        let options = cache.isEmpty ? ["--cache-dir", directory.path()] : cache
        let arguments = ["current", "--gateway", server.baseURL.absoluteString, "--city", "Lisbon"] + options

        let text = try await sut.run(arguments)
        let json = try await sut.run(arguments + ["--json"])
        let line = try await sut.run(arguments + ["--format", "{temp}", "--units", "metric"])
        await server.stop()

        #expect(text.status == 0 && json.status == 0)
        #expect(line.output == (isStale ? "18°C (two hours old)\n" : "18°C\n"))
        #expect(text.output.contains("network, two hours old and out of date") == isStale)
        #expect(json.output.contains("\"isStale\" : \(isStale)"))
    }

    @Test(arguments: [("de", "Kairo, "), ("ja", "カイロ, "), ("ko", "Cairo, ")])
    func `names places in the language where they have a name in it`(language: String, name: String) async throws {
        for command in [["search", "Cairo"], ["reverse", "--coordinate", "30.04,31.24"]] {
            let run = try await sut.run(command + ["--no-cache", "--lang", language])

            #expect(run.status == 0)
            #expect(run.output.hasPrefix(name), "\(run.output)")
        }
    }

    @Test
    func `says in JSON that weather is made up`() async throws {
        for command in ["current", "forecast", "onecall"] {
            let run = try await sut.run([command, "--no-cache", "--city", "Lisbon", "--json"])

            #expect(run.output.contains("\"source\" : \"Made-up weather\""), "\(run.output)")
        }
    }

    @Test
    func `reads the cache the second time`() async throws {
        let server = try LoopbackWeatherServer { _ in .json(Self.forecast) }
        // A forecast stays fresh for half an hour: programs that wait for a turn may take minutes.
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: directory) }
        let arguments = ["forecast", "--live", "--city", "Lisbon", "--cache-dir", directory.path()]
        let environment = ["OPENWEATHER_API_KEY": "a-key", "OPENWEATHER_BASE_URL": server.baseURL.absoluteString]

        let first = try await sut.run(arguments, environment: environment)
        let second = try await sut.run(arguments, environment: environment)
        let offline = try await sut.run(arguments + ["--offline"], environment: environment)

        #expect(first.status == 0)
        #expect(first.output.contains("Source       network\nProvider     OpenWeather\n"))
        #expect(second.output.contains("Source       cache, "))
        #expect(offline.output.contains("Source       cache"))
        #expect(server.requests.count == 1)
        await server.stop()
    }

    @Test
    func `has no step that is over among the next hours`() async throws {
        let now = Int(Date().timeIntervalSince1970)
        // Of the chances, 10 % are of a step that is over.
        let steps = [(now - 1_800, 0.1), (now + 9_000, 0.8), (now + 19_800, 0.9)]
            .map { date, chance in
                #"{"dt": \#(date), "main": {"temp": 18}, "weather": [{"id": 500, "icon": "10d"}], "pop": \#(chance)}"#
            }
            .joined(separator: ",")
        let city = #"{"name": "Lisbon", "coord": {"lon": -9.14, "lat": 38.72}, "timezone": 3600}"#
        let body = #"{"list": [\#(steps)], "city": \#(city)}"#
        let server = try LoopbackWeatherServer { _ in .json(body) }
        let options = ["--coordinate", "38.72,-9.14", "--gateway", server.baseURL.absoluteString, "--no-cache"]

        let hours = try await sut.run(["hours", "--count", "1", "--format", "{chance}"] + options)
        let forecast = try await sut.run(["forecast", "--count", "1", "--format", "{chance}"] + options)
        await server.stop()

        #expect(hours.output == "80 %\n", "\(hours.errors)")
        #expect(forecast.output == "10 %\n", "\(forecast.errors)")
    }

    @Test
    func `spends its calls on places without weather`() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: directory) }
        let arguments = ["many", "Lisbon", "41.15,-8.61", "Madrid", "--cache-dir", directory.path(), "--calls"]

        let first = try await sut.run(arguments + ["1"])
        let second = try await sut.run(arguments + ["5"])

        let lines = first.output.split(separator: "\n").map(String.init)
        #expect(lines.count == 4)
        #expect(lines.first?.contains(/^Lisbon .* °C  network$/) == true)
        #expect(
            lines.dropFirst().first?.contains(/^41\.15,-8\.61 .*The calls of this run .* are used up/) == true
        )
        #expect(lines.last == "Before: 0 fresh, 0 out of date, 3 without weather. Calls: 1.")
        #expect(second.output.contains(/\nMadrid .* °C  network\n/))
        #expect(
            second.output.hasSuffix("Before: 1 fresh, 0 out of date, 2 without weather. Calls: 2.\n")
        )
    }

    @Test
    func `counts the calls of its runs in a ledger`() async throws {
        let server = try LoopbackWeatherServer { request in
            request.path.hasPrefix("/data/2.5") ? .json(Self.weather) : .json("{}", status: 401)
        }
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: directory) }
        let environment = ["OPENWEATHER_API_KEY": "a-key", "OPENWEATHER_BASE_URL": server.baseURL.absoluteString]
        let options = ["--live", "--no-cache", "--ledger", directory.path()]

        let current = try await sut.run(["current", "--city", "Lisbon"] + options, environment: environment)
        let access = try await sut.run(["access", "oneCall3,oneCall4"] + options, environment: environment)
        let usage = try await sut.run(["usage"] + options, environment: environment)
        let json = try await sut.run(["usage", "--json"] + options, environment: environment)

        #expect(current.status == 0)
        #expect(access.output.hasPrefix("This took at most 3 calls.\n"))
        #expect(access.output.contains("Weather and forecasts   The key reaches the product."))
        #expect(access.output.contains("One Call 4.0            The API key has no subscription for this product."))
        #expect(usage.output.contains("Weather and forecasts   2 of 1000000 this month"))
        #expect(usage.output.contains("One Call 3.0            1 of 1000 this day"))
        let plans = try JSON(Data(json.output.utf8)).array
        #expect(plans.compactMap { $0["plan"].text } == ["account", "oneCall3", "oneCall4"])
        #expect(server.requests.count == 4)
        await server.stop()
    }

    @Test
    func `sends no key to a gateway`() async throws {
        let server = try LoopbackWeatherServer { _ in .json(Self.weather) }

        let run = try await sut.run(
            ["current", "--gateway", server.baseURL.absoluteString, "--no-cache"],
            environment: ["OPENWEATHER_API_KEY": "a-key"]
        )

        #expect(run.status == 0)
        #expect(server.requests.allSatisfy { $0.query("appid") == nil && !"\($0.headers)".contains("a-key") })
        #expect(!server.requests.isEmpty)
        await server.stop()
    }

    @Test(arguments: [
        (
            ["onecall"],
            [
                "UV index", "Outlook      ", "No quarter hours: This source does not offer the data.",
                "\nHour                 Temp.   Rain  Wind          Conditions\n",
                "\nDay              Low      High    Amount  Moon             Conditions\n",
            ]
        ),
        (
            ["timeline", "--count", "3"],
            ["Times in UTC", "\nHour                 Temp.   Rain  Wind          Conditions\n"]
        ),
        (["timeline", "--count", "3"], ["Source       network\nProvider     Made-up weather"]),
        (["alert"], ["Source       network"]),
    ])
    func `shows One Call of the demo`(arguments: [String], texts: [String]) async throws {
        let run = try await sut.run(arguments + ["--no-cache", "--city", "Lisbon"])

        #expect(run.status == 0)
        for text in texts { #expect(run.output.contains(text), "\(run.output)") }
        #expect(!run.output.contains(" min\n"))
        if arguments.first == "timeline" { #expect(run.output.split(separator: "\n").count == 7) }
    }

    @Test
    func `says how long it stays dry as people do`() async throws {
        let server = try LoopbackWeatherServer { _ in
            // 48 hours from the present one on, of which the first is partly over: 47 to 48 hours are left.
            let first = Int(Date().timeIntervalSince1970) / 3600 * 3600
            let rows = (0..<48)
                .map { hour in
                    #"{"dt": \#(first + hour * 3600), "temp": 12, "weather": [{"id": 800, "icon": "01d"}]}"#
                }
            let hours = rows.joined(separator: ",")
            return .json(#"{"lat": 38.72, "lon": -9.14, "timezone_offset": 0, "hourly": [\#(hours)]}"#)
        }

        let run = try await sut.run([
            "onecall", "--coordinate", "38.72,-9.14", "--gateway", server.baseURL.absoluteString, "--no-cache",
        ])
        await server.stop()

        #expect(run.output.contains("Outlook      Dry for at least two days\n"), "\(run.output) \(run.errors)")
    }

    @Test
    func `says what a refused key cannot do`() async throws {
        let server = try LoopbackWeatherServer { request in
            guard request.path.contains("onecall") else { return .json(Self.weather) }
            return .json(#"{"cod":401,"message":"x"}"#, status: 401)
        }
        let run = try await sut.run(
            ["onecall", "--live", "--no-cache", "--coordinate", "38.72,-9.14"],
            environment: ["OPENWEATHER_API_KEY": "a-key", "OPENWEATHER_BASE_URL": server.baseURL.absoluteString]
        )

        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("QueryExample: "))
        #expect(Set(server.requests.map { String($0.path.prefix(9)) }) == ["/data/3.0", "/data/4.0"])
        await server.stop()
    }

    private static let weather = """
        {"coord":{"lon":-9.14,"lat":38.72},"weather":[{"id":800,"main":"Clear","description":"clear sky","icon":"01d"}],
        "main":{"temp":18.4,"humidity":60,"pressure":1017},"wind":{"speed":3.1,"deg":300},"dt":1780000000,
        "sys":{"country":"PT","sunrise":1779940000,"sunset":1779990000},"timezone":3600,"id":2267057,"name":"Lisbon",
        "cod":200}
        """

    private static let forecast = """
        {"list":[{"dt":1780000000,"main":{"temp":18.4},"weather":[{"id":800,"icon":"01d"}]}],
        "city":{"name":"Lisbon","coord":{"lon":-9.14,"lat":38.72},"country":"PT","timezone":3600}}
        """
}
#endif
