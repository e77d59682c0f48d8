#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
import OpenWeatherHomeFeature
import OpenWeatherScreenKit
import SwiftUI

/// The buttons at the top of the home screen: the name of the place, the settings, and on a narrow screen a menu with
/// what has no button of its own.
struct HomeToolbar: ToolbarContent {
    private let model: HomeViewModel
    private let isCompact: Bool

    @Environment(\.showsBackButton) private var showsBackButton

    init(_ model: HomeViewModel, isCompact: Bool) {
        self.model = model
        self.isCompact = isCompact
    }

    var body: some ToolbarContent {
        let actions = model.actions
        ToolbarItemGroup(placement: .cancellationAction) {
            if showsBackButton, let back = actions.back {
                ActionButton(back) { model.backTapped() }
            }
        }
        ToolbarItem(placement: .principal) {
            PlaceButton(actions.place) { model.searchTapped() }
        }
        ToolbarItemGroup(placement: .primaryAction) {
            if isCompact {
                HomeButtons(HomeContent.Destination.top, actions) { model.tapped($0) }
                HomeMenu(actions, further: further) { model.tapped($0) }
            } else {
                HomeButtons(HomeContent.Destination.primary, actions) { model.tapped($0) }
                further
                HomeButtons(HomeContent.Destination.top, actions) { model.tapped($0) }
                HomeMenu(actions, further: EmptyView()) { model.tapped($0) }
            }
        }
    }

    /// The actions that change something here.
    @ViewBuilder
    private var further: some View {
        if let favorite = model.favorite {
            ActionButton(favorite.action, starts: { await model.favoriteToggled() })
        }
        ActionButton(model.actions.refresh, starts: { await model.refreshPulled() })
            .keyboardShortcut("r")
    }
}

/// The name of the place, which opens the search, on one line or in smaller letters on two.
///
/// A bar does not grow with the text. In the largest sizes the content has the name once more, as large as the rest.
private struct PlaceButton: View {
    private let content: ActionContent
    private let event: @MainActor () -> Void

    init(_ content: ActionContent, sends event: @escaping @MainActor () -> Void) {
        self.content = content
        self.event = event
    }

    var body: some View {
        Button(action: event) {
            ViewThatFits(in: .horizontal) {
                name(.headline, lines: 1)
                name(.footnote.weight(.semibold), lines: 2)
            }
            .frame(minWidth: 44, minHeight: 44)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
        .labeled(content.accessibility, content.accessibilityTraits, id: content.id)
    }

    private func name(_ font: Font, lines: Int) -> some View {
        HStack(spacing: 4) {
            Text(verbatim: content.title)
                .lineLimit(lines)
            Symbol(content.symbolName)
                .imageScale(.small)
        }
        .font(font)
    }
}

/// Buttons that lead to screens, each as its surroundings draw it.
private struct HomeButtons: View {
    private let destinations: [HomeContent.Destination]
    private let actions: HomeContent.Actions
    private let tapped: @MainActor (HomeContent.Destination) -> Void

    init(
        _ destinations: [HomeContent.Destination],
        _ actions: HomeContent.Actions,
        tapped: @escaping @MainActor (HomeContent.Destination) -> Void
    ) {
        self.destinations = destinations
        self.actions = actions
        self.tapped = tapped
    }

    var body: some View {
        ForEach(destinations) { destination in
            ActionButton(actions[destination]) { tapped(destination) }
        }
    }
}

/// The menu with what has no button of its own.
private struct HomeMenu<Further: View>: View {
    private let actions: HomeContent.Actions
    private let tapped: @MainActor (HomeContent.Destination) -> Void
    private let further: Further

    init(
        _ actions: HomeContent.Actions,
        further: Further,
        tapped: @escaping @MainActor (HomeContent.Destination) -> Void
    ) {
        self.actions = actions
        self.tapped = tapped
        self.further = further
    }

    var body: some View {
        let more = actions.more
        Menu {
            further
            HomeButtons(actions.menu, actions, tapped: tapped)
        } label: {
            Label(verbatim: more.title, systemImage: more.symbolName)
        }
        .labeled(more.accessibility, more.accessibilityTraits, id: more.id)
    }
}

/// The buttons below the content: side by side, or one below the other where their titles are too long for that.
struct HomeActionBar: View {
    private let actions: HomeContent.Actions
    private let tapped: @MainActor (HomeContent.Destination) -> Void

    init(_ actions: HomeContent.Actions, tapped: @escaping @MainActor (HomeContent.Destination) -> Void) {
        self.actions = actions
        self.tapped = tapped
    }

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 4) {
                buttons(isWide: false)
            }
            VStack(spacing: 0) {
                buttons(isWide: true)
            }
        }
        .padding(.horizontal, 8)
        .padding(.vertical, 4)
        .frame(maxWidth: .infinity)
    }

    private func buttons(isWide: Bool) -> some View {
        ForEach(HomeContent.Destination.primary) { destination in
            BarButton(actions[destination], isWide: isWide) { tapped(destination) }
                .frame(maxWidth: .infinity)
        }
    }
}

/// The buttons of the bar as rows of the content, for the largest sizes of text.
struct HomeActionList: View {
    private let actions: HomeContent.Actions
    private let tapped: @MainActor (HomeContent.Destination) -> Void

    init(_ actions: HomeContent.Actions, tapped: @escaping @MainActor (HomeContent.Destination) -> Void) {
        self.actions = actions
        self.tapped = tapped
    }

    var body: some View {
        VStack(spacing: 12) {
            ForEach(HomeContent.Destination.primary) { destination in
                let action = actions[destination]
                Button {
                    tapped(destination)
                } label: {
                    VStack(spacing: 4) {
                        Symbol(action.symbolName)
                        Text(verbatim: action.title)
                            .multilineTextAlignment(.center)
                    }
                    .frame(maxWidth: .infinity, minHeight: 44)
                    .card()
                }
                .buttonStyle(.plain)
                .labeled(action.accessibility, action.accessibilityTraits, id: action.id)
            }
        }
    }
}
#endif
