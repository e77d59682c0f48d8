import ExampleSupport
import Foundation
import OpenWeatherCore

/// The arguments of the command line together with the settings of the file.
struct Settings {
    /// The name under which the program runs.
    let program: Program
    /// The file.
    let file: SettingsFile
    /// The options of the command line, and those that the file adds.
    let arguments: CommandLineArguments
    /// The environment with the key, which may come from a file.
    let environment: [String: String]
    /// The command, of which there may be an alias; `now` without one.
    let command: String
    private let typed: CommandLineArguments
    private let zone: TimeZone
    /// The file that the key comes from; `nil` when the variable has one, or the command needs none.
    private let keyFile: String?
    private let keyFailure: String?

    /// Reads the file and adds its settings where the command line has none.
    ///
    /// A file with the key that cannot be read is no error for `config`, which says so instead.
    ///
    /// - Throws: `UsageError` that names the argument, or the line of the file, that is not valid.
    init(
        _ typed: CommandLineArguments,
        program: Program,
        environment: [String: String],
        zone: TimeZone = .current
    ) throws(UsageError) {
        self.program = program
        self.typed = typed
        self.zone = zone
        let name = typed.operands.first ?? "now"
        let command = QueryExample.commands.first { $0.names.contains(name) }?.name ?? name
        self.command = command
        try Self.check(typed, command)
        file = try SettingsFile(environment: environment)
        var arguments = typed
        if typed.has("--demo") {
            for option in ["--live", "--gateway"] where typed.has(option) {
                throw UsageError(option, "cannot be combined with --demo.")
            }
        } else if program == .owm, !typed.has("--live"), !typed.has("--gateway") {
            arguments = arguments.adding(.init("--live"))
        }
        for entry in file.entries {
            try Self.check(entry, file)
            guard let option = entry.key.option, !typed.has(option) else { continue }
            if entry.key == .format, command != "now" || typed.has("--json") || typed.has("--csv") { continue }
            arguments = arguments.adding(.init(option, Self.value(of: entry, file)))
        }
        self.arguments = arguments
        let hasVariable = environment["OPENWEATHER_API_KEY"]?.isEmpty == false
        let keyFile = hasVariable || !arguments.has("--live") ? nil : arguments["--key-file"]
        self.keyFile = keyFile
        do throws(UsageError) {
            self.environment = try Self.environment(environment, keyFile: keyFile)
            keyFailure = nil
        } catch {
            guard command == "config" else { throw error }
            self.environment = environment
            keyFailure = error.reason
        }
    }

    /// Returns the places that the command line names, else the saved one, else the city of the time zone.
    ///
    /// - Parameter named: The places of the command line.
    /// - Returns: The places, of which there is at least one.
    /// - Throws: `UsageError` when there is none.
    func places(_ named: [LocationQuery]) throws(UsageError) -> [LocationQuery] {
        guard named.isEmpty else { return named }
        if let saved = file[.place] { return [LocationQuery(text: saved.value)] }
        guard program == .owm else { return [.city("Lisbon")] }
        let place = try ZoneCity(of: zone.identifier).place
        Request.announce(
            "owm: The place is \(place.name), after the time zone \(zone.identifier). --save remembers one."
        )
        return [place]
    }

    /// Returns a line for each setting with its value and where it comes from; never the key.
    func lines(_ options: ExampleOptions) -> [String] {
        let key = environment["OPENWEATHER_API_KEY"] ?? ""
        let zoneCity = program == .owm ? (try? ZoneCity(of: zone.identifier).place.name) : "Lisbon"
        let rows: [(String, String?, String)] = [
            ("place", file[.place]?.value ?? zoneCity, program == .owm ? "time zone \(zone.identifier)" : "default"),
            ("units", options.units.rawValue, "locale"), ("language", options.language.code, "locale"),
            ("key-file", arguments["--key-file"], ""), ("format", arguments["--format"] ?? file[.format]?.value, ""),
            ("calls", arguments["--calls"] ?? "20", "default"), ("ledger", arguments["--ledger"], ""),
        ]
        return ["\(TextLayout.padded("file", to: 12))\(file.path)"]
            + rows.map { name, value, other in
                let source = SettingsFile.Key(rawValue: name).flatMap(origin) ?? other
                guard let value else { return "\(TextLayout.padded(name, to: 12))none" }
                return "\(TextLayout.padded(name, to: 12))\(value)  (\(source))"
            }
            + ["\(TextLayout.padded("key", to: 12))\(keyFailure ?? (key.isEmpty ? "none" : "set, not shown"))"]
    }

    /// Returns the one place of the command line as text.
    ///
    /// - Throws: `UsageError` when there is none, or several, or one by number or postcode.
    func placeToSave(_ options: ExampleOptions) throws(UsageError) -> String {
        let places = try Request.named(arguments, options)
        guard ["now", "hours", "forecast", "days", "air"].contains(command), places.count == 1,
            let text = places[0].text
        else {
            throw UsageError("--save", "needs one place, by name or coordinates.")
        }
        return text
    }

    /// Remembers a place and says so.
    ///
    /// - Throws: `ExampleFailure` when the file cannot be written.
    func save(_ place: String) throws(ExampleFailure) {
        try file.save(place: place)
        Request.announce("\(program.rawValue): \(place) is saved in \(file.path).")
    }

    /// The failure of a request without a key, with each way to give one.
    var missingKey: ExampleFailure {
        let page = "https://home.openweathermap.org/api_keys"
        guard environment["OPENWEATHER_API_KEY"]?.allSatisfy(\.isWhitespace) != false else {
            let place = keyFile ?? "OPENWEATHER_API_KEY"
            return ExampleFailure("The API key in \(place) is a placeholder. Replace it with yours, from \(page).")
        }
        return ExampleFailure(
            "No API key is set. Set OPENWEATHER_API_KEY to yours, from \(page), or write it into a file and "
                + "\"key-file = FILE\" into \(file.path). With --demo, weather is made up."
        )
    }

    private func origin(_ key: SettingsFile.Key) -> String? {
        if let option = key.option, typed.has(option) { return "command line" }
        return file[key].map { "line \($0.line) of the file" }
    }

    /// Checks that the command reads the options of the command line.
    private static func check(_ typed: CommandLineArguments, _ command: String) throws(UsageError) {
        guard QueryExample.commands.contains(where: { $0.name == command }) else { return }
        for option in typed.options {
            guard let commands = QueryExample.commands(of: option.name), !commands.contains(command) else { continue }
            throw UsageError(option.name, "is not for \(command), but for \(commands.joined(separator: ", ")).")
        }
    }

    private static func check(_ entry: SettingsFile.Entry, _ file: SettingsFile) throws(UsageError) {
        do throws(UsageError) {
            switch entry.key {
            case .place, .keyFile, .ledger: break
            case .units, .language:
                let option = CommandLineArguments.Option(entry.key.option ?? "", entry.value)
                _ = try ExampleOptions(CommandLineArguments([option]), environment: [:])
            case .format: _ = try LineTemplate(entry.value, names: Field.now.map(\.name))
            case .calls: _ = try Request.calls(CommandLineArguments([.init("--calls", entry.value)]))
            }
        } catch {
            throw file.error(in: entry, error.reason)
        }
    }

    /// Returns the value of a setting; a path begins at the home with `~/`, or else at the directory of the file.
    private static func value(of entry: SettingsFile.Entry, _ file: SettingsFile) -> String {
        guard [.keyFile, .ledger].contains(entry.key), let url = file.url else { return entry.value }
        if let home = file.home, entry.value.hasPrefix("~/") { return home + entry.value.dropFirst() }
        return URL(filePath: entry.value, relativeTo: url.deletingLastPathComponent()).path(percentEncoded: false)
    }

    /// Returns the environment with the key of a file, if there is one.
    private static func environment(
        _ environment: [String: String],
        keyFile path: String?
    ) throws(UsageError) -> [String: String] {
        guard let path else { return environment }
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw UsageError("--key-file", "\(path) cannot be read.")
        }
        let key = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return environment.merging(["OPENWEATHER_API_KEY": key]) { $1 }
    }
}

extension LocationQuery {
    /// Creates the place that a text names: coordinates, or else the name of a city.
    init(text: String) {
        if case .coordinate(let coordinate) = SearchText(text) {
            self = .coordinate(coordinate)
        } else {
            self = .city(text)
        }
    }

    /// The text that ``init(text:)`` reads; `nil` for a place by number or postcode.
    var text: String? {
        switch self {
        case .coordinate(let coordinate): "\(coordinate.latitude),\(coordinate.longitude)"
        case .city(let name, let state, let country):
            [name, state, country].compactMap(\.self).joined(separator: ",").printable
        default: nil
        }
    }
}
