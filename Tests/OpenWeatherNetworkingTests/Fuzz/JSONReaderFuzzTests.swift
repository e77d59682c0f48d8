import Foundation
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@testable import OpenWeatherExtras
@testable import OpenWeatherNetworking  // Payloads and their reader are internal.

/// Compares the package's reader with the system's decoder over damaged bodies.
///
/// `OPENWEATHER_FUZZ` is the number of bodies, 20,000 by default. A find prints its seed; `OPENWEATHER_FUZZ_SEED` with
/// that number and `OPENWEATHER_FUZZ=1` repeat it. With `OPENWEATHER_RECORDED_DIR`, recorded bodies are damaged, too.
@Suite("Fuzzing of the JSON reader", .watched)
struct JSONReaderFuzzTests {
    /// The number of parts that may run at the same time.
    private static let parts = 4

    @Test(arguments: 0..<parts)
    func `reads what the judge reads and refuses what it refuses`(part: Int) async {
        var counts: [JSONDifference.Verdict: Int] = [:]
        for number in stride(from: part, to: Self.count, by: Self.parts) {
            await Task.yield()  // Other tests run on the same few threads.
            goesOn()
            let seed = Self.firstSeed &+ UInt64(number)
            let body = BodyMutator.body(seed: seed, from: Self.bodies)
            // Reading any value costs the judge several errors for each.
            let verdict = verdict(over: body, asPayload: !seed.isMultiple(of: 4))
            counts[verdict, default: 0] += 1
            if verdict == .unexpected {
                Issue.record("Seed \(seed): \(String(decoding: body, as: UTF8.self))")
            }
        }
        // Mutations that only break the grammar would test little.
        if Self.count >= 1_000 {
            #expect(counts[.equal, default: 0] > counts.values.reduce(0, +) / 10)
            #expect(counts[.bothRefuse, default: 0] > counts.values.reduce(0, +) / 10)
        }
        if Self.count > 20_000 { print("Part \(part): \(counts)") }
    }

    /// Compares the body read as any JSON value, or as the payload that it was.
    private func verdict(over body: [UInt8], asPayload: Bool) -> JSONDifference.Verdict {
        guard asPayload else { return JSONDifference.verdict(over: body) { (tree: JudgedTree) in tree } }
        let text = String(decoding: body, as: UTF8.self)
        return if text.contains("\"hourly\"") {
            JSONDifference.verdict(over: body) { (payload: OneCallDTO) in Judged.OneCallReport(payload) }
        } else if text.contains("\"sender_name\"") {
            JSONDifference.verdict(over: body) { (payload: OneCallAlertDTO) in Judged.OneCallAlert(payload) }
        } else if text.contains("\"result\"") {
            JSONDifference.verdict(over: body) { (payload: StatisticsDTO) in Judged.Statistics(payload) }
        } else if text.contains("\"date\"") {
            JSONDifference.verdict(over: body) { (payload: AccumulatedDTO) in Judged.Accumulated(payload) }
        } else if text.contains("\"calctime\"") {
            JSONDifference.verdict(over: body) { (payload: HistoryDTO) in Judged.History(payload) }
        } else if text.contains("\"precipitation\"") {
            JSONDifference.verdict(over: body) { (payload: OneCallPageDTO<OneCallMinuteDTO>) in
                Judged.OneCallMinutes(payload)
            }
        } else if text.contains("\"dew_point\"") {
            JSONDifference.verdict(over: body) { (payload: OneCallPageDTO<OneCallRowDTO>) in
                Judged.OneCallHours(payload)
            }
        } else if text.contains("\"moon_phase\"") {
            JSONDifference.verdict(over: body) { (payload: OneCallPageDTO<DayDTO>) in
                Judged.OneCallDays(payload)
            }
        } else if text.contains("\"city\"") {
            JSONDifference.verdict(over: body) { (payload: ForecastDTO) in Judged.Forecast(payload) }
        } else if text.contains("\"components\"") {
            JSONDifference.verdict(over: body) { (payload: AirPollutionDTO) in Judged.AirPollution(payload) }
        } else if text.contains("\"wind\"") {
            JSONDifference.verdict(over: body) { (payload: CurrentWeatherDTO) in Judged.CurrentWeather(payload) }
        } else if text.contains("\"zip\"") {
            JSONDifference.verdict(over: body) { (payload: PlaceDTO) in Judged.Place(payload) }
        } else {
            JSONDifference.verdict(over: body) { (payload: PlacesDTO) in payload.places.map { Judged.Place($0) } }
        }
    }

    private static let count = ProcessInfo.processInfo.environment["OPENWEATHER_FUZZ"].flatMap { Int($0) } ?? 20_000
    private static let firstSeed =
        ProcessInfo.processInfo.environment["OPENWEATHER_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1

    private static let bodies: [[UInt8]] = {
        let oneCall = [
            OneCallBody.page(OneCallBody.hour),
            OneCallBody.page(OneCallBody.day.replacing("\"dew_point\": 7.4, ", with: "")),
            OneCallBody.page(#"{"dt": 1780002000, "precipitation": 0.4, "alerts": ["a", "urn:b"]}"#),
            OneCallBody.v3, OneCallBody.alert3, OneCallBody.alert4,
        ]
        let invented = (Body.all + oneCall)
            .map { [UInt8]($0.utf8) }
        let endpoints = [
            "weather", "forecast", "air_pollution", "geo_direct", "geo_reverse", "geo_zip", "onecall", "errors",
            "onecall4_current", "onecall4_alert", "history_city", "statistics",
        ]
        let recorded = endpoints.flatMap { endpoint in
            RecordedFiles.names(in: endpoint).compactMap { try? [UInt8](RecordedFiles.data(endpoint, $0)) }
        }
        // Long bodies repeat themselves, and would take most of the time.
        return invented + recorded.filter { $0.count < 1_500 }
    }()
}
