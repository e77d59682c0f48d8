import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

/// Everything that the content of the map screen is made from.
struct WeatherMapInputs: ContentInputs {
    /// The place in the middle.
    let place: PlaceSnapshot<LoadPart<Location>>
    /// The state of the tiles.
    let tiles: MapTilesState

    /// Creates the content of the screen.
    func content(in environment: ScreenEnvironment) -> ScreenState<WeatherMapContent> {
        let location = place.state(of: \.self)
        if place.place == .none, location.failure == nil { return .idle(.noMapPlace(in: environment)) }
        let state = ScreenState(
            location,
            placeholder: WeatherMapContent(at: place.location, tiles, in: environment),
            failure: { FailureContent(id: WeatherMapContent.ID.failure, $0, canSearch: false, in: environment) },
            content: { location, _ in WeatherMapContent(at: location, tiles, in: environment) }
        )
        if tiles.loading > 0, case .loaded(let content) = state { return .loading(content) }
        return state
    }
}

extension WeatherMapContent {
    /// Creates the content for tiles around a place; `nil` while that is not known.
    init(at location: Location?, _ state: MapTilesState, in environment: ScreenEnvironment) {
        let texts = WeatherMapTexts.texts(in: environment)
        let title = texts.layers[state.tiles.layer]
        let name = TextContent.place(location, id: ID.name, in: environment)
        self.name = name
        center = location?.coordinate
        region = location.map { MapRegion(around: $0.coordinate) }
        tiles = state.tiles
        zooms = state.tiles.layer.layer.zooms
        layers = WeatherMapLayer.allCases.map { Layer($0, isSelected: $0 == state.tiles.layer, texts) }
        legend = Legend(of: state.tiles.layer, title, texts, in: environment)
        updated = state.shown.map { .updated($0, id: ID.updated, in: environment) }
        fetched = state.shown.flatMap { shown in
            let seconds = environment.timeZone.secondsFromGMT(for: shown.fetchedAt)
            return .fetchTime(of: shown, at: UTCOffset(seconds: seconds), id: ID.fetched, in: environment)
        }
        notice = state.shown.flatMap {
            NoticeContent(id: ID.notice, about: $0, failure: nil, isOffline: false, in: environment)
        }
        failure = state.failure.map { FailureContent(id: ID.failure, $0, canSearch: false, in: environment) }
        attribution = state.shown.map { AttributionContent(id: ID.attribution, source: $0.source, in: environment) }
        accessibility = AccessibilityText(
            label: location == nil ? title : texts.around(title, name.accessibility.label)
        )
        layoutDirection = environment.layoutDirection
    }
}

extension WeatherMapContent.Layer {
    fileprivate init(_ layer: WeatherMapLayer, isSelected: Bool, _ texts: WeatherMapTexts) {
        id = "\(WeatherMapContent.ID.layer).\(layer.rawValue)"
        self.layer = layer
        title = texts.layers[layer]
        symbolName = layer.symbolName
        self.isSelected = isSelected
        accessibility = AccessibilityText(
            label: title,
            value: isSelected ? texts.selected : nil,
            hint: isSelected ? nil : texts.layerHint
        )
    }
}

extension WeatherMapContent.Legend {
    fileprivate init(
        of layer: WeatherMapLayer,
        _ title: String,
        _ texts: WeatherMapTexts,
        in environment: ScreenEnvironment
    ) {
        let formats = environment.formats
        let stops = (layer.layer.legend?.stops ?? [])
            .map { (color: $0.color, value: layer.text(of: $0.value, in: formats)) }
        self.stops = stops.enumerated()
            .map { index, stop in
                WeatherMapContent.Stop(
                    id: "\(WeatherMapContent.ID.legend).\(index)",
                    color: RGBColor(red: stop.color.red, green: stop.color.green, blue: stop.color.blue),
                    opacity: stop.color.opacity,
                    value: stop.value.text,
                    accessibility: AccessibilityText(
                        label: stop.value.spoken,
                        value: stop.color.opacity == 0 ? texts.transparent : nil
                    )
                )
            }
        let ends = stops.first.flatMap { first in
            stops.last.map { texts.range(first.value.spoken, $0.value.spoken) }
        }
        self.title = TextContent(
            id: WeatherMapContent.ID.legend,
            text: title,
            accessibility: AccessibilityText(label: texts.legend(title), value: ends),
            traits: .header
        )
    }
}

extension MapRegion {
    /// Creates the part of the world that a map shows first: 12 degrees from south to north, and 16 from west to east.
    fileprivate init(around center: Coordinate) {
        func meridian(_ longitude: Double) -> Double {
            longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude
        }
        self.init(
            south: center.latitude - 6,
            west: meridian(center.longitude - 8),
            north: center.latitude + 6,
            east: meridian(center.longitude + 8)
        )
    }
}

extension PromptContent {
    /// Returns the card for the map screen without a place.
    fileprivate static func noMapPlace(in environment: ScreenEnvironment) -> PromptContent {
        .noPlace(
            id: WeatherMapContent.ID.noLocation,
            message: WeatherMapTexts.texts(in: environment).noLocationMessage,
            in: environment
        )
    }
}
