import ExampleScreens
import ExampleSupport
import OpenWeatherAirQualityFeature
import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherFavoritesFeature
import OpenWeatherForecastFeature
import OpenWeatherHomeFeature
import OpenWeatherScreenKit

/// The home screen, with its keys.
@MainActor
final class HomeScreen: TerminalScreen {
    private let app: OpenWeatherApp
    private let model: HomeViewModel
    private let place: Location?
    private let companions: Companions
    private var showsGoodTimes = false

    private var settings: ScreenSettings { app.settings }

    /// Creates the screen of a place; `nil` for the current one.
    init(_ app: OpenWeatherApp, _ model: HomeViewModel, at place: Location?) {
        self.app = app
        self.model = model
        self.place = place
        companions = Companions(app, of: model, at: place)
    }

    var isLoading: Bool { model.state.isLoading || companions.isLoading }

    var failure: FailureContent? { model.state.failure }

    func status(columns: Int) -> String? {
        guard let content = model.state.content else { return nil }
        let ages = [content.freshness.measured.text, content.freshness.fetched?.text ?? content.freshness.updated.text]
        let shown =
            content.isPlaceholder ? [] : ages.suffix(columns >= Dashboard.leastWidth ? 2 : columns >= 60 ? 1 : 0)
        return ([content.name.text] + shown).joined(separator: " · ")
    }

    func prepare(for size: TerminalSize) { companions.prepare(columns: size.columns) }

    func hints(_ texts: TerminalTexts) -> [KeyHint] {
        if shownGoodTimes != nil { return [texts.backHint(texts.close)] }
        let actions = model.actions
        let favorites = model.state.content?.favorites ?? []
        let button: [KeyHint] =
            switch model.state {
            case .idle(let prompt):
                // The search has a key of its own below.
                (prompt.alternatives.first ?? prompt.action)
                    .map { [KeyHint(texts.enter, texts.word($0.title), .enter)] } ?? []
            case .failed(let failure):
                failure.action.map { [KeyHint(texts.enter, texts.word($0.title), .enter)] } ?? []
            case .loading, .loaded: []
            }
        let screens = actions.destinations.map { destination in
            let word = destination == .search ? texts.search : texts.word(actions[destination].title)
            return KeyHint(Self.key(of: destination), word)
        }
        return button + screens + [KeyHint("r", texts.word(actions.refresh.title))]
            + (goodTimes.map { [KeyHint("w", texts.word($0.title.text))] } ?? [])
            + (model.state.content?.usualOffer?.action.map { [KeyHint("u", texts.word($0.title))] } ?? [])
            + (favorites.count > 1 ? [KeyHint(texts.tab, texts.nextFavorite, .tab)] : [])
            + (model.favorite.map { [KeyHint("*", texts.word($0.action.title))] } ?? [])
            + (actions.back.map { [texts.backHint($0.title)] } ?? [])
    }

    /// The key that leads to a screen; the order of the keys is that of the content.
    private static func key(of destination: HomeContent.Destination) -> Character {
        switch destination {
        case .search: "/"
        case .forecast: "f"
        case .airQuality: "a"
        case .map: "m"
        case .favorites: "v"
        case .history: "h"
        case .converter: "c"
        case .settings: "p"
        }
    }

    private var goodTimes: GoodTimesContent? { model.state.content?.goodTimes }

    /// The good times while they stand in place of the weather, which a key asks for.
    private var shownGoodTimes: GoodTimesContent? { showsGoodTimes ? goodTimes : nil }

    func lines(in space: DrawingSpace) -> [DrawnLine] {
        if let shownGoodTimes, let home = model.state.content {
            return Card(
                rows: [.text(home.name.text, isBold: true), .space]
                    + GoodTimesDrawing.rows(of: shownGoodTimes, for: space.terminal),
                theme: home.theme,
                direction: home.layoutDirection
            )
            .lines(for: space.terminal)
        }
        guard space.terminal.width >= Dashboard.leastWidth, !space.terminal.isPlain, let home = model.state.content
        else {
            return HomeDrawing.lines(
                model.state,
                further: further(in: space),
                in: settings.environment,
                for: space.terminal,
                isCompact: space.height < 18,
                // The status line says so on every screen.
                marksMadeUp: false
            )
        }
        return Dashboard(
            home: home,
            air: companions.air?.state.content,
            uvIndex: companions.uvIndex,
            week: companions.forecast?.state.content?.curve,
            favorites: companions.favorites?.state,
            texts: space.texts
        )
        .lines(for: space.terminal, height: space.height)
    }

    /// Returns the rows of the air and the UV index, which stand below the days of a home without panels.
    private func further(in space: DrawingSpace) -> [Card.Row] {
        guard space.terminal.width >= Companions.leastWidth, let home = model.state.content else { return [] }
        let panel = DetailsPanel(
            home: home,
            air: companions.air?.state.content,
            uvIndex: companions.uvIndex,
            terminal: space.terminal,
            texts: space.texts
        )
        return panel.further(width: Card.contentWidth(for: space.terminal))
            .map { .clickable([.styled($0)], .key(.character("a"))) }
    }

    func appear() async {
        // The refreshing ends with the task of the screen.
        async let refreshing: Void = model.runAutoRefresh()
        await model.onAppear()
        await refreshing
    }

    func end() { companions.end() }

    func press(_ key: Key) -> KeyResponse {
        switch key {
        case .escape where shownGoodTimes != nil: showsGoodTimes = false
        case .character("w") where goodTimes != nil: showsGoodTimes.toggle()
        case .character("u") where model.state.content?.usualOffer != nil:
            return .work { [model] in await model.usualTapped() }
        case .character("s"): model.searchTapped()
        case .character(","): model.settingsTapped()
        case .character("*"): return .work { [model] in await model.favoriteToggled() }
        case .escape where model.actions.back != nil: model.backTapped()
        case .character("r"):
            return .work { [model, companions] in
                await model.refreshPulled()
                await companions.refresh()
            }
        case .enter: return activate()
        case .tab, .right: return switchFavorite(by: 1)
        case .backTab, .left: return switchFavorite(by: -1)
        case .character(let character):
            if let destination = model.actions.destinations.first(where: { Self.key(of: $0) == character }) {
                model.tapped(destination)
                return .handled
            }
            guard let number = character.wholeNumberValue else { return .ignored }
            return choose(number - 1)
        default: return .ignored
        }
        return .handled
    }

    /// Opens the day in a row of the next days.
    func click(_ item: Int) -> KeyResponse {
        guard let days = model.state.content?.days?.rows, days.indices.contains(item), let day = days[item].day else {
            return .ignored
        }
        app.router.showDayDetail(day, at: place)
        return .handled
    }

    /// Presses the button of a card that is shown in place of the weather.
    private func activate() -> KeyResponse {
        switch model.state {
        case .idle(let prompt):
            guard let first = prompt.alternatives.first else {
                model.searchTapped()
                break
            }
            return .work { [model] in await model.alternativeTapped(first.id) }
        case .failed(let failure) where failure.remedy == .search: model.searchTapped()
        case .failed: return .work { [model] in await model.retryTapped() }
        case .loading, .loaded: return .ignored
        }
        return .handled
    }

    private func switchFavorite(by step: Int) -> KeyResponse {
        guard let favorites = model.state.content?.favorites, !favorites.isEmpty else { return .ignored }
        let current = favorites.firstIndex(where: \.isCurrent)
        return choose(current.map { ($0 + step + favorites.count) % favorites.count } ?? 0)
    }

    private func choose(_ number: Int) -> KeyResponse {
        guard let favorites = model.state.content?.favorites, favorites.indices.contains(number) else {
            return .ignored
        }
        let id = favorites[number].id
        return .work { [model] in await model.favoriteTapped(id) }
    }
}
