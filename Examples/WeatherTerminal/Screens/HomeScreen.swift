import ExampleScreens
import ExampleSupport
import OpenWeatherHomeFeature
import OpenWeatherScreenKit

/// The home screen, with its keys.
@MainActor
final class HomeScreen: TerminalScreen {
    /// The view model.
    let model: HomeViewModel
    private let settings: ScreenSettings

    init(_ model: HomeViewModel, _ settings: ScreenSettings) {
        self.model = model
        self.settings = settings
    }

    var isLoading: Bool {
        if case .loading = model.state { true } else { false }
    }

    var hints: [String] {
        let actions = model.actions
        let favorites = model.state.content?.favorites ?? []
        return [
            "s \(actions.search.title)", "f \(actions.forecast.title)", "a \(actions.airQuality.title)",
            "v \(actions.favorites.title)", "h \(actions.history.title)", "c \(actions.converter.title)",
            "p \(actions.settings.title)", "r ↻",
        ] + (favorites.count > 1 ? ["Tab ★"] : []) + (actions.back.map { ["Esc \($0.title)"] } ?? ["q ✕"])
    }

    func lines(for terminal: Terminal) -> [String] {
        HomeDrawing.lines(model.state, in: settings.environment, for: terminal)
    }

    func appear() async { await model.onAppear() }

    func press(_ key: Key) -> KeyResponse {
        switch key {
        case .character("s"): model.searchTapped()
        case .character("f"): model.forecastTapped()
        case .character("a"): model.airQualityTapped()
        case .character("v"): model.favoritesTapped()
        case .character("h"): model.historyTapped()
        case .character("c"): model.converterTapped()
        case .character("p"), .character(","): model.settingsTapped()
        case .escape where model.actions.back != nil: model.backTapped()
        case .character("r"): return .work { [model] in await model.refreshPulled() }
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
