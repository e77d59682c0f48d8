import Foundation
import OpenWeatherMocks

/// The bodies that are decoded and served: made-up weather of Lisbon, in the form of the service's responses.
struct Bodies: Sendable {
    /// The current weather, about half a kilobyte.
    let weather: Data
    /// A forecast of 40 entries, about 16 kilobytes.
    let forecast: Data
    /// The current air quality, about 200 bytes.
    let air: Data

    /// All parts of One Call 3.0, about 22 kilobytes.
    let oneCall: Data

    /// Creates the bodies; they are the same bytes in every run.
    init() {
        let demo = DemoWeather(now: { SampleTime.fetched })
        let query = ["lat": "38.72", "lon": "-9.14", "units": "metric"]
        weather = demo.response(path: "/data/2.5/weather", query: query).body
        forecast = demo.response(path: "/data/2.5/forecast", query: query).body
        oneCall = demo.response(path: "/data/3.0/onecall", query: query).body
        air = demo.response(path: "/data/2.5/air_pollution", query: query).body
    }
}
