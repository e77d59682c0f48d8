import Foundation
import OpenWeather
import OpenWeatherMocks
import OpenWeatherPresentation

let client = OpenWeatherClient(configuration: OpenWeatherConfiguration(transport: DemoHTTPClient()))
let preferences = InMemoryPreferencesStore()

let parts = ScreenDependencies(
    weather: client.repositories.weather,
    airQuality: client.repositories.airQuality,
    geocoding: client.repositories.geocoding,
    preferences: preferences
)
let factory = ScreenFactory(parts)
let router = factory.makeRouter()
let home = factory.makeHome(router: router)

try await preferences.update { $0.select(.lisbon) }

await home.onAppear()
switch home.state {
case .idle(let prompt):
    print(prompt.title, prompt.message)
case .loading(let content), .loaded(let content):
    print(content.name.text, content.hero.temperature.text, content.freshness.updated.text)
case .failed(let failure):
    print(failure.title, failure.message)
}

home.forecastTapped()
print(router.path)
