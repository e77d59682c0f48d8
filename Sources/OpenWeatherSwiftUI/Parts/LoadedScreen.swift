#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
import OpenWeatherScreenKit
import SwiftUI

/// The events that every screen with a ``ScreenState`` sends from the same places.
struct ScreenEvents {
    /// The user pulled to refresh, or tapped the button for it.
    let refresh: @MainActor () async -> Void
    /// The user wants to try again after a failure.
    let retry: @MainActor () async -> Void
    /// The user wants to search for another place after a failure; `nil` where the screen does not offer it.
    var search: (@MainActor () -> Void)?
    /// The user tapped the button of the card that asks for something.
    let prompt: @MainActor () async -> Void
    /// The user tapped one of the further buttons of that card, which the argument identifies.
    var alternative: @MainActor (ActionContent.ID) async -> Void = { _ in }

    /// Returns the event of the button of a failure.
    func help(with remedy: FailureContent.Remedy?) -> @MainActor () async -> Void {
        guard remedy == .search, let search else { return retry }
        return search
    }
}

/// A screen that scrolls, can be pulled to refresh, and shows a card where there is no content.
///
/// The scroll view stands around all states, and loading and loaded content share one branch: a view that a change of
/// state replaces would cancel the refresh that caused it.
struct LoadedScreen<Value: Sendable, Loaded: View, Below: View>: View {
    private let state: ScreenState<Value>
    private let notices: [NoticeContent]
    private let events: ScreenEvents
    private let loaded: (Value) -> Loaded
    private let below: Below

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - state: The state, read once.
    ///   - notices: The remarks above the content, in every state.
    ///   - events: The events.
    ///   - loaded: The content, or its placeholder.
    ///   - below: The views below the content, which are there in every state.
    init(
        _ state: ScreenState<Value>,
        notices: [NoticeContent?] = [],
        events: ScreenEvents,
        @ViewBuilder loaded: @escaping (Value) -> Loaded,
        @ViewBuilder below: () -> Below = { EmptyView() }
    ) {
        self.state = state
        self.notices = notices.compactMap(\.self)
        self.events = events
        self.loaded = loaded
        self.below = below()
    }

    var body: some View {
        let refresh = events.refresh
        ScrollView {
            VStack(spacing: 12) {
                ForEach(notices) { NoticeBanner($0) }
                switch state {
                case .idle(let prompt):
                    MessageCard(prompt, tapped: events.prompt, alternativeTapped: events.alternative)
                case .failed(let failure):
                    MessageCard(failure, tapped: events.help(with: failure.remedy))
                case .loading(let value), .loaded(let value):
                    loaded(value)
                }
                below
            }
            .frame(maxWidth: 960)
            .padding()
            .frame(maxWidth: .infinity)
        }
        .refreshable { await refresh() }
    }
}
#endif
