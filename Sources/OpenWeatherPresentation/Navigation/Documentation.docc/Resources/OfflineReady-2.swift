import Foundation
import OpenWeather
import OpenWeatherMocks

let time = TestTime()
let network = FaultInjectingHTTPClient(wrapping: DemoHTTPClient(now: { time.now }))

let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
var configuration = OpenWeatherConfiguration(transport: network)
configuration.cache = .directory(directory.appending(path: "responses"))
configuration.now = { time.now }
let client = OpenWeatherClient(configuration: configuration)
