import Foundation
import OpenWeather
import OpenWeatherMocks
import OpenWeatherPresentation

let time = TestTime()
let network = FaultInjectingHTTPClient(wrapping: DemoHTTPClient(now: { time.now }))

let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
var configuration = OpenWeatherConfiguration(transport: network)
configuration.cache = .directory(directory.appending(path: "responses"))
configuration.now = { time.now }
let client = OpenWeatherClient(configuration: configuration)

let preferences = FilePreferencesStore(file: directory.appending(path: "preferences.json"))
let lisbon = try await client.search("Lisbon").first
if let lisbon {
    try await preferences.update { $0.select(lisbon) }
}

var parts = ScreenDependencies(
    weather: client.repositories.weather,
    airQuality: client.repositories.airQuality,
    geocoding: client.repositories.geocoding,
    preferences: preferences
)
parts.now = { time.now }
let factory = ScreenFactory(parts)
let home = factory.makeHome(router: factory.makeRouter())
await home.onAppear()
print(home.state.content?.notice?.text ?? "no notice")

network.injectAlways(.drop(.notConnectedToInternet))
time.advance(by: .seconds(3600))

if let lisbon {
    let response = try await client.currentWeather(for: lisbon)
    print(response.origin, response.age(at: time.now))
}

await home.refreshPulled()
print(home.state.content?.notice?.text ?? "no notice")

let nextClient = OpenWeatherClient(configuration: configuration)
parts.weather = nextClient.repositories.weather
parts.preferences = FilePreferencesStore(file: directory.appending(path: "preferences.json"))
let nextFactory = ScreenFactory(parts)
let nextHome = nextFactory.makeHome(router: nextFactory.makeRouter())
await nextHome.onAppear()
print(nextHome.state.content?.name.text ?? "no place")
print(nextHome.state.content?.notice?.text ?? "no notice")

network.clear()
await nextHome.refreshPulled()
print(nextHome.state.content?.notice?.text ?? "no notice")
