#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
import OpenWeatherCore
public import OpenWeatherFavoritesFeature
import OpenWeatherScreenKit
public import SwiftUI

/// The favorites screen: the places that the user marked, with the present weather at each.
///
/// It loads when it appears and when the user pulls to refresh, and follows changes made elsewhere while it is on show.
/// Show it in a `NavigationStack`, whose bar has its title and its buttons.
///
/// Available on iOS, macOS, and visionOS.
public struct FavoritesView: View {
    private let model: FavoritesViewModel
    private let isSidebar: Bool
    private let marked: LocationID?

    /// Creates the screen of a view model, which you keep for as long as the screen is shown.
    public init(_ model: FavoritesViewModel) {
        self.model = model
        isSidebar = false
        marked = nil
    }

    /// Creates a list beside other screens, which marks the place that they show.
    init(besideScreens model: FavoritesViewModel, marking marked: LocationID?) {
        self.model = model
        isSidebar = true
        self.marked = marked
    }

    /// The content and behavior of the view.
    public var body: some View {
        let content = model.state
        List {
            if let notice = content.notice { NoticeBanner(notice) }
            switch content.list {
            case .loading(let progress):
                ProgressRow(progress)
            case .empty(let prompt):
                MessageCard(prompt) { model.searchTapped() }
            case .failed(let failure):
                MessageCard(failure) { await model.retryTapped() }
            case .rows(let rows):
                ForEach(rows) { FavoriteRow($0, rows, model, isMarked: $0.id == marked) }
                    .onMove { source, destination in
                        guard let position = source.first else { return }
                        move(from: position, to: destination > position ? destination - 1 : destination)
                    }
            }
            if let retry = content.retry {
                ActionButton(retry, starts: { await model.retryTapped() })
            }
            if let attribution = content.attribution { Attribution(attribution) }
        }
        .refreshable { await model.refreshPulled() }
        .modifier(
            ScreenBar(
                title: content.title.text,
                back: content.back,
                backTapped: { model.backTapped() },
                refresh: content.refresh,
                refreshTapped: { await model.refreshPulled() },
                hasShortcut: !isSidebar
            )
        )
        .task { await model.onAppear() }
        .task { await model.followFavorites() }
    }

    private func move(from position: Int, to destination: Int) {
        Task { await model.favoriteMoved(from: position, to: destination) }
    }
}

/// A favorite with its weather, and its actions in a swipe and in a menu.
private struct FavoriteRow: View {
    private let row: FavoritesContent.Row
    private let rows: [FavoritesContent.Row]
    private let model: FavoritesViewModel
    private let isMarked: Bool

    init(
        _ row: FavoritesContent.Row,
        _ rows: [FavoritesContent.Row],
        _ model: FavoritesViewModel,
        isMarked: Bool
    ) {
        self.row = row
        self.rows = rows
        self.model = model
        self.isMarked = isMarked
    }

    var body: some View {
        Button {
            model.favoriteTapped(row.id)
        } label: {
            face
        }
        .buttonStyle(.plain)
        .labeled(row.place.accessibility, traits, id: row.place.identifier)
        .listRowBackground(isMarked ? Rectangle().fill(.quaternary) : nil)
        .swipeActions { remove }
        .contextMenu {
            if let up = row.moveUp { ActionButton(up, starts: { await move(by: -1) }) }
            if let down = row.moveDown { ActionButton(down, starts: { await move(by: 1) }) }
            remove
        }
    }

    private var traits: OpenWeatherScreenKit.AccessibilityTraits {
        isMarked ? row.place.accessibilityTraits.union(.selected) : row.place.accessibilityTraits
    }

    private var face: some View {
        RowStack(spacing: 12) {
            if let weather = row.weather.weather {
                ConditionPictureView(weather.icon)
            } else if row.weather.isLoading {
                ProgressView()
            }
            VStack(alignment: .leading, spacing: 2) {
                HStack(spacing: 4) {
                    if row.isDevice { Symbol("location.fill") }
                    Text(verbatim: row.place.title)
                }
                if row.isDevice, let place = row.place.subtitle {
                    Text(verbatim: place)
                        .font(.caption)
                }
                ForEach(details, id: \.self) { detail in
                    Text(verbatim: detail)
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
            }
            Spacer(minLength: 0)
            Text(verbatim: row.weather.weather?.temperature.text ?? "––")
                .font(.title2)
        }
        .frame(minHeight: 44)
        .contentShape(Rectangle())
    }

    private var details: [String] {
        [row.weather.weather?.condition.text, row.weather.notice?.text].compactMap(\.self)
    }

    private var remove: some View {
        ActionButton(row.remove, role: .destructive, starts: { await model.removeTapped(row.id) })
    }

    private func move(by step: Int) async {
        guard let position = rows.firstIndex(where: { $0.id == row.id }) else { return }
        await model.favoriteMoved(from: position, to: position + step)
    }
}
#endif
