import Foundation

/// Other programs that do the same work, from a directory: their decoders, or their figures, measured elsewhere.
///
/// A file is named after its program. A library is a ``PeerLibrary``. Another file holds a JSON object, such as
/// `{"forecast-decode": 49}`, or lines such as `forecast-decode 49`: the time of a benchmark's work in microseconds.
struct Peers: Sendable {
    /// A program's time for the work of a benchmark.
    struct Time: Sendable {
        /// The name of the program.
        let program: String
        /// The time in microseconds.
        let microseconds: Double
    }

    /// The packages whose decoders are here, in the order of their names.
    private(set) var libraries: [PeerLibrary] = []
    private var times: [String: [Time]] = [:]

    /// Creates an empty collection.
    init() {}

    /// Reads every file of `directory`.
    ///
    /// - Throws: An error of the file system.
    init(directory: URL) throws {
        let files = try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
        for file in files.sorted(by: { $0.path() < $1.path() }) where !file.lastPathComponent.hasPrefix(".") {
            guard file.pathExtension != "so" else {
                libraries.append(PeerLibrary(file: file))
                continue
            }
            let program = file.deletingPathExtension().lastPathComponent
            for (benchmark, microseconds) in Self.figures(in: try Data(contentsOf: file)) {
                times[benchmark, default: []].append(Time(program: program, microseconds: microseconds))
            }
        }
    }

    /// Returns the times for the work of a benchmark, in the order of the programs' names.
    func times(of benchmark: String) -> [Time] {
        times[benchmark] ?? []
    }

    private static func figures(in data: Data) -> [String: Double] {
        if let object = try? JSONDecoder().decode([String: Double].self, from: data) { return object }
        let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.reduce(into: [:]) { figures, line in
            let words = line.split(whereSeparator: { $0.isWhitespace || $0 == ":" })
            if words.count == 2 { figures[String(words[0])] = Double(words[1]) }
        }
    }
}
