// Search, details, favorites, and history: places are looked at without changing the chosen one.
import Foundation
import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherScreenMocks

let noon = Date(timeIntervalSince1970: 1_780_315_200)  // 1 June 2026, 12:00 UTC
let app = OpenWeatherApp.demo(preferences: .sample(currentLocation: .lisbon), now: { noon }) { parts in
    parts.deviceLocale = Locale(identifier: "en_GB")
    parts.timeZone = .gmt
    parts.searchDelay = .zero
}
let following = Task { await app.run() }
await app.home.onAppear()

// Three places are searched for; each is opened above the search and marked there.
app.router.showSearch()
guard case .search(let search) = app.topScreen else { exit(1) }
await search.onAppear()
for text in ["Tokyo", "Cairo", "Sydney"] {
    search.query = text
    await search.querySubmitted()
    guard let row = search.state.list.rows.first else { exit(1) }
    print("found:", row.place.title, row.place.subtitle ?? "", row.isFavorite ? "favorite" : "")
    await search.openTapped(row.place.location)
    guard case .home(let details) = app.topScreen else { exit(1) }
    await details.onAppear()
    await details.favoriteToggled()
    if let content = details.state.content {
        print("details:", content.name.text, content.hero.temperature.text, details.favorite?.action.title ?? "")
    }
    details.forecastTapped()
    if case .forecast(let forecast) = app.topScreen {
        await forecast.onAppear()
        print("forecast:", forecast.state.content?.name.text ?? "none", forecast.state.content?.days.count ?? 0, "days")
        forecast.backTapped()
    }
    details.backTapped()
}

// The mark is taken away again, and the lists of the empty field show what is left.
search.query = "Cairo"
await search.querySubmitted()
if let row = search.state.list.rows.first {
    print("again:", row.place.title, row.isFavorite ? "favorite" : "")
    await search.favoriteToggled(row.place.location)
}
search.query = ""
if case .saved(let sections) = search.state.list {
    for section in sections { print("\(section.title):", section.rows.map(\.place.title).joined(separator: ", ")) }
}

// The history in the store: what was looked at and searched for, newest first.
let stored = try await app.dependencies.preferences.preferences()
let history = stored.history.map { $0.searchText.map { text in "“\(text)”" } ?? $0.location?.name ?? "?" }
print("history:", history.joined(separator: ", "))
print("favorites:", stored.favorites.map(\.name).joined(separator: ", "))
print("chosen:", stored.currentLocation?.name ?? "none", "depth", app.router.path.count)

following.cancel()
await following.value
