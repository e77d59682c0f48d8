#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
import OpenWeatherCore
public import OpenWeatherForecastFeature
import OpenWeatherScreenKit
public import SwiftUI

/// The forecast: the weather now, a curve of the temperature, and the days, which open to their steps.
///
/// It loads when it appears and when the user pulls to refresh. Show it in a `NavigationStack`, whose bar has its title
/// and its buttons.
///
/// Available on iOS, macOS, and visionOS.
public struct ForecastView: View {
    private let model: ForecastViewModel

    /// Creates the screen of a view model, which you keep for as long as the screen is shown.
    public init(_ model: ForecastViewModel) {
        self.model = model
    }

    /// The content and behavior of the view.
    public var body: some View {
        let state = model.state
        let actions = model.actions
        let favorite = model.favorite
        LoadedScreen(state, notices: [favorite?.notice], events: events) { content in
            ForecastContentView(content, of: model)
                .equatable()
        }
        .sky(state.content?.theme, state.content?.temperatureTheme)
        .modifier(
            ScreenBar(
                title: state.content?.title.text ?? "",
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

/// The forecast below its toolbar.
private struct ForecastContentView: View, Equatable {
    private let content: ForecastContent
    private let model: ForecastViewModel

    init(_ content: ForecastContent, of model: ForecastViewModel) {
        self.content = content
        self.model = model
    }

    nonisolated static func == (one: ForecastContentView, other: ForecastContentView) -> Bool {
        one.content == other.content && one.model === other.model
    }

    var body: some View {
        VStack(spacing: 12) {
            SpokenLabel(content.name)
                .font(.title2)
            if let present = content.present { ForecastPresent(present) }
            if let notice = content.notice { NoticeBanner(notice) }
            if let curve = content.curve { TemperatureCurve(curve) }
            if let emptiness = content.emptiness { SpokenLabel(emptiness).card() }
            ForEach(content.days) { day in
                ForecastDay(day, isExpanded: day.id == content.days.first?.id, tapped: { model.dayTapped($0) })
            }
            .skeleton(content.isPlaceholder)
            SpokenLabel(content.updated)
                .font(.footnote)
            if let fetched = content.fetched {
                SpokenLabel(fetched)
                    .font(.footnote)
            }
            if let attribution = content.attribution { Attribution(attribution) }
        }
    }
}

/// The weather now, or what is expected for the next hours.
private struct ForecastPresent: View {
    private let present: ForecastContent.Present

    @ScaledMetric(relativeTo: .largeTitle) private var size = 56.0

    init(_ present: ForecastContent.Present) {
        self.present = present
    }

    var body: some View {
        VStack(spacing: 4) {
            SpokenLabel(present.title)
                .font(.subheadline)
            FittingStack(spacing: 8) {
                ConditionPictureView(present.icon, side: 56)
                TemperatureLabel(present.temperature, withUnit: present.temperatureWithUnit, size: size)
            }
            SpokenLabel(present.description)
                .font(.title3)
            MetricChips(present.metrics)
        }
        .skeleton(present.isPlaceholder, breathes: true)
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier(present.id)
    }
}
#endif
