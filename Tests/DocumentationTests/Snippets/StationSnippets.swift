import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherStations
import OpenWeatherTestWatch
import Testing

@Suite("Code of the page on stations", .watched)
struct StationSnippets {
    @Test
    func `a station is registered and its measurements arrive`() async throws {
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient())
        configuration.retry = .noDeadline
        let client = OpenWeatherClient(configuration: configuration)
        let place = Coordinate(clampingLatitude: 38.72, longitude: -9.14)
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: directory) }

        // snippet: station
        let station = try await client.stations.register(
            StationDetails(externalID: "ROOF_1", name: "Roof", coordinate: place, altitude: Length(meters: 34))
        )
        // end

        // snippet: station-uploader
        let uploader = StationUploader(
            client.stations,
            directory: directory,
            onEvent: { event in if case .stopped(let error) = event { print(error) } }
        )
        let sending = Task { try await uploader.run() }
        try await uploader.enqueue([
            StationMeasurement(of: station.id, at: .now, temperature: Temperature(celsius: 18.7))
        ])
        // end

        sending.cancel()
        _ = await sending.result
        _ = try await uploader.upload()
        #expect(try await uploader.waiting() == 0)
        let rows = try await client.stations.aggregates(
            of: station.id,
            by: .day,
            in: Date(timeIntervalSince1970: 0)..<Date() + 86_400
        )
        #expect(rows.compactMap(\.temperature?.average) == [Temperature(celsius: 18.7)])
    }

    @Test
    func `a new station has no rows`() async throws {
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient())
        configuration.retry = .noDeadline
        let client = OpenWeatherClient(configuration: configuration)
        let place = Coordinate(clampingLatitude: 38.72, longitude: -9.14)
        let range = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 86_400)

        // snippet: station-rows
        let station = try await client.stations.register(
            StationDetails(externalID: "ROOF_1", name: "Roof", coordinate: place, altitude: Length(meters: 34))
        )
        let rows = try await client.stations.aggregates(of: station.id, by: .day, in: range)
        // end

        #expect(rows.isEmpty)
    }

    @Test
    func `stand-ins keep what is sent to them`() {
        let time = TestTime()

        // snippet: demo-stations
        let stations = DemoStations(now: { time.now })
        let body = Data(#"{"external_id":"A","name":"B","latitude":1,"longitude":2,"altitude":3}"#.utf8)
        let response = stations.response(method: "POST", path: "/data/3.0/stations", query: [:], body: body)
        // end

        #expect(response?.status == 201)
    }

    @Test
    func `a gateway has its own paths`() throws {
        let url = try #require(URL(string: "https://weather.example.com"))

        // snippet: gateway-tiles
        var api = OpenWeatherAPIConfiguration(gateway: url)
        api.setBaseURL(url.appending(path: "tile/map"), of: .tiles)
        // end

        #expect(api.baseURL(of: .tiles)?.absoluteString == "https://weather.example.com/tile/map")
    }
}
