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
    init(_ script: Script = .latin) {
        let demo = DemoWeather(now: { SampleTime.fetched })
        let query = ["lat": "38.72", "lon": "-9.14", "units": "metric", "lang": script.language]
        func body(_ path: String) -> Data {
            script.written(demo.response(path: path, query: query).body)
        }
        weather = body("/data/2.5/weather")
        forecast = body("/data/2.5/forecast")
        oneCall = body("/data/3.0/onecall")
        air = body("/data/2.5/air_pollution")
    }

    /// Five places with names in 60 languages each, about 6 kilobytes.
    static let places: Data = {
        let names = "abcdef".flatMap { tag in cityNames.enumerated().map { "\"\(tag)\($0)\":\"\($1)\"" } }
        let place = """
            {"name":"London","local_names":{\(names.joined(separator: ","))},"lat":51.5073219,"lon":-0.1276474,\
            "country":"GB","state":"England"}
            """
        return Data("[\(Array(repeating: place, count: 5).joined(separator: ","))]".utf8)
    }()

    private static let cityNames = [
        "London", "Londres", "Лондон", "Λονδίνο", "لندن", "ロンドン", "伦敦", "런던", "लंदन", "ლონდონი",
    ]
}
