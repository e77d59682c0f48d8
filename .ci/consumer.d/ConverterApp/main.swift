// The temperature converter and its widgets.
import Foundation
import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherScreenMocks

let noon = Date(timeIntervalSince1970: 1_780_315_200)  // 1 June 2026, 12:00 UTC
let preferences = Preferences.sample(currentLocation: nil, favorites: [.tokyo, .cairo])
let app = OpenWeatherApp.demo(preferences: preferences, now: { noon }) { parts in
    parts.deviceLocale = Locale(identifier: "en_GB")
    parts.timeZone = .gmt
    parts.searchDelay = .zero
    parts.locationProvider = StubLocationProvider(.lisbon)
}

app.router.showConverter()
guard case .converter(let converter) = app.topScreen else { exit(1) }
await converter.onAppear()

/// Prints the values on the screen.
@MainActor
func show() {
    let content = converter.state
    print("\(converter.fahrenheitText) °F = \(converter.celsiusText) °C = \(content.kelvin.value),", terminator: " ")
    print(content.bandName.text, content.place?.text ?? "")
}

show()
converter.sliderValue = -40
show()
for text in ["1", "10", "100"] { converter.celsiusText = text }
show()
converter.celsiusText = "-300"
print("problem:", converter.state.celsius.problem?.text ?? "none")

// A city fills in the temperature there.
for text in ["T", "To", "Tokyo"] { converter.cityQuery = text }
await converter.cityQueryChanged()
print("cities:", converter.state.cities.places.map(\.title))
if let city = converter.state.cities.places.first { await converter.citySelected(city.location) }
show()

// The widgets: samples in the gallery, then the device's location and a city that one is configured to.
let widgets = app.dependencies.makeWidgetTimelineProvider(reloadLog: WidgetReloadLog())

/// Prints an entry of a widget.
@MainActor
func show(_ name: String, _ entry: WidgetEntry) {
    guard let weather = entry.content.weather else { return print(name, entry.content.message?.title ?? "nothing") }
    let conversions = weather.conversions.map(\.text).joined(separator: ", ")
    let band = entry.temperatureTheme.map { "\($0.band)" } ?? "none"
    print("\(name):", weather.city?.text ?? "-", weather.temperature.text, "(\(conversions)) \(band),", terminator: " ")
    print(entry.isSample ? "sample" : "\(weather.favorites.count) favorites")
}

for size in WidgetSize.allCases { show("\(size) placeholder", widgets.placeholder(size)) }
show("snapshot", await widgets.snapshot(.medium, for: .device))
let timeline = await widgets.timeline(.large, for: .location(.cairo))
for entry in timeline.entries.prefix(1) { show("large", entry) }
print("reload in", Int(timeline.reloadDate.timeIntervalSince(noon) / 60), "minutes")
