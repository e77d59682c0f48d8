// A whole weather app: a place is searched for and chosen, and every screen is visited.
import Foundation
import OpenWeatherComposition
import OpenWeatherScreenMocks

let noon = Date(timeIntervalSince1970: 1_780_315_200)  // 1 June 2026, 12:00 UTC
let app = OpenWeatherApp.demo(now: { noon }) { parts in
    parts.deviceLocale = Locale(identifier: "en_GB")
    parts.timeZone = .gmt
    parts.searchDelay = .zero
}
let following = Task { await app.run() }

// Without a place, home asks for one.
await app.home.onAppear()
if case .idle(let prompt) = app.home.state {
    print("home:", prompt.title)
    app.home.searchTapped()
}

// The field of a toolkit sets the text and runs the search in a task.
if case .search(let search) = app.topScreen {
    await search.onAppear()
    for text in ["L", "Li", "Lis", "Lisbon"] { search.query = text }
    await search.queryChanged()
    print("search:", search.query, "→", search.state.list.rows.map(\.place.title))
    if let row = search.state.list.rows.first { await search.locationSelected(row.place.location) }
}
await app.router.waitForReload()

if let content = app.home.state.content {
    print("home:", content.name.text, content.hero.temperature.text, content.hero.description.text)
    print("home:", content.metrics.map { "\($0.label) \($0.value)" }.joined(separator: ", "))
    print("home:", content.attribution?.text ?? "no attribution")
}
print("depth:", app.router.path.count)

app.home.forecastTapped()
if case .forecast(let forecast) = app.topScreen {
    await forecast.onAppear()
    let days = forecast.state.content?.days ?? []
    print("forecast:", days.count, "days, first", days.first?.card.title ?? "none")
    if let day = days.dropFirst().first?.day { forecast.dayTapped(day) }
}
if case .dayDetail(let detail) = app.topScreen {
    await detail.onAppear()
    if let content = detail.state.content {
        print("day:", content.summary.title, content.summary.low, content.summary.high, content.entries.count, "steps")
    }
    detail.backTapped()
}
app.router.dismiss()

app.home.airQualityTapped()
if case .airQuality(let air) = app.topScreen {
    await air.onAppear()
    let content = air.state.content
    print("air:", content?.index.label ?? "none", "on", content?.scales.first(where: \.isSelected)?.title ?? "no scale")
    air.backTapped()
}

// A switch shows its new state at once; every screen follows without a request.
app.home.settingsTapped()
if case .settings(let settings) = app.topScreen {
    await settings.onAppear()
    settings.units = .imperial
    settings.isCacheEnabled = false
    settings.isCacheEnabled = true
    print("settings:", settings.units, settings.isCacheEnabled, settings.state.cache?.size.label ?? "no cache")
    await settings.waitForSaving()
    settings.backTapped()
}
await app.router.waitForReload()
print("home:", app.home.state.content?.metrics.first { $0.value.contains("mph") }?.value ?? "no miles")
print("depth:", app.router.path.count)

following.cancel()
await following.value
