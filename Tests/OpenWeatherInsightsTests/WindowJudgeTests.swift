import Foundation
import OpenWeatherCore
import OpenWeatherInsights
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// The finder against one that looks at every minute.
///
/// `OPENWEATHER_WINDOWS` is the number of forecasts, 1,000 by default; `OPENWEATHER_SEED` repeats a run.
@Suite("Windows against every minute by itself", .watched)
struct WindowJudgeTests {
    private static let count = ProcessInfo.processInfo.environment["OPENWEATHER_WINDOWS"].flatMap { Int($0) } ?? 1_000

    @Test
    func `both finders have the same outlook for random weather`() {
        var source = RandomWeather(seed: Seed.make("windows"))
        var answers: [ActivityOutlook.Answer: Int] = [:]
        for number in 0..<Self.count {
            let now = source.now()
            let (activity, weather) = (source.activity(), source.weather(at: now))

            let outlook = WindowFinder().outlook(for: activity, in: weather, at: now)

            let expected = MinuteJudge().outlook(for: activity, in: weather, at: now)
            #expect(outlook == expected, "forecast \(number)")
            guard outlook == expected else { return }
            answers[outlook.answer, default: 0] += 1
        }
        #expect([.windows, .none, .unknown].allSatisfy { answers[$0, default: 0] > Self.count / 20 }, "\(answers)")
        print("outlooks for random weather: \(answers)")
    }
}
