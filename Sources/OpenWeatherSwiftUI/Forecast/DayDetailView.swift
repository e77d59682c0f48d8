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
            DayDetailContentView(content, of: model)
                .equatable()
        }
        .sky(state.content?.theme, state.content?.temperatureTheme)
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
private struct DayDetailContentView: View, Equatable {
    private let content: DayDetailContent
    private let model: DayDetailViewModel

    @Environment(\.weatherLook) private var look

    init(_ content: DayDetailContent, of model: DayDetailViewModel) {
        self.content = content
        self.model = model
    }

    nonisolated static func == (one: DayDetailContentView, other: DayDetailContentView) -> Bool {
        one.content == other.content && one.model === other.model
    }

    var body: some View {
        VStack(spacing: 12) {
            SpokenLabel(content.name)
                .font(.title2)
            if let notice = content.notice { NoticeBanner(notice) }
            ForEach(look.day) { section($0) }
            if let fetched = content.fetched {
                SpokenLabel(fetched)
                    .font(.footnote)
            }
            if let attribution = content.attribution { Attribution(attribution) }
        }
        .skeleton(content.isPlaceholder)
    }

    @ViewBuilder
    private func section(_ section: WeatherLook.DaySection) -> some View {
        switch section {
        case .summary:
            DayCardFace(content.summary)
                .card()
                .spoken(content.summary.accessibility, id: content.summary.id)
        case .metrics:
            MetricChips(content.metrics)
        case .goodTimes:
            if let goodTimes = content.goodTimes { GoodTimesCard(goodTimes) }
        case .accuracy:
            if let accuracy = content.accuracy {
                VStack(alignment: .leading, spacing: 8) {
                    Heading(accuracy.title)
                    SpokenLabel(accuracy.text)
                }
                .card()
            }
        case .steps:
            if !content.entries.isEmpty {
                VStack(alignment: .leading, spacing: 8) {
                    Heading(content.entriesTitle)
                    ForecastSteps(content.entries)
                }
                .card()
            }
        case .following:
            if !content.following.isEmpty {
                Heading(content.followingTitle)
                ForEach(content.following) { following($0) }
            }
        }
    }

    @ViewBuilder
    private func following(_ card: ForecastContent.DayCard) -> some View {
        if let day = card.day {
            Button {
                model.dayTapped(day)
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
#endif
