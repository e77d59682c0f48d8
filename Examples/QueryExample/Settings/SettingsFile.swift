import ExampleSupport
import Foundation

/// The file with the settings of the command: lines such as `units = imperial`.
///
/// Empty lines and lines that begin with `#` have no meaning.
struct SettingsFile {
    /// A name of a setting.
    enum Key: String, CaseIterable {
        case place
        case units
        case language
        case keyFile = "key-file"
        case format
        case calls
        case ledger

        /// The option that has the same meaning; `nil` for the place, which several arguments can name.
        var option: String? {
            switch self {
            case .place: nil
            case .language: "--lang"
            default: "--\(rawValue)"
            }
        }

        /// The meaning in a line of the manual.
        var help: String {
            switch self {
            case .place: "The place without one on the command line: a name, or LAT,LON. --save writes it."
            case .units: "As --units."
            case .language: "As --lang."
            case .keyFile: "As --key-file."
            case .format: "As --format, for the command now."
            case .calls: "As --calls."
            case .ledger: "As --ledger."
            }
        }
    }

    /// A line with a setting.
    struct Entry {
        let key: Key
        let value: String
        let line: Int
    }

    /// The file, which need not exist; `nil` when the environment names no home.
    let url: URL?
    /// The home of the user; `nil` when the environment names none.
    let home: String?
    /// The settings in the order of the file, each key at most once.
    let entries: [Entry]

    /// The path of the file as it is shown.
    var path: String { url?.path(percentEncoded: false) ?? "no file" }

    /// Reads `owm/config` below `XDG_CONFIG_HOME`, or else below `~/.config`.
    ///
    /// - Throws: `UsageError` that names the line when a key is not known or there twice, or has no value, and the file
    ///   when it cannot be read.
    init(environment: [String: String]) throws(UsageError) {
        home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 }
        let folder =
            environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home.map { $0 + "/.config" }
        url = folder.map { URL(filePath: $0).appending(path: "owm/config") }
        guard let url, FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) else {
            entries = []
            return
        }
        guard let data = try? Data(contentsOf: url), let text = String(data: data, encoding: .utf8) else {
            throw UsageError(url.path(percentEncoded: false), "the file cannot be read as text.")
        }
        entries = try Self.entries(in: text, of: url.path(percentEncoded: false))
    }

    /// Returns the setting of a key; `nil` when the file has none.
    subscript(_ key: Key) -> Entry? { entries.first { $0.key == key } }

    /// Returns an error about a line of the file.
    func error(in entry: Entry, _ reason: String) -> UsageError { UsageError("\(path):\(entry.line)", reason) }

    private static func entries(in text: String, of path: String) throws(UsageError) -> [Entry] {
        var entries: [Entry] = []
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let line = line.trimmingCharacters(in: .whitespaces)
            if line.isEmpty || line.hasPrefix("#") { continue }
            let place = "\(path):\(index + 1)"
            let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard let key = Key(rawValue: parts[0]) else {
                let names = Key.allCases.map(\.rawValue).joined(separator: ", ")
                throw UsageError(place, "'\(parts[0])' is none of \(names).")
            }
            guard parts.count == 2, !parts[1].isEmpty else {
                throw UsageError(place, "\(key.rawValue) needs a value: \(key.rawValue) = VALUE")
            }
            guard !entries.contains(where: { $0.key == key }) else {
                throw UsageError(place, "\(key.rawValue) is there twice.")
            }
            entries.append(Entry(key: key, value: parts[1], line: index + 1))
        }
        return entries
    }

    /// Writes the place in its line, or in a new one, and keeps the other lines.
    ///
    /// - Throws: `ExampleFailure` when the file cannot be written.
    func save(place: String) throws(ExampleFailure) {
        guard let url else { throw ExampleFailure("The place was not saved: neither XDG_CONFIG_HOME nor HOME is set.") }
        do {
            let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
            var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
            if lines.last == "" { lines.removeLast() }
            let line = "\(Key.place.rawValue) = \(place)"
            if let number = self[.place]?.line, lines.indices.contains(number - 1) {
                lines[number - 1] = line
            } else {
                lines.append(line)
            }
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            // An atomic write replaces a link by a file, and leaves the file that it leads to as it was.
            let file = url.resolvingSymlinksInPath()
            try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file, options: .atomic)
        } catch {
            throw ExampleFailure("The place was not saved: \(path) cannot be written.")
        }
    }
}
