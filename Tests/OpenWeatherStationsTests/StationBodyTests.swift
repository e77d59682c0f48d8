import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherStations
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Bodies of stations", .watched)
struct StationBodyTests {
    private static let station = [
        "id": #""6a77""#, "created_at": #""2026-08-08T20:33:08.107Z""#, "external_id": #""A""#, "name": #""B""#,
        "latitude": "1.5", "longitude": "-2", "altitude": "3", "rank": "10",
    ]
    private static let row = [
        "type": #""d""#, "date": "1786233600", "station_id": #""6a77""#, "temp": #"{"average":1}"#,
        "humidity": "{}", "wind": "{}", "pressure": "{}", "precipitation": "{}",
    ]

    private static func text(_ fields: [String: String]) -> String {
        "[{" + fields.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}]"
    }

    private func stations(_ body: String) async throws -> [WeatherStation] {
        try await Self.client(body).all()
    }

    private func rows(_ body: String) async throws -> [StationAggregate] {
        try await Self.client(body)
            .aggregates(of: WeatherStation.ID(rawValue: "6a77"), by: .day, in: .distantPast..<Date.distantFuture)
    }

    private static func client(_ body: String) -> WeatherStations {
        let http = ScriptedHTTPClient()
        http.responses.respond { _ throws(NetworkError) in .json(body) }
        var configuration = OpenWeatherConfiguration(transport: http)
        configuration.retry = RetryPolicy(maximumAttempts: 1, deadline: nil)
        return OpenWeatherClient(configuration: configuration).stations
    }

    @Test
    func `name a station on one line, without control characters`() async throws {
        var fields = Self.station
        for field in ["id", "external_id", "name"] { fields[field] = #""Ro\u001b[31m\nof\u007f""# }

        let station = try #require(try await stations(Self.text(fields)).first)

        #expect([station.id.rawValue, station.externalID, station.name] == Array(repeating: "Ro [31m of", count: 3))
    }

    @Test(arguments: ["altitude", "created_at", "external_id", "name", "rank", "none"], ["null", "absent"])
    func `may lack what is not the name or the place of a station`(field: String, form: String) async throws {
        var fields = Self.station
        fields[field] = form == "null" ? "null" : nil
        fields["unknown"] = #"{"deep":[1]}"#
        let station = try #require(try await stations(Self.text(fields)).first)
        #expect(station.coordinate == Coordinate(latitude: 1.5, longitude: -2))
        if field == "altitude" { #expect(station.altitude == nil) }
    }

    @Test(
        arguments: [
            ("id", nil), ("latitude", nil), ("longitude", "null"), ("latitude", #""x""#), ("latitude", "91"),
            ("created_at", #""yesterday""#), ("created_at", #""2026-08-08T20:33:08.Z""#), ("altitude", #""high""#),
            ("rank", "{}"),
        ] as [(String, String?)]
    )
    func `of another form name the field of a station`(field: String, value: String?) async throws {
        var fields = Self.station
        fields[field] = value
        let error = await #expect(throws: WeatherError.self) { try await stations(Self.text(fields)) }
        guard case .invalidResponse(.invalidField(let path)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(path == "[0].\(field)" || field == "latitude" && path == "[0].latitude")
    }

    @Test(arguments: ["temp", "humidity", "wind", "pressure", "precipitation", "none"], ["null", "absent", "{}"])
    func `may lack any value of a row`(field: String, form: String) async throws {
        var fields = Self.row
        fields[field] = form == "absent" ? nil : form
        fields["unknown"] = "1"
        #expect(try await rows(Self.text(fields)).count == 1)
    }

    @Test(
        arguments: [
            ("type", #""y""#), ("date", #""2026""#), ("date", nil), ("station_id", nil), ("temp", #"{"average":"x"}"#),
            ("wind", "7"),
        ] as [(String, String?)]
    )
    func `of another form name the field of a row`(field: String, value: String?) async throws {
        var fields = Self.row
        fields[field] = value
        let error = await #expect(throws: WeatherError.self) { try await rows(Self.text(fields)) }
        guard case .invalidResponse(.invalidField(let path)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(path.hasPrefix("[0].\(field)"))
    }

    @Test(arguments: ["", "[{", "<html>", #"{"stations":[]}"#, "null"])
    func `that are none of the service are refused`(body: String) async {
        await #expect(throws: WeatherError.self) { try await stations(body) }
        await #expect(throws: WeatherError.self) { try await rows(body) }
    }
}

@Suite("Recorded stations", .enabled(if: RecordedFiles.arePresent, "\(RecordedFiles.absence)"), .watched)
struct RecordedStationTests {
    private func decode<Value: Decodable>(_ name: String) throws -> [Value] {
        let data = try RecordedFiles.data("stations", name)
        if let values = try? JSONDecoder().decode([Value].self, from: data) { return values }
        return [try JSONDecoder().decode(Value.self, from: data)]
    }

    @Test(arguments: RecordedFiles.names(in: "stations"))
    func `read as they are written`(name: String) throws {
        let json = try JSON(recorded: "stations", name)
        let rows = json.array.isEmpty ? [json] : json.array
        if name.hasPrefix("measurements") {
            let values: [StationAggregate] = try decode(name)
            #expect(values.count == rows.count)
            for (value, row) in zip(values, rows) {
                #expect(value.period.rawValue == row["type"].text)
                #expect(value.date == row["date"].moment)
                #expect(value.station.rawValue == row["station_id"].text)
                #expect(value.temperature?.minimum?.celsius == row["temp"]["min"].number)
                #expect(value.temperature?.maximum?.celsius == row["temp"]["max"].number)
                #expect(value.temperature?.average.celsius == row["temp"]["average"].number)
                #expect(value.temperature?.count.map(Double.init) == row["temp"]["weight"].number)
                #expect(value.humidity?.average.percent == row["humidity"]["average"].number)
                #expect(value.pressure?.minimum?.hectopascals == row["pressure"]["min"].number)
                #expect(value.pressure?.maximum?.hectopascals == row["pressure"]["max"].number)
                #expect(value.pressure?.average.hectopascals == row["pressure"]["average"].number)
                #expect(value.windSpeed?.metersPerSecond == row["wind"]["speed"].number)
                #expect(value.windDirection?.degrees == row["wind"]["deg"].number)
                #expect(value.rain?.millimeters == row["precipitation"]["rain"].number)
                #expect(value.snow?.millimeters == row["precipitation"]["snow"].number)
            }
        } else {
            let values: [WeatherStation] = try decode(name)
            #expect(values.count == rows.count)
            for (value, row) in zip(values, rows) {
                #expect(value.id.rawValue == row["id"].text ?? row["ID"].text)
                #expect(value.externalID == row["external_id"].text)
                #expect(value.name == row["name"].text)
                #expect(value.coordinate.latitude == row["latitude"].number)
                #expect(value.coordinate.longitude == row["longitude"].number)
                #expect(value.altitude?.meters == row["altitude"].number)
                #expect(value.rank.map(Double.init) == row["rank"].number)
                for (date, text) in [(value.created, row["created_at"].text), (value.updated, row["updated_at"].text)] {
                    #expect(date?.formatted(.iso8601).prefix(19) == text?.prefix(19))
                }
            }
        }
    }
}
