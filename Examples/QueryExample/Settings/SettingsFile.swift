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
    /// The file is read once more, as another run or an editor may have changed it since the start.
    ///
    /// - Throws: `ExampleFailure` when the file cannot be read or written, or another run saves a place.
    func save(place: String) throws(ExampleFailure) {
        guard let url else { throw ExampleFailure("The place was not saved: neither XDG_CONFIG_HOME nor HOME is set.") }
        let directory = url.deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let descriptor = open(directory.path(percentEncoded: false), O_RDONLY | O_CLOEXEC)
        defer { close(descriptor) }
        // A file system without locks is no reason to refuse.
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
            throw ExampleFailure("The place was not saved: another run saves one. Run it again.")
        }
        do {
            // A link stays, and the file that it leads to is replaced.
            try Self.write(place, to: url.resolvingSymlinksInPath())
        } catch {
            throw ExampleFailure("The place was not saved: \(path) cannot be read or written.")
        }
    }

    private static func write(_ place: String, to file: URL) throws {
        let path = file.path(percentEncoded: false)
        let exists = FileManager.default.fileExists(atPath: path)
        let text = try exists ? String(contentsOf: file, encoding: .utf8) : ""
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        if lines.last == "" { lines.removeLast() }
        let name = Key.place.rawValue
        let number = lines.firstIndex { $0.prefix { $0 != "=" }.trimmingCharacters(in: .whitespaces) == name }
        let line = "\(name) = \(place)"
        if let number { lines[number] = line } else { lines.append(line) }

        let staged = file.appendingPathExtension(UUID().uuidString)
        let stagedPath = staged.path(percentEncoded: false)
        defer { try? FileManager.default.removeItem(at: staged) }
        try Data().write(to: staged)
        if exists, let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int {
            // The file is as private as the old one before it has any content.
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: stagedPath)
        }
        let handle = try FileHandle(forWritingTo: staged)
        try handle.write(contentsOf: Data((lines.joined(separator: "\n") + "\n").utf8))
        try handle.close()
        guard rename(stagedPath, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }
}
