#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
public import OpenWeatherConverterFeature
import OpenWeatherCore
import OpenWeatherScreenKit
public import SwiftUI

/// The temperature converter: two fields, a slider, and the present temperature of a city.
///
/// It fills in the temperature at the current place when it appears, and searches for a city once the typing pauses.
/// Show it in a `NavigationStack`, whose bar has its title and its buttons.
///
/// Available on iOS, macOS, and visionOS.
public struct ConverterView: View {
    @Bindable private var model: ConverterViewModel

    /// Creates the screen of a view model, which you keep for as long as the screen is shown.
    public init(_ model: ConverterViewModel) {
        self.model = model
    }

    /// The content and behavior of the view.
    public var body: some View {
        let content = model.state
        ScrollView {
            VStack(spacing: 12) {
                thermometer(content)
                    .card()
                if let help = content.locationHelp {
                    DeviceHelp(help) { await model.useCurrentLocationTapped() }
                } else if let notice = content.notice {
                    NoticeBanner(notice)
                }
                if let loading = content.loading { ProgressRow(loading) }
                VStack(alignment: .leading, spacing: 8) {
                    SearchField(content.cityField, text: $model.cityQuery) {
                        await model.cityQueryChanged(text: model.cityQuery)
                    }
                    if let location = content.useCurrentLocation {
                        ActionButton(location, starts: { await model.useCurrentLocationTapped() })
                            .buttonStyle(SecondaryButtonStyle())
                    }
                    cities(content.cities)
                }
                .card()
            }
            .frame(maxWidth: 640)
            .padding()
            .frame(maxWidth: .infinity)
        }
        .dismissesKeyboard()
        .felt(content.slider.value)
        .sky(content.theme)
        .modifier(
            ScreenBar(
                title: content.title.text,
                back: content.back,
                backTapped: { model.backTapped() }
            )
        )
        .task { await model.onAppear() }
        .task(id: model.cityQuery) { await model.cityQueryChanged() }
        .onChange(of: content.cities.announcement) { _, text in announce(text) }
    }

    private func thermometer(_ content: ConverterContent) -> some View {
        VStack(alignment: .leading, spacing: 12) {
            RowStack(alignment: .top, spacing: 12) {
                ConverterField(content.fahrenheit, text: $model.fahrenheitText)
                ConverterField(content.celsius, text: $model.celsiusText)
            }
            SpokenLabel(content.bandName)
                .font(.headline)
                .moves(with: content.bandName)
            Slider(value: $model.sliderValue, in: content.slider.range, step: content.slider.step) {
                Text(verbatim: content.slider.accessibility.label)
            } minimumValueLabel: {
                SpokenLabel(content.slider.minimum)
                    .font(.caption)
            } maximumValueLabel: {
                SpokenLabel(content.slider.maximum)
                    .font(.caption)
            }
            .labeled(content.slider.accessibility, id: content.slider.id)
            InfoRow(content.kelvin)
                .rollsDigits(of: content.kelvin.value)
            if let place = content.place {
                Label(verbatim: place.text, systemImage: place.symbolName)
                    .spoken(place.accessibility, id: place.id)
            }
            if let attribution = content.attribution { Attribution(attribution) }
        }
    }

    @ViewBuilder
    private func cities(_ cities: ConverterContent.Cities) -> some View {
        switch cities {
        case .none:
            EmptyView()
        case .searching(let progress, let previous):
            ProgressRow(progress)
            rows(previous)
        case .results(let places, _):
            rows(places)
        case .noResults(let prompt):
            MessageCard(prompt)
        case .failed(let notice, let previous):
            NoticeBanner(notice)
            rows(previous)
        }
    }

    private func rows(_ places: [PlaceContent]) -> some View {
        ForEach(places) { place in
            PlaceRow(place) { await model.citySelected(place.location) }
        }
    }
}

/// A field for the temperature on one scale, with what is wrong with its text.
private struct ConverterField: View {
    private let field: ConverterContent.Field
    @Binding private var text: String

    @ScaledMetric(relativeTo: .largeTitle) private var size = 44.0
    @Environment(\.weatherLook) private var look

    init(_ field: ConverterContent.Field, text: Binding<String>) {
        self.field = field
        _text = text
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Label(verbatim: field.label, systemImage: field.symbolName)
                .font(.caption)
                .accessibilityHidden(true)
            HStack {
                TextField(text: $text, prompt: nil) {
                    Text(verbatim: field.accessibility.label)
                }
                .font(look.typeface.temperature(size))
                .numberPad()
                .named(field.accessibility, id: field.id)
                Text(verbatim: field.unit)
                    .font(.title2)
                    .accessibilityHidden(true)
            }
            .frame(minHeight: 44)
            if let problem = field.problem {
                SpokenLabel(problem)
                    .font(.caption)
            }
        }
    }
}

extension ConverterContent.Cities {
    /// The sentence to announce when a search has ended; `nil` in other states.
    fileprivate var announcement: String? {
        switch self {
        case .results(_, let announcement): announcement
        case .noResults(let prompt): prompt.title
        case .failed(let notice, _): notice.text
        case .none, .searching: nil
        }
    }
}
#endif
