import ExampleSupport
import Foundation
import OpenWeatherCities
import OpenWeatherCore

/// Shows the service's list of cities: it is imported once, and names are then found without a request.
@main
struct CitiesExample {
    static let syntax = CommandLineSyntax(
        program: "CitiesExample",
        summary: "Finds cities by name without a network, and reads the weather of all cities from a file.",
        operands: "COMMAND TEXT",
        commands: [
            .init("import", "FILE", help: "Imports city.list.json, as bulk.openweathermap.org has it under /sample."),
            .init("find", "NAME", help: "The cities whose name begins so, such as: find London,GB"),
            .init("weather", "FILE", help: "The warmest city of a bulk file such as weather_14.json."),
        ],
        options: [
            CommandLineOption("--list", "FILE", help: "The imported list; cities.list in this directory by default."),
            CommandLineOption("--limit", "NUMBER", help: "The largest number of cities to find, 10 by default."),
        ],
        failure: "A failure, or no city was found; standard error has the reason."
    )

    static func main() async {
        await ExampleProgram.run(syntax) { arguments, _ in
            guard let command = arguments.operands.first, arguments.operands.count > 1 else {
                throw UsageError("COMMAND", "is missing: import FILE, find NAME or weather FILE.")
            }
            let text = arguments.operands.dropFirst().joined(separator: " ")
            let list = URL(filePath: arguments["--list"] ?? "cities.list")
            let limit = arguments["--limit"].map { Int($0) } ?? 10
            guard let limit, limit > 0 else { throw UsageError("--limit", "is not a number above 0.") }
            do {
                switch command {
                case "import": try await importCities(from: URL(filePath: text), to: list)
                case "find": try find(text, limit: limit, in: list)
                case "weather": try await showWarmest(in: URL(filePath: text))
                default: throw UsageError(command, "no such command: import, find or weather.")
                }
            } catch let error as CityListError {
                throw ExampleFailure(error.description)
            }
        }
    }

    static func importCities(from source: URL, to list: URL) async throws {
        let outcome = try await CityList.importCities(from: source, to: list)
        try StandardOutput.print("Imported \(outcome.cities) cities; \(outcome.leftOut) without a name or a place.")
    }

    static func find(_ name: String, limit: Int, in list: URL) throws {
        guard FileManager.default.fileExists(atPath: list.path(percentEncoded: false)) else {
            throw ExampleFailure(
                "There is no list of cities yet. Import one first: CitiesExample import city.list.json"
            )
        }
        let cities = try CityList(contentsOf: list).cities(matching: name, limit: limit)
        guard !cities.isEmpty else { throw ExampleFailure("No city has such a name.") }
        for city in cities {
            let place = [city.name, city.state, city.country].compactMap(\.self).joined(separator: ", ")
            try StandardOutput.print("\(city.id)  \(place)  \(city.coordinate)".printableLines)
        }
    }

    static func showWarmest(in file: URL) async throws {
        var (count, failures) = (0, 0)
        var warmest: (name: String, celsius: Double)?
        for try await row in BulkWeather(contentsOf: file) {
            guard case .success(let weather) = row else {
                failures += 1
                continue
            }
            count += 1
            if weather.temperature.celsius > warmest?.celsius ?? -.infinity {
                warmest = (weather.name ?? "\(weather.coordinate)", weather.temperature.celsius)
            }
        }
        guard let warmest else { throw ExampleFailure("The file has no weather.") }
        let degrees = warmest.celsius.rounded()
        try StandardOutput.print("\(count) cities, \(failures) lines that cannot be read.")
        try StandardOutput.print("The warmest is \(warmest.name) with \(degrees) °C.".printableLines)
    }
}
