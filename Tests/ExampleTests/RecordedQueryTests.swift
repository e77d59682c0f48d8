#if os(macOS) || os(Linux)
import Foundation
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// Runs QueryExample against a loopback server that returns recordings, and compares its JSON output with a reading of
/// the recording that is independent of the package.
@Suite(
    "QueryExample and recordings",
    .enabled(if: RecordedFiles.arePresent, "\(RecordedFiles.absence)"),
    .watched
)
struct RecordedQueryTests {
    private func run(
        _ words: String...,
        endpoint: String,
        _ name: String,
        units: RecordedUnits = .metric,
        status: Int = 200
    ) async throws -> BuiltProgram.Run {
        let body = String(decoding: try RecordedFiles.data(endpoint, name), as: UTF8.self)
        let server = try LoopbackWeatherServer { _ in .json(body, status: status) }
        let environment = [
            "OPENWEATHER_API_KEY": "a-key-of-some-length", "OPENWEATHER_BASE_URL": server.baseURL.absoluteString,
        ]
        let run = try await BuiltProgram("QueryExample")
            .run(words + ["--live", "--no-cache", "--json", "--units", units.rawValue], environment: environment)
        await server.stop()
        return run
    }

    /// Returns the output of the program, or `nil` after checking that it rejected a recording that is not plausible.
    private func value(of run: BuiltProgram.Run, unless path: String?) throws -> JSON? {
        if let path {
            #expect(run.status == 1)
            #expect(run.errors.contains("\(path) is missing or malformed"))
            return nil
        }
        #expect(run.status == 0, "\(run.errors)")
        return try JSON(Data(run.output.utf8))["value"]
    }

    @Test(arguments: RecordedFiles.sample(of: "weather"))
    func `agree on current weather`(name: String) async throws {
        let recorded = try JSON(recorded: "weather", name)
        let units = RecordedUnits(of: recorded, name)
        let run = try await run("current", "--coordinate", "1,2", endpoint: "weather", name, units: units)
        let isImpossible = units.celsius(recorded["main"]["temp"].number) == nil
        guard let printed = try value(of: run, unless: isImpossible ? "main.temp" : nil) else { return }

        #expect(agree(printed["temperature"]["celsius"].number, units.celsius(recorded["main"]["temp"].number)))
        #expect(agree(printed["coordinate"]["latitude"].number, recorded["coord"]["lat"].number))
        #expect(agree(printed["coordinate"]["longitude"].number, recorded["coord"]["lon"].number))
        #expect(printed["name"].text == (recorded["name"].text == "Globe" ? nil : recorded["name"].words))
        #expect(
            printed["conditions"].array.map { $0["id"].number } == recorded["weather"].array.map { $0["id"].number }
        )
        let speed = units.metersPerSecond(recorded["wind"]["speed"].number)
        #expect(agree(printed["wind"]["speed"]["metersPerSecond"].number, speed))
        let rain = recorded["rain"]["1h"].number ?? recorded["rain"]["3h"].number
        #expect(agree(printed["rain"]["depth"]["millimeters"].number, rain))
        #expect(iso(printed["date"]) == recorded["dt"].moment)
        let sunrise = recorded["sys"]["sunrise"].moment
        if let sunrise, sunrise.timeIntervalSince1970 > 0, sunrise != recorded["sys"]["sunset"].moment {
            #expect(iso(printed["sun"]["risesAndSets"]["sunrise"]) == sunrise)
        } else {
            #expect(printed["sun"]["risesAndSets"].object.isEmpty)
        }
    }

    @Test(arguments: RecordedFiles.sample(of: "forecast"))
    func `agree on forecasts`(name: String) async throws {
        let recorded = try JSON(recorded: "forecast", name)
        let units = RecordedUnits(of: recorded, name)
        let run = try await run("forecast", "--coordinate", "1,2", endpoint: "forecast", name, units: units)
        let impossible = recorded["list"].array.firstIndex { units.celsius($0["main"]["temp"].number) == nil }
        let hasNoPoint = recorded["city"]["coord"]["lat"].number == nil
        let path = hasNoPoint ? "city.coord.lat" : impossible.map { "list[\($0)].main.temp" }
        guard let printed = try value(of: run, unless: path) else { return }

        let entries = printed["entries"].array
        #expect(entries.count == recorded["list"].array.count)
        for (entry, expected) in zip(entries, recorded["list"].array) {
            #expect(agree(entry["temperature"]["celsius"].number, units.celsius(expected["main"]["temp"].number)))
            #expect(agree(entry["chanceOfPrecipitation"]["percent"].number, expected["pop"].number.map { $0 * 100 }))
            let speed = units.metersPerSecond(expected["wind"]["speed"].number)
            #expect(agree(entry["wind"]["speed"]["metersPerSecond"].number, speed))
            #expect(iso(entry["date"]) == expected["dt"].moment)
        }
    }

    @Test(arguments: RecordedFiles.sample(of: "air_pollution"))
    func `agree on air`(name: String) async throws {
        let recorded = try #require(try JSON(recorded: "air_pollution", name)["list"].array.first)
        let run = try await run("air", "--coordinate", "1,2", endpoint: "air_pollution", name)
        let printed = try #require(try value(of: run, unless: nil))

        #expect(printed["index"].number == recorded["main"]["aqi"].number)
        let names = [
            "co": "carbonMonoxide", "no": "nitrogenMonoxide", "no2": "nitrogenDioxide", "o3": "ozone",
            "so2": "sulfurDioxide", "pm2_5": "pm2_5", "pm10": "pm10", "nh3": "ammonia",
        ]
        for (wire, domain) in names {
            let amount = printed["pollutants"][domain]["microgramsPerCubicMeter"].number
            #expect(agree(amount, recorded["components"][wire].number))
        }
    }

    @Test(arguments: RecordedFiles.sample(of: "geo_direct"))
    func `agree on places`(name: String) async throws {
        let recorded = try JSON(recorded: "geo_direct", name).array
        let run = try await run("search", "anything", endpoint: "geo_direct", name)
        #expect(run.status == (recorded.isEmpty ? 1 : 0))
        let printed = try JSON(Data(run.output.utf8)).array

        // The service lists some places twice; the search shows each once.
        #expect(printed.isEmpty == recorded.isEmpty)
        for place in printed {
            #expect(recorded.contains { same($0, place) })
        }
    }

    @Test(arguments: RecordedFiles.sample(of: "geo_reverse"))
    func `agree on places at a point`(name: String) async throws {
        let recorded = try JSON(recorded: "geo_reverse", name).array
        let run = try await run("reverse", "--coordinate", "1,2", endpoint: "geo_reverse", name)
        let printed = try JSON(Data(run.output.utf8)).array

        #expect(printed.count == min(5, recorded.count))
        for (place, expected) in zip(printed, recorded) { #expect(same(expected, place)) }
    }

    @Test(arguments: RecordedFiles.sample(of: "geo_zip"))
    func `agree on postcodes`(name: String) async throws {
        let recorded = try JSON(recorded: "geo_zip", name)
        let run = try await run("postcode", "E14,GB", endpoint: "geo_zip", name)
        let printed = try #require(try JSON(Data(run.output.utf8)).array.first)

        #expect(same(recorded, printed))
    }

    @Test(arguments: RecordedFiles.sample(of: "errors"))
    func `describe each error in a sentence`(name: String) async throws {
        let status = try #require(RecordedFiles.status("errors", name))
        let run = try await run("current", "--coordinate", "1,2", endpoint: "errors", name, status: status)

        let sentence =
            switch status {
            case 400: "The service refused the question"
            case 401, 403: "refused the API key"
            case 404: "no such place"
            case 429: "Too many requests"
            default: "HTTP status \(status)"
            }
        #expect(run.status == 1)
        #expect(run.errors.contains(sentence))
        #expect(run.output.isEmpty)
    }

    private func same(_ recorded: JSON, _ printed: JSON) -> Bool {
        recorded["name"].text == printed["name"].text && recorded["state"].text == printed["state"].text
            && agree(printed["coordinate"]["latitude"].number, recorded["lat"].number)
            && agree(printed["coordinate"]["longitude"].number, recorded["lon"].number)
    }

    private func iso(_ json: JSON) -> Date? {
        json.text.flatMap { try? Date($0, strategy: .iso8601) }
    }
}
#endif
