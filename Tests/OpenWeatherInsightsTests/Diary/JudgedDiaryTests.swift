import Foundation
import OpenWeatherCore
import OpenWeatherInsights
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// Random diaries for another program to judge, `.ci/accuracy`.
///
/// `OPENWEATHER_ACCURACY` is the file that they are written to; without it they are only made. `OPENWEATHER_SEED` repeats a
/// run.
@Suite("Diaries for a judge", .watched)
struct JudgedDiaryTests {
    private typealias Row = SaidAndCame

    /// A diary, and what was found in it.
    private struct Judged: Encodable {
        var hours: [Double] = []
        var said: [Double] = []
        var came: [Double] = []
        var chances: [Double] = []
        var wet: [Bool] = []
        var bias: [Double] = []
        var error: [Double] = []
        var brier = 0.0
        /// The tens of the bins, with the counts and the shares of wet times in percent.
        var bins: [[Double]] = []
    }

    @Test
    func `every pair of a random diary counts`() throws {
        var random = SeededGenerator(seed: Seed.make("judged diaries"))
        var diaries: [Judged] = []
        for _ in 0..<200 {
            var judged = Judged()
            var entries: [DiaryEntry] = []
            // Days with many pairs and days with few, none of them in the same hour.
            for hour in 0..<Int.random(in: 400...900, using: &random) where Bool.random(using: &random) {
                guard !(hour / 24).isMultiple(of: 3) || hour.isMultiple(of: 5) else { continue }
                let chance = Double(Int.random(in: 0...100, using: &random)) / 100
                let (said, came) = (
                    Double.random(in: -30...40, using: &random), Double.random(in: -30...40, using: &random)
                )
                let isWet = Double.random(in: 0..<1, using: &random) < chance
                entries += [
                    Row.said(said, chance: chance, at: Double(hour)), Row.came(came, isWet: isWet, at: Double(hour)),
                ]
                judged.hours.append(Double(hour))
                judged.said.append(said)
                judged.came.append(came)
                judged.chances.append(chance)
                judged.wet.append(isWet)
            }
            let accuracy = try #require(DiaryReview.accuracy(from: entries.shuffled(using: &random)).first)
            let (error, reliability) = try (
                #require(accuracy.temperature), #require(accuracy.chanceOfPrecipitation)
            )
            #expect(error.count == judged.said.count && reliability.count == judged.said.count)
            judged.bias = error.bias.numbers
            judged.error = error.meanAbsoluteError.numbers
            judged.brier = reliability.brierScore
            judged.bins = reliability.bins.map { [$0.chance.percent, Double($0.count), $0.came.percent] }
            diaries.append(judged)
        }
        if let path = ProcessInfo.processInfo.environment["OPENWEATHER_ACCURACY"] {
            try JSONEncoder().encode(diaries).write(to: URL(filePath: path))
        }
    }
}

extension ForecastError.Estimate {
    /// The mean and the ends of its interval.
    fileprivate var numbers: [Double] { [value, interval?.lowerBound ?? .infinity, interval?.upperBound ?? .infinity] }
}
