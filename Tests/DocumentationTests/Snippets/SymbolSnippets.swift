import Foundation
import OpenWeather
import OpenWeatherMocks
import OpenWeatherScreenKit
import Testing

@Suite("Code of the comments of single symbols")
struct SymbolSnippets {
    @Test
    func `names of headers have no case`() {
        // snippet: comment-headers
        var headers: HeaderFields = ["Accept": "application/json"]
        headers["accept"] = "image/png"  // replaces the value
        // end

        #expect(headers["ACCEPT"] == "image/png")
        #expect(headers.map(\.value) == ["image/png"])
    }

    @Test
    func `a fetched value is read and transformed`() {
        let response = Fetched.sample(CurrentWeather.sample { $0.temperature = Temperature(celsius: 21) })

        // snippet: comment-fetched-map
        let celsius = response.temperature.celsius  // that of `response.value`
        let temperature = response.map(\.temperature)  // a `Fetched<Temperature>`
        // end

        #expect(celsius == 21)
        #expect(temperature.value.celsius == 21)
        #expect(temperature.fetchedAt == response.fetchedAt)
    }

    @Test
    func `a share is read in both ways`() {
        // snippet: comment-percentage
        let humidity = Percentage(fraction: 0.4)
        print(humidity.percent, humidity)  // 40.0 40.0%
        // end

        #expect(humidity.percent == 40)
        #expect("\(humidity)" == "40.0%")
    }

    @Test
    func `a day is that of the place`() throws {
        // snippet: comment-offset
        let moment = Date(timeIntervalSince1970: 1_779_989_400)  // 2026-05-28 17:30 UTC
        let tokyo = UTCOffset(seconds: 9 * 3_600)
        let day = tokyo?.day(of: moment)  // 2026-05-29
        // end

        #expect(day == LocalDay(year: 2026, month: 5, day: 29))
    }

    @Test
    func `a range has the colors of its temperatures`() {
        // snippet: comment-ramp
        let stops = TemperatureRamp.dark.gradient(Temperature(celsius: 12)...Temperature(celsius: 24))
        for stop in stops { print(stop.position, stop.color) }
        // end

        #expect(stops.first?.position == 0)
        #expect(stops.last?.position == 1)
    }
}
