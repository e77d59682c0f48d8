#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
public import OpenWeatherHomeFeature
import OpenWeatherScreenKit
public import SwiftUI

/// The home screen: the weather at a place now, its next hours and days, and what is unusual.
///
/// It loads when it appears, refreshes by itself while it is on show, and pauses while the app is in the background.
/// Show it in a `NavigationStack`, whose bar has the name of the place as a button for the search, and the settings. On a
/// narrow screen the most important screens have their buttons below the content, and a menu has the rest; on a wide one
/// all stand in the bar, and the days stand beside the present.
///
/// Available on iOS, macOS, and visionOS.
public struct HomeView: View {
    private let model: HomeViewModel

    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.dynamicTypeSize) private var typeSize

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
            HomeContentView(content, of: model)
                .equatable()
        } below: {
            // A bar in the largest sizes of text would take a third of the screen.
            if isCompact, typeSize.isAccessibilitySize { HomeActionList(actions) { model.tapped($0) } }
        }
        .bottomBar(isShown: isCompact && !typeSize.isAccessibilitySize) {
            HomeActionBar(actions) { model.tapped($0) }
        }
        .safeAreaInset(edge: .top) { HomeLocation(model) }
        .sky(state.content?.theme, state.content?.temperatureTheme)
        .navigationTitle(Text(verbatim: state.content?.name.text ?? ""))
        .toolbarTitleDisplayMode(.inline)
        .toolbar { HomeToolbar(model, isCompact: isCompact) }
        .task { await model.onAppear() }
        .task { await model.runAutoRefresh() }
        .onChange(of: scenePhase) { _, phase in
            Task { await model.scenePhaseChanged(isActive: phase == .active) }
        }
    }

    private var isCompact: Bool { horizontalSizeClass == .compact }

    private var events: ScreenEvents {
        ScreenEvents(
            refresh: { await model.refreshPulled() },
            retry: { await model.retryTapped() },
            search: { model.searchTapped() },
            prompt: { model.searchTapped() },
            alternative: { id in await model.alternativeTapped(id) }
        )
    }
}

/// The progress of locating the device, or the remark that it cannot be located.
private struct HomeLocation: View {
    private let model: HomeViewModel

    init(_ model: HomeViewModel) {
        self.model = model
    }

    var body: some View {
        VStack(spacing: 8) {
            if let locating = model.locating { ProgressRow(locating) }
            if let help = model.location { DeviceHelp(help) { await model.useLocationTapped() } }
        }
        .padding(.horizontal)
    }
}
#endif
