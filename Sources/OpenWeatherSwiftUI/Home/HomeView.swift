#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
public import OpenWeatherHomeFeature
import OpenWeatherScreenKit
public import SwiftUI

/// The home screen: the weather at a place now, its next hours and days, and what is unusual.
///
/// It loads when it appears, refreshes by itself while it is on show, and pauses while the app is in the background.
/// Show it in a `NavigationStack`, whose bar has its title and its buttons.
///
/// Available on iOS, macOS, and visionOS.
public struct HomeView: View {
    private let model: HomeViewModel

    @Environment(\.scenePhase) private var scenePhase

    /// Creates the screen of a view model, which you keep for as long as the screen is shown.
    public init(_ model: HomeViewModel) {
        self.model = model
    }

    /// The content and behavior of the view.
    public var body: some View {
        let state = model.state
        let actions = model.actions
        let favorite = model.favorite
        LoadedScreen(state, notices: [model.network, favorite?.notice], events: events) { content in
            HomeContentView(content) { id in await model.favoriteTapped(id) }
        }
        .safeAreaInset(edge: .bottom) { HomeActionBar(model, actions) }
        .sky(state.content?.theme ?? .neutral)
        .modifier(
            ScreenBar(
                title: state.content?.name.text ?? "",
                back: actions.back,
                backTapped: { model.backTapped() },
                favorite: favorite,
                favoriteToggled: { await model.favoriteToggled() },
                refresh: actions.refresh,
                refreshTapped: { await model.refreshPulled() }
            )
        )
        .task { await model.onAppear() }
        .task { await model.runAutoRefresh() }
        .onChange(of: scenePhase) { _, phase in
            Task { await model.scenePhaseChanged(isActive: phase == .active) }
        }
    }

    private var events: ScreenEvents {
        ScreenEvents(
            refresh: { await model.refreshPulled() },
            retry: { await model.retryTapped() },
            search: { model.searchTapped() },
            prompt: { model.searchTapped() }
        )
    }
}

/// The bar of buttons that lead to other screens.
private struct HomeActionBar: View {
    private let model: HomeViewModel
    private let actions: HomeContent.Actions

    init(_ model: HomeViewModel, _ actions: HomeContent.Actions) {
        self.model = model
        self.actions = actions
    }

    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 4) {
                BarButton(actions.search) { model.searchTapped() }
                BarButton(actions.forecast) { model.forecastTapped() }
                BarButton(actions.airQuality) { model.airQualityTapped() }
                BarButton(actions.favorites) { model.favoritesTapped() }
                BarButton(actions.history) { model.historyTapped() }
                BarButton(actions.converter) { model.converterTapped() }
                BarButton(actions.settings) { model.settingsTapped() }
            }
            .padding(.horizontal, 8)
        }
        .scrollIndicators(.hidden)
        .padding(.vertical, 4)
        .background(.ultraThinMaterial)
    }
}
#endif
