import ExampleSupport
import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherStations

/// Shows a weather station of one's own: it is registered, its measurements wait on the disk until they have arrived, and what
/// they amount to is read again.
@main
struct StationsExample {
    static let syntax = CommandLineSyntax(
        program: "StationsExample",
        summary: "Registers a station, sends an hour of measurements, reads them again, and removes the station.",
        options: ExampleOptions.syntax.filter { ["--live", "--gateway", "--diagnose"].contains($0.name) } + [
            CommandLineOption("--queue", "DIR", help: "Where measurements wait; a new temporary folder by default.")
        ],
        failure: "A failure; standard error has the reason, and what was not sent waits in the queue."
    )

    static func main() async {
        await ExampleProgram.run(syntax) { arguments, environment in
            let options = try ExampleOptions(arguments, environment: environment)
            let client = try ExampleClient.make(options, environment: environment)
            let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            let queue = arguments["--queue"].map { URL(filePath: $0) } ?? folder
            try await show(client.stations, queue: queue, now: Date())
        }
    }

    static func show(_ stations: WeatherStations, queue: URL, now: Date) async throws {
        // 1. The service gives the station a name, which its measurements carry.
        let station = try await stations.register(
            StationDetails(
                externalID: "EXAMPLE_1",
                name: "Example",
                coordinate: Coordinate(clampingLatitude: 38.7223, longitude: -9.1393),
                altitude: Length(meters: 100)
            )
        )
        try StandardOutput.print("Registered \(station.name) as \(station.id).")

        // 2. What was added is on the disk, whatever happens to this process.
        let uploader = StationUploader(stations, directory: queue)
        let hour = Date(timeIntervalSince1970: (now.timeIntervalSince1970 / 3_600).rounded(.down) * 3_600) - 3_600
        let measurements = (0..<6)
            .map { step in
                StationMeasurement(
                    of: station.id,
                    at: hour + Double(step) * 600,
                    temperature: Temperature(celsius: 18 + Double(step) / 2),
                    pressure: Pressure(hectopascals: 1_016),
                    humidity: Percentage(percent: 70 - Double(step))
                )
            }
        do throws(StationQueueError) {
            try await uploader.enqueue(measurements)
        } catch {
            try await stations.remove(station.id)
            throw ExampleFailure(error.description)
        }
        try StandardOutput.print("\(try await uploader.waiting()) measurements wait.")

        // 3. A server would call `run()`, which sends until it is cancelled.
        let sent = try await uploader.upload()
        try StandardOutput.print("\(sent) measurements have arrived.")

        // 4. The service itself puts them together minutes to days later.
        let rows = try await stations.aggregates(of: station.id, by: .hour, in: hour..<hour + 3_600)
        for row in rows {
            guard let temperature = row.temperature else { continue }
            let mean = (temperature.average.celsius * 10).rounded() / 10
            try StandardOutput.print("An hour of \(temperature.count ?? 0) measurements: \(mean) °C on average.")
        }
        if rows.isEmpty { try StandardOutput.print("The service has put nothing together yet.") }

        try await stations.remove(station.id)
        try StandardOutput.print("Removed \(station.name).")
    }
}
