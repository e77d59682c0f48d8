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

search.backTapped()

// The favorites with the weather at each: the last one is moved up, another one removed, and one opened.
app.home.favoritesTapped()
if case .favorites(let favorites) = app.topScreen {
    await favorites.onAppear()
    for row in favorites.state.list.rows {
        print("favorite:", row.place.title, row.weather.weather?.temperature.text ?? "no weather")
    }
    await favorites.favoriteMoved(from: 1, to: 0)
    print("moved:", favorites.state.list.rows.map(\.place.title))
    if let last = favorites.state.list.rows.last { await favorites.removeTapped(last.id) }
    if let first = favorites.state.list.rows.first { favorites.favoriteTapped(first.id) }
}
if case .home(let details) = app.topScreen {
    await details.onAppear()
    print("opened:", details.state.content?.name.text ?? "none", "at depth", app.router.path.count)
    details.backTapped()
}
app.router.dismiss()

// The history, newest first: a search is repeated, one entry is removed, and then all of them.
app.home.historyTapped()
if case .history(let history) = app.topScreen {
    await history.onAppear()
    let rows = history.state.list.rows
    print("history:", rows.map { $0.kind == .search ? "“\($0.title)”" : $0.title }.joined(separator: ", "))
    if let row = rows.first(where: { $0.kind == .search }) { history.entryTapped(row.id) }
}
if case .search(let repeated) = app.topScreen {
    await repeated.onAppear()
    print("repeated:", repeated.query, "→", repeated.state.list.rows.map(\.place.title))
    repeated.backTapped()
}
if case .history(let history) = app.topScreen {
    let count = history.state.list.rows.count
    if let row = history.state.list.rows.first { await history.removeTapped(row.id) }
    print("removed:", count - history.state.list.rows.count)
    history.clearTapped()
    print("asks:", history.state.confirmation?.title ?? "nothing")
    await history.clearConfirmed()
    print("left:", history.state.list.rows.count)
    history.backTapped()
}

let stored = try await app.dependencies.preferences.preferences()
print("favorites:", stored.favorites.map(\.name).joined(separator: ", "))
print("chosen:", stored.currentLocation?.name ?? "none", "depth", app.router.path.count)

following.cancel()
await following.value
