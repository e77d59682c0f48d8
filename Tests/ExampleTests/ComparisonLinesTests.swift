import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestSupport
import Testing

@testable import QueryExample

@Suite("The lines of a comparison")
struct ComparisonLinesTests {
    @Test(arguments: [
        (0.02, "as warm now"), (-0.02, "as warm now"), (4.0, "4.0 °C warmer now"), (-1.5, "1.5 °C colder now"),
    ])
    func `call it warmer or colder by the difference that they print`(celsius: Double, text: String) {
        let weather = CurrentWeather.sample()
        let lines = Response.lines(
            of: weather,
            WeatherComparison(
                dayBefore: .known(weather.colderDayBefore(by: celsius)),
                usual: .absent(.needsSubscription)
            ),
            ResponseFormat(units: .metric, temperatureUnit: .celsius)
        )
        #expect(lines.contains { $0.hasPrefix("Yesterday") && $0.hasSuffix("at this time, \(text)") }, "\(lines)")
    }
}
