import ExampleSupport
import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestSupport

/// A server that repeats the key, divided by characters that texts, types, reports and terminals leave out.
///
/// Nothing that leaves the client may hold the key as soon as such characters are left out.
enum AttackKeys {
    /// Returns a body, or a field of a head, in which the key takes the place of a text.
    static func input(_ random: inout SeededGenerator) -> [UInt8] {
        let key = divided(&random)
        if Int.random(in: 0..<6, using: &random) == 0 {
            let names = ["Content-Type: text/", "Content-Type: ", "X-Key: ", "Retry-After: "]
            return Array("\(names.randomElement(using: &random) ?? "")\(key)".utf8)
        }
        let body = String(decoding: AttackBodies.all.randomElement(using: &random) ?? [], as: UTF8.self)
        // Every second part between quotation marks is a text or a name; no body has an escaped one.
        var parts = body.split(separator: "\"", omittingEmptySubsequences: false).map { String($0) }
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let texts = parts.indices.filter { !$0.isMultiple(of: 2) }
            guard let place = texts.randomElement(using: &random) else { continue }
            parts[place] = Bool.random(using: &random) ? key : "a\(key) b"
        }
        return Array(parts.joined(separator: "\"").utf8)
    }

    /// Returns the key with characters between some of its own.
    private static func divided(_ random: inout SeededGenerator) -> String {
        let places = Set(
            (0..<Int.random(in: 1...3, using: &random)).map { _ in Int.random(in: 1..<32, using: &random) }
        )
        let isEverywhere = Int.random(in: 0..<8, using: &random) == 0
        let isCapital = Int.random(in: 0..<4, using: &random) == 0
        var text = ""
        for (index, character) in (isCapital ? AttackService.key.uppercased() : AttackService.key).enumerated() {
            if index > 0, isEverywhere || places.contains(index) { text += separator(&random) }
            text += Int.random(in: 0..<20, using: &random) == 0 ? escaped(character, &random) : String(character)
        }
        return text
    }

    private static func separator(_ random: inout SeededGenerator) -> String {
        let scalar = undrawn.randomElement(using: &random) ?? "\u{FEFF}"
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return scalar.value < 0x20 ? escape(scalar) : String(Character(scalar))
        case 1: return escape(scalar)
        case 2: return escape(scalar).replacing("\\u", with: "\\\\u")
        default: return String(scalar).utf8.map { "%" + hex(UInt16($0), 2) }.joined()
        }
    }

    private static func escaped(_ character: Character, _ random: inout SeededGenerator) -> String {
        let byte = UInt16(character.asciiValue ?? 0)
        return Bool.random(using: &random) ? "\\u" + hex(byte, 4) : "%25" + hex(byte, 2)
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf16.map { "\\u" + hex($0, 4) }.joined()
    }

    private static func hex(_ number: UInt16, _ count: Int) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }

    /// The characters that are not drawn, of which every step that cleans a text leaves out some.
    private static let undrawn: [Unicode.Scalar] = (0...0x10FFFF).compactMap { Unicode.Scalar($0) }
        .filter { scalar in
            [.control, .format, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
                || scalar.properties.isDefaultIgnorableCodePoint && scalar.value < 0xE0100
        }

    /// Sends requests whose responses are the input, and looks for the key in all that comes of them.
    static func outcome(of input: AttackInput, in directory: URL) async -> AttackOutcome {
        let isHead = !["{", "["].contains(input.text.prefix(1))
        let service: AttackService
        if isHead {
            let parts = input.text.split(separator: ":", maxSplits: 1).map { String($0) }
            service = AttackService(
                status: input.seed % 3 == 1 ? 429 : 200,
                headers: [parts.first ?? "": parts.last ?? ""],
                body: Array(AttackBodies.weather.utf8)
            )
        } else {
            service = AttackService(status: input.seed % 4 == 1 ? 400 : 200, body: input.bytes)
        }
        let entries = KeptEntries()
        let report = DiagnosticReport()
        var configuration = OpenWeatherConfiguration(apiKey: AttackService.key)
        configuration.transport = service
        configuration.cache = .store(entries)
        configuration.ledger = .memory
        configuration.retry = RetryPolicy(maximumAttempts: 1)
        configuration.now = { AttackService.now }
        configuration.oneCallVersion = .fixed(input.text.contains("\"data\"") ? .v4 : .v3)
        configuration.middleware = [{ report.recording($0) }]
        var traces = await traces(of: OpenWeatherClient(configuration: configuration), at: AttackService.point)
        traces += entries.all
        let file = directory.appending(path: "report")
        if let arguments = try? syntax.parse(["current"]) {
            try? await report.write(to: file, syntax, arguments, outcome: "")
        }
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return .wrong("there is no report") }
        traces.append(text)
        let isLeaking = traces.contains { drawn($0).lowercased().contains(AttackService.key) }
        if isLeaking { return .wrong("the key in what leaves the client") }
        return traces.contains { $0.contains("***") } ? .accepted : .refused
    }

    private static let syntax =
        CommandLineSyntax(program: "Attack", summary: "", operands: "TEXT", options: ExampleOptions.syntax, failure: "")

    private static func traces(of client: OpenWeatherClient, at point: Coordinate) async -> [String] {
        var traces: [String] = []
        func add<Value: Sendable>(_ load: () async throws(WeatherError) -> Value) async {
            do throws(WeatherError) {
                var text = ""
                dump(try await load(), to: &text)
                traces.append(text)
            } catch {
                traces += [error.description, String(reflecting: error)]
            }
        }
        await add { () async throws(WeatherError) in try await client.currentWeather(for: .city("x")) }
        await add { () async throws(WeatherError) in try await client.forecast(for: .city("x")) }
        await add { () async throws(WeatherError) in try await client.locations(named: "x") }
        await add { () async throws(WeatherError) in try await client.location(postcode: "1010", country: nil) }
        await add { () async throws(WeatherError) in try await client.airQualityForecast(at: AttackService.point) }
        await add { () async throws(WeatherError) in try await client.oneCall(at: AttackService.point) }
        await add { () async throws(WeatherError) in try await client.alert(id: "a-1") }
        return traces
    }

    /// Returns a text as it looks when what is not drawn, and what is no ASCII, is left out.
    private static func drawn(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { (0x20...0x7E).contains($0.value) }))
    }
}

/// A store that keeps every entry that it was given.
private final class KeptEntries: CacheStore {
    private let texts = Locked<[String]>([])

    /// The bytes of all entries, as text.
    var all: [String] { texts.withLock { $0 } }

    func entry(for key: CacheKey) async -> CacheEntry? { nil }

    func store(_ entry: CacheEntry, for key: CacheKey) async {
        texts.withLock { $0.append(String(decoding: entry.data, as: UTF8.self)) }
    }

    func removeEntry(for key: CacheKey) async {}

    func removeAll() async {}

    func usage() async -> CacheUsage { CacheUsage(entries: 0, bytes: 0) }
}
