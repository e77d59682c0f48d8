// The forecast where the device is, with the details of a day.
import Foundation
import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherScreenMocks

let noon = Date(timeIntervalSince1970: 1_780_315_200)  // 1 June 2026, 12:00 UTC
let app = OpenWeatherApp.demo(now: { noon }) { parts in
    parts.deviceLocale = Locale(identifier: "en_GB")
    parts.timeZone = .gmt
    parts.locationProvider = StubLocationProvider(.berlin)
}

// The first launch: the search offers the location of the device, and its place becomes the current one.
app.router.showSearch()
if case .search(let search) = app.topScreen {
    await search.onAppear()
    print("search:", search.state.useCurrentLocation?.title ?? "no location")
    await search.useCurrentLocationTapped()
}
await app.router.waitForReload()

app.home.forecastTapped()
guard case .forecast(let forecast) = app.topScreen else { exit(1) }
await forecast.onAppear()
guard let content = forecast.state.content else { exit(1) }
print("forecast:", content.name.text)
for day in content.days {
    print("  \(day.card.title), \(day.card.date): \(day.card.low) to \(day.card.high), \(day.entries.count) steps")
}
print("curve:", content.curve?.accessibility.label ?? "none")
print("attribution:", content.attribution?.text ?? "none")

if let day = content.days.dropFirst().first?.day { forecast.dayTapped(day) }
if case .dayDetail(let detail) = app.topScreen {
    await detail.onAppear()
    if let content = detail.state.content {
        print("day:", content.summary.title, content.summary.condition)
        for metric in content.metrics { print("  \(metric.label): \(metric.value)") }
        print("steps:", content.entries.map(\.time).joined(separator: " "))
        if let next = content.following.first?.day { detail.dayTapped(next) }
    }
}
// The day above the day is a screen of its own.
if case .dayDetail(let next) = app.topScreen {
    await next.onAppear()
    print("next:", next.state.content?.summary.title ?? "none", "at depth", app.router.path.count)
    next.backTapped()
}

// A device that refuses says so and points to the search.
let refusing = OpenWeatherApp.demo(now: { noon }) { parts in
    parts.deviceLocale = Locale(identifier: "en_GB")
    parts.locationProvider = StubLocationProvider(failure: .refused)
}
refusing.router.showSearch()
if case .search(let search) = refusing.topScreen {
    await search.useCurrentLocationTapped()
    print("refused:", search.state.notice?.text ?? "nothing said")
}
