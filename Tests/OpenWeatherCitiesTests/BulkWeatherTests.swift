import Foundation
import OpenWeatherCities
import OpenWeatherCore
import OpenWeatherTestWatch
import Testing

@Suite("Weather of a bulk file", .watched)
struct BulkWeatherTests {
    private static let lisbon = """
        {"city":{"id":2267057,"name":"Lisbon","findname":"LISBON","country":"PT","coord":{"lon":-9.13333,"lat":38.716671},\
        "zoom":7,"langs":[{"pt":"Lisboa"}]},"time":1489487391,"main":{"temp":285.54,"pressure":1023,"humidity":62,\
        "temp_min":284.15,"temp_max":287.15},"wind":{"speed":7.7,"deg":60,"var_beg":40,"var_end":90},"clouds":{"all":20},\
        "weather":[{"id":500,"main":"Rain","description":"light rain","icon":"10d"}],"rain":{"3h":0.43}}
        """
    private static let least = #"{"city":{"coord":{"lon":1,"lat":2}},"time":1489487391,"main":{"temp":273.15}}"#

    private func rows(_ text: String) async throws -> [BulkWeather.Element] {
        try await CityFixture.withFiles(text) { file, _ in
            var rows: [BulkWeather.Element] = []
            for try await row in BulkWeather(contentsOf: file) { rows.append(row) }
            return rows
        }
    }

    @Test
    func `a line has the weather of a city in the units of the domain`() async throws {
        let weather = try #require(try await rows(Self.lisbon).first).get()
        #expect(weather.cityID == 2_267_057)
        #expect(weather.name == "Lisbon")
        #expect(weather.country == "PT")
        #expect(weather.coordinate == Coordinate(latitude: 38.716671, longitude: -9.13333))
        #expect(weather.date == Date(timeIntervalSince1970: 1_489_487_391))
        #expect(abs(weather.temperature.celsius - 12.39) < 1e-9)
        #expect(weather.minimum?.celsius.rounded() == 11)
        #expect(weather.humidity == Percentage(percent: 62))
        #expect(weather.pressure?.hectopascals == 1_023)
        #expect(weather.wind?.speed.metersPerSecond == 7.7)
        #expect(weather.cloudiness == Percentage(percent: 20))
        #expect(weather.conditions.map(\.id) == [500])
        #expect(weather.rain?.hours == 3)
        #expect(weather.rain?.depth.millimeters == 0.43)
        #expect(weather.utcOffset == nil)
        #expect(weather.sun == .unknown)
    }

    @Test
    func `all but the point, the time and the temperature may be absent`() async throws {
        let weather = try #require(try await rows(Self.least).first).get()
        #expect(weather.temperature.celsius == 0)
        #expect(weather.cityID == nil)
        #expect(weather.name == nil)
        #expect(weather.rain == nil)
    }

    @Test(
        arguments: [
            (#"{"city":{"coord":{"lon":1,"lat":2}},"main":{"temp":273.15}}"#, .invalidField(path: "time")),
            (#"{"city":{"coord":{"lon":1,"lat":2}},"time":1,"main":{}}"#, .invalidField(path: "main.temp")),
            (#"{"city":{"coord":{"lon":1,"lat":2}},"time":1,"main":{"temp":null}}"#, .invalidField(path: "main.temp")),
            (#"{"city":{"coord":{"lon":1,"lat":2}},"time":1,"main":{"temp":-1}}"#, .invalidField(path: "main.temp")),
            (#"{"city":{},"time":1,"main":{"temp":273.15}}"#, .invalidField(path: "city.coord")),
            (
                #"{"city":{"coord":{"lat":92,"lon":1}},"time":1,"main":{"temp":280}}"#,
                .invalidField(path: "city.coord.lat")
            ),
            (#"{"time":1,"main":{"temp":273.15}}"#, .invalidField(path: "city")),
            (#"{"city":{"coord":{"lon":1,"lat":2}},"time":"#, .truncated),
            ("[]", .invalidField(path: "$")),
            ("<html>", .notJSON),
            (least + least, .notJSON),
        ] as [(String, InvalidResponse)]
    )
    func `a line that cannot be read has its number, and the others are read`(
        _ line: String,
        reason: InvalidResponse
    ) async throws {
        let rows = try await rows("\(Self.least)\n\n\(line)\r\n\(Self.lisbon)")
        #expect(rows.count == 3)
        #expect(rows[1] == .failure(BulkLineFailure(line: 3, reason: reason)))
        #expect((try? rows[2].get())?.name == "Lisbon")
    }

    @Test
    func `a line of any length is read past, and none is kept that is too long`() async throws {
        let long = #"{"city": ""# + String(repeating: "a", count: 900_000) + #""}"#
        for (number, text) in [(1, "\(long)\n\(Self.lisbon)\n"), (2, "\(Self.lisbon)\n\(long)")] {
            let rows = try await rows(text)
            let failure = BulkLineFailure(line: number, reason: .tooLarge(limit: 262_144))
            #expect(rows.count == 2)
            #expect(rows[number - 1] == .failure(failure))
            #expect(rows.compactMap { try? $0.get().name } == ["Lisbon"])
        }
    }

    @Test
    func `lines may end anywhere in what is read at once`() async throws {
        for spaces in [0, 1, 131_072 - Self.least.utf8.count - 1, 131_072 - Self.least.utf8.count, 131_071, 140_000] {
            let text = String(repeating: " ", count: spaces) + Self.least + "\n" + Self.lisbon + "\n"
            #expect(try await rows(text).compactMap { try? $0.get() }.count == 2, "\(spaces) spaces")
        }
    }

    @Test
    func `a file without a line has no weather`() async throws {
        for text in ["", "\n", " \r\n\n "] {
            #expect(try await rows(text).isEmpty)
        }
    }

    @Test
    func `a file that cannot be read is named, and a cancelled task ends the sequence`() async throws {
        let missing = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        var rows = BulkWeather(contentsOf: missing).makeAsyncIterator()
        await #expect(throws: WeatherError.storage(.unreadable(name: missing.path(percentEncoded: false)))) {
            _ = try await rows.next()
        }
        let cancelled = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await self.rows(Self.lisbon).count
        }
        await #expect(throws: WeatherError.cancelled) { try await cancelled.value }
    }
}
