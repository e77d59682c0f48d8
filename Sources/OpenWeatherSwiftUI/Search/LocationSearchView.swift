#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
import OpenWeatherCore
public import OpenWeatherLocationSearchFeature
import OpenWeatherScreenKit
public import SwiftUI

/// The search for places, with recent places and favorites while the field is empty.
///
/// A keystroke shows at once; the search begins once the typing pauses. Show it in a `NavigationStack`, whose bar has
/// its title and its buttons.
///
/// Available on iOS, macOS, and visionOS.
public struct LocationSearchView: View {
    @Bindable private var model: LocationSearchViewModel

    /// Creates the screen of a view model, which you keep for as long as the screen is shown.
    public init(_ model: LocationSearchViewModel) {
        self.model = model
    }

    /// The content and behavior of the view.
    public var body: some View {
        let content = model.state
        List {
            Section {
                SearchField(content.field, text: $model.query, beginsFocused: true) { await model.querySubmitted() }
                if let location = content.useCurrentLocation {
                    ActionButton(location, starts: { await model.useCurrentLocationTapped() })
                }
                if let locating = content.locating { ProgressRow(locating) }
                if let help = content.locationHelp {
                    DeviceHelp(help) { await model.useCurrentLocationTapped() }
                } else if let notice = content.notice {
                    NoticeBanner(notice)
                }
            }
            list(content.list)
        }
        .dismissesKeyboard()
        .modifier(
            ScreenBar(
                title: content.title.text,
                back: content.back,
                backTapped: { model.backTapped() }
            )
        )
        .task { await model.onAppear() }
        .task(id: model.query) { await model.queryChanged() }
        .onChange(of: content.list.announcement) { _, text in announce(text) }
    }

    @ViewBuilder
    private func list(_ list: LocationSearchContent.List) -> some View {
        switch list {
        case .nothingSaved(let prompt), .noResults(let prompt):
            MessageCard(prompt)
        case .saved(let sections):
            ForEach(sections) { section in
                Section {
                    rows(section.rows)
                } header: {
                    Text(verbatim: section.title)
                        .accessibilityIdentifier(section.id)
                }
            }
        case .searching(let progress, let previous):
            ProgressRow(progress)
            rows(previous)
        case .results(let places, _):
            rows(places)
        case .failed(let failure, let previous):
            MessageCard(failure) { await model.retryTapped() }
            rows(previous)
        }
    }

    private func rows(_ rows: [LocationSearchContent.Row]) -> some View {
        ForEach(rows) { row in
            LocationSearchRow(row, model)
        }
    }
}

/// A place to choose, with its actions in a swipe and in a menu.
private struct LocationSearchRow: View {
    private let row: LocationSearchContent.Row
    private let model: LocationSearchViewModel

    init(_ row: LocationSearchContent.Row, _ model: LocationSearchViewModel) {
        self.row = row
        self.model = model
    }

    var body: some View {
        PlaceRow(row.place, mark: row.isFavorite ? row.favoriteSymbolName : nil) {
            await model.locationSelected(row.place.location)
        }
        .swipeActions {
            ForEach(row.swipeActions) { button($0) }
        }
        .contextMenu {
            ActionButton(row.open, starts: { await model.openTapped(row.place.location) })
            ForEach(row.swipeActions) { button($0) }
        }
    }

    private func button(_ swipe: LocationSearchContent.SwipeAction) -> some View {
        ActionButton(swipe.action, role: swipe.isDestructive ? .destructive : nil) {
            switch swipe.kind {
            case .favorite, .unfavorite: await model.favoriteToggled(row.place.location)
            case .remove: await model.removeRecentTapped(row.place.location)
            }
        }
    }
}

extension LocationSearchContent.List {
    /// The sentence to announce when a search has found places or none; `nil` in other states: the card of a
    /// failure announces itself.
    fileprivate var announcement: String? {
        switch self {
        case .results(_, let announcement): announcement
        case .noResults(let prompt): prompt.title
        case .nothingSaved, .saved, .searching, .failed: nil
        }
    }
}
#endif
