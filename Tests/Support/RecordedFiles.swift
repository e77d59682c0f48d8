public import Foundation

/// Recorded responses of the service, for tests that run where recordings are present.
///
/// The environment variable `OPENWEATHER_RECORDED_DIR` names a directory with a subdirectory for each endpoint, each with
/// a JSON file for a response. Beside `NAME.json` there may be `NAME.recording.json`, the rest of the response, whose
/// `status` counts. The recordings are not part of the package; tests enable themselves with ``arePresent``, and take any
/// number of files of any of the endpoints. A test of particular recordings enables itself with ``contains(_:_:)``.
public enum RecordedFiles: Sendable {
    /// The directory of the recordings; `nil` when the variable is not set.
    public static var directory: URL? {
        ProcessInfo.processInfo.environment[variable].map { URL(filePath: $0) }
    }

    /// Whether the variable names a directory.
    ///
    /// One without a file that a test reads is a mistake, and fails a test.
    public static let arePresent =
        directory.map { (try? FileManager.default.contentsOfDirectory(atPath: $0.path())) != nil } ?? false

    /// The reason why tests of recordings are skipped, where ``arePresent`` is `false`.
    public static let absence =
        directory.map { "\(variable) names no directory: \($0.path())" } ?? "\(variable) is not set"

    /// The number of files that tests read.
    public static var count: Int { endpoints.reduce(0) { $0 + names(in: $1).count } }

    /// Returns the sorted names of the JSON files of `endpoint`; empty when there is no directory.
    public static func names(in endpoint: String) -> [String] {
        guard let path = directory?.appending(path: endpoint).path() else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { $0.hasSuffix(".json") && !$0.hasSuffix(sidecarSuffix) }.sorted()
    }

    /// Returns some of the names, evenly spread, for tests that start a process for each.
    public static func sample(of endpoint: String, atMost count: Int = 120) -> [String] {
        let names = names(in: endpoint)
        guard names.count > count else { return names }
        return (0..<count).map { names[$0 * names.count / count] }
    }

    /// Returns whether there is a recording of this name.
    public static func contains(_ endpoint: String, _ name: String) -> Bool {
        names(in: endpoint).contains(name)
    }

    /// Returns the bytes of a recording.
    ///
    /// - Throws: An error of the file system.
    public static func data(_ endpoint: String, _ name: String) throws -> Data {
        guard let directory else { throw CocoaError(.fileNoSuchFile) }
        return try Data(contentsOf: directory.appending(path: endpoint).appending(path: name))
    }

    /// Returns the status of a recorded failure: that of its sidecar, else the first three digits of its name, else those
    /// of `cod` or `code` in its body; `nil` when none of them is there.
    public static func status(_ endpoint: String, _ name: String) -> Int? {
        if let data = try? data(endpoint, String(name.dropLast(5)) + sidecarSuffix),
            let status = (try? JSON(data))?["status"].number
        {
            return Int(status)
        }
        if let status = Int(name.prefix(3)), 400..<600 ~= status { return status }
        guard let json = try? JSON(recorded: endpoint, name) else { return nil }
        let code = [json["cod"], json["code"]].compactMap { $0.number.map { Int($0) } ?? $0.text.flatMap { Int($0) } }
            .first
        return code.flatMap { Int("\($0)".prefix(3)) }
    }

    private static let variable = "OPENWEATHER_RECORDED_DIR"
    private static let sidecarSuffix = ".recording.json"
    /// The subdirectories that tests read.
    public static let endpoints = [
        "weather", "forecast", "forecast_hourly", "forecast_daily", "forecast_climate", "air_pollution",
        "air_pollution_forecast", "air_pollution_history", "history_city", "statistics",
        "geo_direct", "geo_reverse", "geo_zip", "onecall", "onecall4_current", "onecall4_1min", "onecall4_15min",
        "onecall4_1h", "onecall4_1day", "onecall4_alert", "onecall_other", "errors",
    ]
}
