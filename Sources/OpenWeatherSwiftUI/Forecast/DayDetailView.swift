#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
import OpenWeatherCore
public import OpenWeatherForecastFeature
import OpenWeatherScreenKit
public import SwiftUI

/// One day of the forecast: its summary, its values, its steps, and the days after it.
///
/// It loads when it appears, unless the forecast is known already, and when the user pulls to refresh. Show it in a
/// `NavigationStack`, whose bar has its title and its buttons.
///
/// Available on iOS, macOS, and visionOS.
public struct DayDetailView: View {
    private let model: DayDetailViewModel

    /// Creates the screen of a view model, which you keep for as long as the screen is shown.
    public init(_ model: DayDetailViewModel) {
        self.model = model
    }

    /// The content and behavior of the view.
    public var body: some View {
        let state = model.state
        let actions = model.actions
        let favorite = model.favorite
        LoadedScreen(state, notices: [favorite?.notice], events: events) { content in
            DayDetailContentView(content) { day in model.dayTapped(day) }
        }
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
    }

    private var events: ScreenEvents {
        ScreenEvents(
            refresh: { await model.refreshPulled() },
            retry: { await model.retryTapped() },
            prompt: { model.backTapped() }
        )
    }
}

/// A day below its toolbar.
private struct DayDetailContentView: View {
    private let content: DayDetailContent
    private let dayTapped: @MainActor (LocalDay) -> Void

    init(_ content: DayDetailContent, dayTapped: @escaping @MainActor (LocalDay) -> Void) {
        self.content = content
        self.dayTapped = dayTapped
    }

    var body: some View {
        VStack(spacing: 12) {
            SpokenLabel(content.name)
                .font(.title2)
            if let notice = content.notice { NoticeBanner(notice) }
            DayCardFace(content.summary)
                .card()
                .spoken(content.summary.accessibility, id: content.summary.id)
            MetricChips(content.metrics)
            VStack(alignment: .leading, spacing: 8) {
                Heading(content.entriesTitle)
                ForecastSteps(content.entries)
            }
            .card()
            if !content.following.isEmpty {
                Heading(content.followingTitle)
                ForEach(content.following) { card in
                    if let day = card.day {
                        Button {
                            dayTapped(day)
                        } label: {
                            DayCardFace(card)
                                .card()
                        }
                        .buttonStyle(.plain)
                        .labeled(card.accessibility, id: card.id)
                    } else {
                        DayCardFace(card)
                            .card()
                            .spoken(card.accessibility, id: card.id)
                    }
                }
            }
            if let attribution = content.attribution { Attribution(attribution) }
        }
        .skeleton(content.isPlaceholder)
    }
}
#endif
