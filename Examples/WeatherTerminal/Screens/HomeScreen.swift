import ExampleScreens
import ExampleSupport
import OpenWeatherAirQualityFeature
import OpenWeatherFavoritesFeature
import OpenWeatherForecastFeature
import OpenWeatherHomeFeature
import OpenWeatherScreenKit

/// The home screen, with its keys.
@MainActor
final class HomeScreen: TerminalScreen {
    private let model: HomeViewModel
    private let settings: ScreenSettings
    private let companions: Companions

    init(_ model: HomeViewModel, _ settings: ScreenSettings, _ companions: Companions) {
        self.model = model
        self.settings = settings
        self.companions = companions
    }

    var isLoading: Bool { model.state.isLoading || companions.isLoading }

    var failure: FailureContent? { model.state.failure }

    func status(columns: Int) -> String? {
        guard let content = model.state.content else { return nil }
        let ages = [content.freshness.measured.text, content.freshness.updated.text]
        let shown =
            content.isPlaceholder ? [] : ages.suffix(columns >= Dashboard.leastWidth ? 2 : columns >= 60 ? 1 : 0)
        return ([content.name.text] + shown).joined(separator: " · ")
    }

    func prepare(for size: TerminalSize) { companions.prepare(columns: size.columns) }

    func hints(_ texts: TerminalTexts) -> [KeyHint] {
        let actions = model.actions
        let favorites = model.state.content?.favorites ?? []
        let button: [KeyHint] =
            switch model.state {
            case .idle(let prompt):
                prompt.action.map { [KeyHint(texts.enter, texts.word($0.title), .enter)] } ?? []
            case .failed(let failure):
                failure.action.map { [KeyHint(texts.enter, texts.word($0.title), .enter)] } ?? []
            case .loading, .loaded: []
            }
        return button + [
            KeyHint("/", texts.search), KeyHint("f", texts.word(actions.forecast.title)),
            KeyHint("a", texts.word(actions.airQuality.title)), KeyHint("v", texts.word(actions.favorites.title)),
            KeyHint("h", texts.word(actions.history.title)), KeyHint("c", texts.word(actions.converter.title)),
            KeyHint("p", texts.word(actions.settings.title)), KeyHint("r", texts.word(actions.refresh.title)),
        ] + (favorites.count > 1 ? [KeyHint(texts.tab, texts.nextFavorite, .tab)] : [])
            + (model.favorite.map { [KeyHint("*", texts.word($0.action.title))] } ?? [])
            + (actions.back.map { [texts.backHint($0.title)] } ?? [])
    }

    func lines(in space: DrawingSpace) -> [DrawnLine] {
        guard space.terminal.width >= Dashboard.leastWidth, !space.terminal.isPlain, let home = model.state.content
        else {
            return HomeDrawing.lines(
                model.state,
                in: settings.environment,
                for: space.terminal,
                isCompact: space.height < 18
            )
        }
        return Dashboard(
            home: home,
            air: companions.air?.state.content,
            week: companions.forecast?.state.content?.curve,
            favorites: companions.favorites?.state,
            texts: space.texts
        )
        .lines(for: space.terminal, height: space.height)
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
        case .character("s"), .character("/"): model.searchTapped()
        case .character("f"): model.forecastTapped()
        case .character("a"): model.airQualityTapped()
        case .character("v"): model.favoritesTapped()
        case .character("h"): model.historyTapped()
        case .character("c"): model.converterTapped()
        case .character("p"), .character(","): model.settingsTapped()
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
        case .character(let digit):
            guard let number = digit.wholeNumberValue else { return .ignored }
            return choose(number - 1)
        default: return .ignored
        }
        return .handled
    }

    /// Presses the button of a card that is shown in place of the weather.
    private func activate() -> KeyResponse {
        switch model.state {
        case .idle: model.searchTapped()
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
