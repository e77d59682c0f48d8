#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
import OpenWeatherCore
public import OpenWeatherMapFeature
import OpenWeatherScreenKit
public import SwiftUI

/// The map screen: a layer of weather over a map of the system, a choice of layers, and the legend.
///
/// It loads the tiles that the map shows. Show it in a `NavigationStack`, whose bar has its title and its buttons.
///
/// Available on iOS, macOS, and visionOS.
public struct WeatherMapView: View {
    private let model: WeatherMapViewModel

    /// Creates the screen of a view model, which you keep for as long as the screen is shown.
    public init(_ model: WeatherMapViewModel) {
        self.model = model
    }

    /// The content and behavior of the view.
    public var body: some View {
        let state = model.state
        let actions = model.actions
        LoadedScreen(state, events: events) { content in
            WeatherMapContentView(content, model, title: actions.title.text)
                .equatable()
        }
        .modifier(
            ScreenBar(
                title: actions.title.text,
                back: actions.back,
                backTapped: { model.backTapped() },
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

/// The map below the toolbar.
private struct WeatherMapContentView: View, Equatable {
    private let content: WeatherMapContent
    private let model: WeatherMapViewModel
    private let title: String

    init(_ content: WeatherMapContent, _ model: WeatherMapViewModel, title: String) {
        self.content = content
        self.model = model
        self.title = title
    }

    nonisolated static func == (one: WeatherMapContentView, other: WeatherMapContentView) -> Bool {
        one.content == other.content && one.model === other.model && one.title == other.title
    }

    var body: some View {
        VStack(spacing: 12) {
            SpokenLabel(content.name)
                .font(.title2)
            Picker(selection: layer) {
                ForEach(content.layers) { layer in
                    Text(verbatim: layer.title)
                        .tag(layer.layer)
                        .labeled(layer.accessibility, layer.accessibilityTraits, id: layer.id)
                }
            } label: {
                Text(verbatim: title)
            }
            .segmentsOrMenu()
            .accessibilityIdentifier(WeatherMapContent.ID.layer)
            if let notice = content.notice { NoticeBanner(notice) }
            if let failure = content.failure {
                MessageCard(failure) { await model.retryTapped() }
            }
            WeatherMapCanvas(content, model)
                .frame(height: 420)
                .clipShape(RoundedRectangle(cornerRadius: 16))
                .labeled(content.accessibility, id: WeatherMapContent.ID.map)
            WeatherMapLegend(content.legend)
            VStack(spacing: 2) {
                if let updated = content.updated { SpokenLabel(updated) }
                if let fetched = content.fetched { SpokenLabel(fetched) }
                if let attribution = content.attribution { Attribution(attribution) }
            }
            .font(.footnote)
        }
    }

    private var layer: Binding<WeatherMapLayer> {
        Binding {
            content.tiles.layer
        } set: { layer in
            model.layerChosen(layer)
        }
    }
}

/// The colors of a layer with their values.
private struct WeatherMapLegend: View {
    private let legend: WeatherMapContent.Legend

    @Environment(\.dynamicTypeSize) private var typeSize

    init(_ legend: WeatherMapContent.Legend) {
        self.legend = legend
    }

    var body: some View {
        VStack(spacing: 8) {
            Heading(legend.title)
            LazyVGrid(columns: columns, alignment: .leading, spacing: 6) {
                ForEach(legend.stops) { stop in
                    HStack(spacing: 8) {
                        RoundedRectangle(cornerRadius: 4)
                            .fill(Color(stop.color).opacity(stop.opacity))
                            .overlay { RoundedRectangle(cornerRadius: 4).strokeBorder(.secondary, lineWidth: 1) }
                            .frame(width: 28, height: 18)
                        Text(verbatim: stop.value)
                            .font(.subheadline)
                    }
                    .spoken(stop.accessibility, id: stop.id)
                }
            }
        }
        .card()
    }

    /// As many columns as there is room for; one in the largest sizes of text.
    private var columns: [GridItem] {
        [GridItem(typeSize.isAccessibilitySize ? .flexible() : .adaptive(minimum: 120), spacing: 12)]
    }
}
#endif
