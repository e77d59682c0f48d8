// Two cities side by side, each refreshed every minute. Neither changes the user's choice.
import Foundation
import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherScreenMocks

let time = TestTime(Date(timeIntervalSince1970: 1_780_315_200))  // 1 June 2026, 12:00 UTC
let clock = ManualClock()
let app = OpenWeatherApp.demo(preferences: .sample(showsFetchTime: true, currentLocation: .lisbon), now: { time.now }) {
    parts in
    parts.deviceLocale = Locale(identifier: "en_GB")
    parts.timeZone = .gmt
    parts.clock = clock
    parts.autoRefresh = AutoRefresh(every: .seconds(60), policy: .refresh)
}
let following = Task { await app.run() }

/// Prints a city with the time of its last fetch.
@MainActor
func show(_ home: HomeViewModel) {
    guard let content = home.state.content else { return print("nothing to show") }
    let wind = content.metrics.first { $0.id == "home.wind" }?.value ?? "no wind"
    print(
        "\(content.name.text): \(content.hero.temperature.text), \(wind), \(content.freshness.fetched?.text ?? "no time")"
    )
}

app.router.showHome(at: .tokyo)
guard case .home(let tokyo) = app.topScreen else { exit(1) }
let homes = [app.home, tokyo]

for home in homes { await home.onAppear() }
let refreshing = homes.map { home in Task { await home.runAutoRefresh() } }
for home in homes { show(home) }

// Two minutes pass: each city is fetched again by itself.
for minute in 1...2 {
    await clock.waitForSleepers(3)
    time.advance(by: .seconds(60))
    clock.advance(by: .seconds(60))
    // Lisbon is an hour ahead of UTC in June, and Tokyo nine.
    for (home, fetched) in zip(homes, ["13:0\(minute)", "21:0\(minute)"]) {
        while !(home.state.content?.freshness.fetched?.text.contains(fetched) ?? false) { await Task.yield() }
    }
    for home in homes { show(home) }
}

// Other units are a matter of conversion; the time of the fetch stays.
app.router.showSettings()
if case .settings(let settings) = app.topScreen {
    settings.units = .imperial
    await settings.waitForSaving()
}
for home in homes { show(home) }
print("chosen:", try await app.dependencies.preferences.preferences().currentLocation?.name ?? "none")

for task in refreshing + [following] {
    task.cancel()
    await task.value
}
