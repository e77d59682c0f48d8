import Foundation
import OpenWeather
import OpenWeatherMocks

let time = TestTime()
let network = FaultInjectingHTTPClient(wrapping: DemoHTTPClient(now: { time.now }))
