import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks

let time = TestTime()
let network = FaultInjectingHTTPClient(wrapping: DemoHTTPClient(now: { time.now }))
