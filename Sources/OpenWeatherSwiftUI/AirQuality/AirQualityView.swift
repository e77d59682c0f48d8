#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
public import OpenWeatherAirQualityFeature
import OpenWeatherCore
import OpenWeatherScreenKit
public import SwiftUI

/// The air-quality screen: the index on a scale of choice, the pollutants, and the coming day.
///
/// It loads when it appears and when the user pulls to refresh. Show it in a `NavigationStack`, whose bar has its title
/// and its buttons.
///
/// Available on iOS, macOS, and visionOS.
public struct AirQualityView: View {
    private let model: AirQualityViewModel

    /// Creates the screen of a view model, which you keep for as long as the screen is shown.
    public init(_ model: AirQualityViewModel) {
        self.model = model
    }

    /// The content and behavior of the view.
    public var body: some View {
        let state = model.state
        let actions = model.actions
        let favorite = model.favorite
        LoadedScreen(state, notices: [favorite?.notice], events: events) { content in
            AirQualityContentView(content, model, title: actions.title.text)
                .equatable()
        }
        .modifier(
            ScreenBar(
                title: actions.title.text,
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

/// The air below the toolbar.
private struct AirQualityContentView: View, Equatable {
    private let content: AirQualityContent
    private let model: AirQualityViewModel
    private let title: String

    init(_ content: AirQualityContent, _ model: AirQualityViewModel, title: String) {
        self.content = content
        self.model = model
        self.title = title
    }

    nonisolated static func == (one: AirQualityContentView, other: AirQualityContentView) -> Bool {
        one.content == other.content && one.model === other.model && one.title == other.title
    }

    var body: some View {
        VStack(spacing: 12) {
            SpokenLabel(content.name)
                .font(.title2)
            Picker(selection: scale) {
                ForEach(content.scales) { scale in
                    Text(verbatim: scale.title)
                        .tag(Optional(scale.scale))
                        .labeled(scale.accessibility, scale.accessibilityTraits, id: scale.id)
                }
            } label: {
                Text(verbatim: title)
            }
            .segmentsOrMenu()
            .accessibilityIdentifier(AirQualityContent.ID.scale)
            if let notice = content.notice { NoticeBanner(notice) }
            VStack(spacing: 12) {
                AirQualityGauge(content)
                AirQualityPollutants(content.pollutants)
                AirQualityMore(content.morePollutants) { model.morePollutantsToggled() }
            }
            .skeleton(content.isPlaceholder)
            AirQualityHours(content.hours)
            AirQualityBands(content.bands)
            VStack(spacing: 2) {
                SpokenLabel(content.measured)
                SpokenLabel(content.updated)
                if let fetched = content.fetched { SpokenLabel(fetched) }
                if let attribution = content.attribution { Attribution(attribution) }
            }
            .font(.footnote)
        }
    }

    private var scale: Binding<AirQualityScale?> {
        Binding {
            content.selectedScale
        } set: { scale in
            if let scale { model.indexScaleChanged(scale) }
        }
    }
}
#endif
