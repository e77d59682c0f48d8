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

        // snippet: station
        let station = try await client.stations.register(
            StationDetails(externalID: "ROOF_1", name: "Roof", coordinate: place, altitude: Length(meters: 34))
        )
        // end

        // snippet: station-uploader
        let uploader = StationUploader(client.stations, directory: directory) { event in
            if case .stopped(let error) = event { print(error) }
        }
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
}
