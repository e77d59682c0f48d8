#if os(Linux)
import Foundation
import OpenWeatherCities
import OpenWeatherCore

extension Benchmark {
    /// The search in a list of 200,000 cities, and the memory that it takes.
    static let cities = Benchmark([
        Figure(
            name: "city-search",
            definition:
                "search for the first letters of a name among 200,000 cities ÷ a look at each of their names in "
                + "memory"
        ),
        Figure(
            name: "city-private-mb-over-bare",
            definition:
                "private megabytes of a process after it has opened that list and searched it 1,000 times − those "
                + "before"
        ),
        Figure(
            name: "bulk-private-mb-over-bare",
            definition: "private megabytes of a process after it has read 200,000 lines of a bulk file − those before"
        ),
    ]) { conditions in
        try await withTemporaryDirectory { directory in
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            let file = directory.appending(path: "cities.list")
            let names = MadeUpCities.names
            try await MadeUpCities.importAll(to: file)
            let list = try CityList(contentsOf: file)
            let folded = names.map { $0.lowercased() }
            let texts = MadeUpCities.texts
            let samples = try await Contender.alternate(
                [
                    Contender(name: "20 searches in the list") {
                        timed(1) { for text in texts.prefix(20) { use(list.cities(matching: text, limit: 5)) } }
                    },
                    Contender(name: "20 looks at each name") {
                        timed(1) {
                            for text in texts.prefix(20) {
                                use(folded.lazy.filter { $0.hasPrefix(text) }.count)
                            }
                        }
                    },
                ],
                rounds: conditions.rounds(51)
            )
            let bulk = directory.appending(path: "weather.json")
            try MadeUpCities.writeWeather(to: bulk)
            return Outcome(
                samples[0].ratio(to: samples[1]),
                try await CitiesProgram.megabytes("--cities", file),
                try await CitiesProgram.megabytes("--bulk", bulk),
                lines: samples.map { Outcome.Line(work: $0.name, samples: $0) }
            )
        }
    }
}

/// A program that reads a file of cities, and prints by how much its private memory has grown.
enum CitiesProgram {
    /// Runs the program in a process of its own and returns what it prints.
    static func megabytes(_ option: String, _ file: URL) async throws -> Double {
        let text = try await ChildProcess([option, file.path]).output()
        guard let megabytes = Double(text.filter { !$0.isNewline }) else {
            throw BenchmarkFailure(description: "A process did nothing: \(text)")
        }
        return megabytes
    }

    /// Opens a list of cities and searches it.
    static func search(_ file: URL) throws {
        let texts = MadeUpCities.texts
        let before = Machine.privateMegabytes ?? .nan
        let list = try CityList(contentsOf: file)
        for text in texts { use(list.cities(matching: text, limit: 20)) }
        print((Machine.privateMegabytes ?? .nan) - before)
        withExtendedLifetime(list) {}
    }

    /// Reads the lines of a bulk file.
    @concurrent
    static func read(_ file: URL) async throws {
        let before = Machine.privateMegabytes ?? .nan
        for try await row in BulkWeather(contentsOf: file) { use(try row.get()) }
        print((Machine.privateMegabytes ?? .nan) - before)
    }
}

/// 200,000 cities with names of two to four syllables, the same in every run.
enum MadeUpCities {
    static let names: [String] = {
        var random = LinearNumbers(state: 34)
        return (0..<200_000)
            .map { _ in
                (0..<Int.random(in: 2...4, using: &random)).map { _ in syllables.randomElement(using: &random) ?? "" }
                    .joined().capitalized
            }
    }()

    /// The beginnings of 1,000 names, with two letters to all of them.
    static let texts: [String] = {
        var random = LinearNumbers(state: 7)
        return (0..<1_000)
            .map { _ in
                let name = (names.randomElement(using: &random) ?? "").lowercased()
                return String(name.prefix(Int.random(in: 2...8, using: &random)))
            }
    }()

    /// Imports the cities from a file in the form of the service's.
    static func importAll(to file: URL) async throws {
        let source = file.appendingPathExtension("json")
        let rows = names.enumerated()
            .map { number, name in
                #"{"id": \#(number + 1), "name": "\#(name)", "state": "", "country": "GB", "coord": {"lon": 1, "lat": 2}}"#
            }
        try Data("[\(rows.joined(separator: ",\n"))]".utf8).write(to: source)
        try await CityList.importCities(from: source, to: file)
    }

    /// Writes a bulk file with the weather of each city.
    static func writeWeather(to file: URL) throws {
        let rows = names.enumerated()
            .map { number, name in
                #"{"city": {"id": \#(number + 1), "name": "\#(name)", "country": "GB", "coord": {"lon": 1, "lat": 2}}, "#
                    + #""time": 1489487391, "main": {"temp": 285.54, "pressure": 1023, "humidity": 62}, "#
                    + #""wind": {"speed": 7.7, "deg": 60}, "clouds": {"all": 20}, "rain": {"3h": 0.43}, "#
                    + #""weather": [{"id": 500, "main": "Rain", "description": "light rain", "icon": "10d"}]}"#
            }
        try Data(rows.joined(separator: "\n").utf8).write(to: file)
    }

    private static let syllables = [
        "ar", "bel", "cor", "dan", "el", "fen", "gor", "ham", "in", "jor", "kal", "lon", "mer", "nor", "ost", "par",
        "quin", "ros", "san", "tor", "ul", "vil", "wes", "york", "zen",
    ]

    /// A generator of Lehmer's kind, whose numbers only have to differ.
    private struct LinearNumbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 32
        }
    }
}
#endif
