import ExampleSupport
import Foundation
import OpenWeather
import OpenWeatherCore

/// The weather now at many places for a number of calls, perhaps written into a file that a later run completes.
struct ManyPlaces {
    /// The places.
    let places: [PlaceList.Place]
    /// The largest number of calls.
    let calls: Int
    /// The file of the output; `nil` for standard output.
    let output: URL?

    /// Reads the places of the command line or of a file.
    ///
    /// - Throws: `UsageError` that names the argument or the line that is not valid.
    init(_ arguments: CommandLineArguments) throws(UsageError) {
        let operands = Array(arguments.operands.dropFirst())
        let isFile = operands.count == 1 && operands[0].lowercased().hasSuffix(".csv")
        if let path = arguments["--places"] ?? (isFile ? operands[0] : nil) {
            guard isFile == (arguments["--places"] == nil), isFile || operands.isEmpty else {
                throw UsageError("--places", "cannot be combined with other places.")
            }
            places = try PlaceList(file: path).places
        } else {
            places = try PlaceList(operands).places
        }
        calls = try Request.calls(arguments)
        output = arguments["--output"].map { URL(filePath: $0) }
        guard output == nil || arguments.has("--csv") else { throw UsageError("--output", "needs --csv.") }
        let report = arguments["--diagnose"].map { URL(filePath: $0).standardizedFileURL }
        guard report == nil || report != output?.standardizedFileURL else {
            throw UsageError("--diagnose", "is the file of --output.")
        }
    }

    /// Returns the weather, fresh or kept, and the reason where there is none.
    ///
    /// - Throws: `WeatherError.cancelled` when the task is cancelled.
    func send(with client: OpenWeatherClient, policy: FetchPolicy) async throws(WeatherError) -> Response {
        let survey = survey(of: places, client, policy)
        let plan = try await survey.plan()
        var results: [WeatherSurvey<CurrentWeather>.Element] = []
        for await place in survey where place.isFinal { results.append(place) }
        return .many(results.sorted { $0.index < $1.index }, places.map(\.name), plan)
    }

    /// Writes a row for each place with fresh weather into the file, as it arrives, and returns what the file has then.
    ///
    /// A place that has a row already is not requested again.
    ///
    /// - Throws: `ExampleFailure` when the file is another table, cannot be written, or lacks places at the end.
    func write(
        to output: URL,
        with client: OpenWeatherClient,
        policy: FetchPolicy
    ) async throws -> String {
        let table = try OutputTable(output, header: Field.now.map(\.column))
        let missing = places.filter { !table.names.contains($0.name.cellText) }
        let before = places.count - missing.count
        if before > 0 { Request.announce("\(before) of \(places.count) places are in \(table.path) already.") }
        let progress = ProgressLine(total: places.count, done: before)
        var reason: WeatherError?
        var written = before
        for await place in survey(of: missing, client, policy) where place.isFinal {
            if case .success(let weather) = place.result, !weather.isStale(at: Date()) {
                let row = Row(missing[place.index].name, weather, offset: weather.value.utcOffset, weather.value)
                try table.append(Field.now.map { $0.cell(row) })
                written += 1
            } else if case .failure(let error) = place.result {
                reason = reason ?? error
            } else if case .success(let weather) = place.result, case .stale(let error) = weather.origin {
                reason = reason ?? error
            }
            progress.advance(to: written)
        }
        progress.end()
        let summary = "\(written) of \(places.count) places are in \(table.path)."
        guard written < places.count else { return summary }
        throw ExampleFailure(
            "\(summary) \(reason.map { "\($0) " } ?? "")Run it again for the others; places in the file take no call."
        )
    }

    private func survey(
        of places: [PlaceList.Place],
        _ client: OpenWeatherClient,
        _ policy: FetchPolicy
    ) -> WeatherSurvey<CurrentWeather> {
        client.currentWeather(for: places.map(\.query), calls: policy == .cacheOnly ? 0 : calls)
    }
}
