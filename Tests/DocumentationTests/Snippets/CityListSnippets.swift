import Foundation
import OpenWeather
import OpenWeatherCities
import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherTestWatch
import Testing

@Suite("Code of the page on lists of cities", .watched)
struct CityListSnippets {
    private static let list = """
        [{"id": 1, "name": "São Paulo", "state": "", "country": "BR", "coord": {"lon": -46.64, "lat": -23.55}}]
        """
    private static let bulk = """
        {"city": {"name": "Lisbon", "coord": {"lon": -9.1, "lat": 38.7}}, "time": 1489487391, "main": {"temp": 285.5}}
        """

    /// Writes a text to a file, for as long as `body` runs.
    private func withFile(_ text: String, _ body: (URL) async throws -> Void) async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let file = directory.appending(path: "file.json")
        try Data(text.utf8).write(to: file)
        try await body(file)
    }

    @Test
    func `a list is imported, searched, and used by an app`() async throws {
        try await withFile(Self.list) { source in
            let file = source.deletingLastPathComponent().appending(path: "cities.list")

            // snippet: city-list-import
            let outcome = try await CityList.importCities(from: source, to: file)
            print("\(outcome.cities) cities; \(outcome.leftOut) rows were left out")
            // end

            // snippet: city-list-search
            let list = try CityList(contentsOf: file)
            let cities = list.cities(matching: "são p")  // São Paulo and others
            // end

            #expect(outcome.cities == 1)
            #expect(cities.map(\.id) == [1])
            await app(file: file, key: "")
        }
    }

    @MainActor
    private func app(file: URL, key: String) {
        // snippet: city-list-app
        let list = try? CityList(contentsOf: file)  // `nil` when none was imported
        let app = OpenWeatherApp.live(apiKey: key) { parts in
            parts.geocoding = CityGeocodingRepository(list: list, upstream: parts.geocoding)
        }
        // end

        #expect(app.dependencies.geocoding is CityGeocodingRepository)
    }

    @Test
    func `a search without screens uses the list as well`() async throws {
        try await withFile(Self.list) { source in
            let file = source.deletingLastPathComponent().appending(path: "cities.list")
            try await CityList.importCities(from: source, to: file)
            let list = try CityList(contentsOf: file)
            let client = OpenWeatherClient(configuration: OpenWeatherConfiguration(apiKey: ""))

            // snippet: city-list-use-case
            let geocoding = CityGeocodingRepository(list: list, upstream: client.repositories.geocoding)
            let search = SearchLocationsUseCase(geocoding: geocoding)
            let places = try await search("sao paulo")
            // end

            #expect(places.map(\.name) == ["São Paulo"])
        }
    }

    @Test
    func `the weather of all cities is read line by line`() async throws {
        try await withFile(Self.bulk) { file in
            // snippet: city-list-bulk
            for try await row in BulkWeather(contentsOf: file) {
                guard let weather = try? row.get() else { continue }  // a line that cannot be read
                print(weather.name ?? "", weather.temperature.celsius)
            }
            // end
        }
    }
}
