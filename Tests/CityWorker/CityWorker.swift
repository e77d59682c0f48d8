import Foundation
import OpenWeatherCities

/// A process that imports a list of cities over and over until it is killed, for tests that kill it.
///
/// ```
/// CityWorker FILE SOURCE…   imports the sources in turns, and prints a byte for each import
/// ```
@main
enum CityWorker {
    static func main() async throws {
        let files = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
        guard files.count >= 2 else { exit(64) }
        for round in 0..<1_000 {
            try await CityList.importCities(from: files[1 + round % (files.count - 1)], to: files[0])
            FileHandle.standardOutput.write(Data(".".utf8))
        }
    }
}
