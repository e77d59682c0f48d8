import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// Compares forecasts of demo weather with recorded forecasts of the service.
@Suite("Demo weather and recordings", .watched)
struct DemoStatisticsTests {
    /// A measure, its value in the recordings, and the values that demo weather may have.
    ///
    /// The recordings are few, and rain falls in few of them, so the ranges are wide.
    struct Measure: Sendable, CustomTestStringConvertible {
        let name: String
        let recorded: Double
        let demo: ClosedRange<Double>
        let value: @Sendable (ForecastStatistics) -> Double

        init(
            _ name: String,
            _ recorded: Double,
            _ demo: ClosedRange<Double>,
            _ value: @escaping @Sendable (ForecastStatistics) -> Double
        ) {
            self.name = name
            self.recorded = recorded
            self.demo = demo
            self.value = value
        }

        var testDescription: String { name }
    }

    static let measures = [
        Measure("spread of the first entry", 0.929, 0.9...1) { $0.spreadShare(at: 0) },
        Measure("spread of the second entry", 1, 0.9...1) { $0.spreadShare(at: 1) },
        Measure("spread of the third entry", 0.536, 0.4...0.65) { $0.spreadShare(at: 2) },
        Measure("spread of the fourth entry", 0.036, 0...0.04) { $0.spreadShare(at: 3) },
        Measure("spread, median", 1.09, 0.8...1.5) { $0.spread(0.5) },
        Measure("spread, 90 %", 2.52, 1.9...3.2) { $0.spread(0.9) },
        Measure("entries with rain or snow", 0.252, 0.15...0.3) { $0.wetShare },
        Measure("entries without a chance", 0.634, 0.55...0.75) { $0.noChanceShare },
        Measure("entries with certain precipitation", 0.053, 0.02...0.1) { $0.certainShare },
        Measure("chance when wet, least", 0.2, 0.2...0.3) { $0.chanceWhenWet(0) },
        Measure("chance when wet, median", 0.75, 0.6...0.85) { $0.chanceWhenWet(0.5) },
        Measure("dry entries with a chance of 20 %", 0.057, 0.02...0.12) { $0.likelyButDryShare },
        Measure("rain, least", 0.1, 0.1...0.12) { $0.rain(0) },
        Measure("rain, median", 0.66, 0.4...1.5) { $0.rain(0.5) },
        Measure("rain, 90 %", 3.38, 2...7) { $0.rain(0.9) },
        Measure("snow, least", 0.11, 0.1...0.12) { $0.snow(0) },
        Measure("snow, median", 0.57, 0.3...1.2) { $0.snow(0.5) },
        Measure("10 km of visibility when wet", 0.813, 0.6...0.9) { $0.clearShare(isWet: true) },
        Measure("10 km of visibility when dry", 0.953, 0.9...0.99) { $0.clearShare(isWet: false) },
        Measure("visibility in snow, median", 3689, 2500...6500) { $0.visibilityInSnow(0.5) },
        Measure("wind, median", 2.96, 2...4) { $0.wind(0.5) },
        Measure("gusts, 25 %", 1.294, 1.1...1.5) { $0.gust(0.25) },
        Measure("gusts, median", 1.751, 1.5...2) { $0.gust(0.5) },
        Measure("gusts, 90 %", 2.646, 2.2...3) { $0.gust(0.9) },
    ]

    @Test(arguments: measures)
    func `demo weather has the statistics of the recordings`(measure: Measure) throws {
        let value = measure.value(try Self.demo.get())

        #expect(measure.demo.contains(value), "\(value), recorded \(measure.recorded)")
    }

    /// Other recordings have other statistics.
    private static let hasTheRecordings = (try? recorded.get())?.entries.count == 1_105

    @Test(.enabled(if: hasTheRecordings, "the recordings that were measured are not there"), arguments: measures)
    func `the recordings have the statistics that are written here`(measure: Measure) throws {
        let value = measure.value(try Self.recorded.get())

        #expect(abs(value - measure.recorded) <= 0.005 * max(1, measure.recorded))
    }

    /// A forecast of each of fifty places every fifteen days, at all hours.
    private static let demo = Result {
        let forecasts = try DemoWorld.places.enumerated()
            .flatMap { place in
                try (0..<24)
                    .map { number in
                        let seconds =
                            1_767_225_600 + Double(number) * 15 * 86_400 + Double(place.offset + number) * 5000
                        return try DemoWorld(seconds).forecast(at: place.element)
                    }
            }
        return ForecastStatistics(
            entries: forecasts.flatMap { forecast in
                forecast.enumerated()
                    .map { index, reading in
                        ForecastStatistics.Entry(
                            index: index,
                            spread: reading.maximum - reading.minimum,
                            chance: reading.chance ?? .nan,
                            rain: reading.rain,
                            snow: reading.snow,
                            visibility: reading.visibility,
                            windSpeed: reading.windSpeed,
                            gust: reading.gust
                        )
                    }
            }
        )
    }

    /// The genuine recordings of 25 to 40 entries in today's form, which has a chance of precipitation.
    private static let recorded = Result {
        ForecastStatistics(
            entries: try RecordedFiles.names(in: "forecast")
                .flatMap { name in
                    let body = try JSON(recorded: "forecast", name)
                    let list = body["list"].array
                    guard isGenuine(name), (25...40).contains(list.count),
                        list.allSatisfy({ $0["pop"].number != nil })
                    else {
                        return [ForecastStatistics.Entry]()
                    }
                    let units = RecordedUnits(of: body, name)
                    return try list.enumerated().map { try entry($0, $1, units) }
                }
        )
    }

    /// Returns whether the recording was neither edited nor invented.
    private static func isGenuine(_ name: String) -> Bool {
        guard let file = RecordedFiles.directory?.appending(path: "MANIFEST.tsv"),
            let manifest = try? String(contentsOf: file, encoding: .utf8),
            let row = manifest.split(separator: "\n").first(where: { $0.hasPrefix("forecast/\(name)\t") })
        else { return false }
        let kind = row.split(separator: "\t", omittingEmptySubsequences: false)[4]
        return kind.hasPrefix("recorded") && !kind.contains("edited")
    }

    private static func entry(_ index: Int, _ json: JSON, _ units: RecordedUnits) throws -> ForecastStatistics.Entry {
        let main = json["main"]
        return ForecastStatistics.Entry(
            index: index,
            spread: try #require(units.celsius(main["temp_max"].number))
                - (try #require(units.celsius(main["temp_min"].number))),
            chance: try #require(json["pop"].number),
            rain: json["rain"]["3h"].number,
            snow: json["snow"]["3h"].number,
            visibility: json["visibility"].number,
            windSpeed: try #require(units.metersPerSecond(json["wind"]["speed"].number)),
            gust: units.metersPerSecond(json["wind"]["gust"].number)
        )
    }
}
