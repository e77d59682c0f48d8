import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherNetworking
import OpenWeatherStations

/// A process that adds measurements to a queue and sends them to a server until it is killed, for tests that kill several.
///
/// ```
/// StationWorker DIRECTORY SERVER NAME   prints a byte for each measurement that was added; its date is its number
/// ```
@main
enum StationWorker {
    /// More would only keep the disk busy when the kill is late.
    private static let count = 12

    static func main() async throws {
        let words = Array(CommandLine.arguments.dropFirst())
        guard words.count == 3 else { exit(64) }
        // It sends until it is killed; when whoever should kill it ended before, the alarm does.
        alarm(300)
        var configuration = OpenWeatherConfiguration(
            api: OpenWeatherAPIConfiguration(apiKey: APIKey("abc"), host: URL(string: words[1]))
        )
        configuration.cache = .none
        configuration.ledger = .memory
        configuration.plan = .unlimited
        configuration.retry = RetryPolicy(maximumAttempts: 1, deadline: nil)
        var options = StationUploader.Options()
        options.batchSize = 3
        options.interval = .milliseconds(20)
        let uploader = StationUploader(
            OpenWeatherClient(configuration: configuration).stations,
            directory: URL(filePath: words[0]),
            options: options
        )
        let station = WeatherStation.ID(rawValue: words[2])
        async let sending: Void = uploader.run()
        for number in 0..<Self.count {
            let date = Date(timeIntervalSince1970: Double(number))
            try await uploader.enqueue([StationMeasurement(of: station, at: date)])
            FileHandle.standardOutput.write(Data(".".utf8))
        }
        try await sending
    }
}
