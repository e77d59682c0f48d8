public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The map screen, ready to display: one layer, its legend, and what is known about its tiles.
///
/// Legend and tiles belong to the same layer, whatever is on its way.
public struct WeatherMapContent: Hashable, Sendable {
    /// The name of the place in the middle, or its coordinates when it has none.
    public let name: TextContent
    /// The part of the world to show first, around the place; `nil` until that is known.
    public let region: MapRegion?
    /// The place in the middle, for a pin; `nil` until it is known.
    public let center: Coordinate?
    /// The tiles to ask ``WeatherMapViewModel/tile(_:of:)`` for; another value stands for other tiles.
    public let tiles: WeatherMapTiles
    /// The zooms that there are tiles for.
    public let zooms: ClosedRange<Int>
    /// The layers to choose from, for ``WeatherMapViewModel/layerChosen(_:)``.
    public let layers: [Layer]
    /// The meaning of the colors.
    public let legend: Legend
    /// The time since the oldest tile was fetched; `nil` before the first.
    public let updated: TextContent?
    /// The time at which the oldest tile was fetched, on the user's own clock; `nil` unless the user wants to see it.
    public let fetched: TextContent?
    /// A remark that tiles are out of date; `nil` when there is none.
    public let notice: NoticeContent?
    /// A card beside the map when a tile could not be loaded, with a button for ``WeatherMapViewModel/retryTapped()``;
    /// `nil` when none has failed.
    public let failure: FailureContent?
    /// The provider of the tiles; `nil` before the first.
    public let attribution: AttributionContent?
    /// The texts for assistive technology, for the map as a whole: what it shows and where.
    public let accessibility: AccessibilityText
    /// The side from which the screen is read.
    public let layoutDirection: TextDirection

    /// The zoom for a map that has none of its own: the region then has about six tiles.
    public static let zoom = 5

    /// A layer to choose.
    ///
    /// Pass ``layer`` to ``WeatherMapViewModel/layerChosen(_:)``.
    public struct Layer: Hashable, Sendable, Identifiable {
        /// A stable identifier for user-interface tests, for example `map.layer.wind`; the same in every language.
        public let id: String
        /// The layer.
        public let layer: WeatherMapLayer
        /// The name of the layer.
        public let title: String
        /// The name of an SF Symbol for the layer.
        public let symbolName: String
        /// A Boolean value that indicates whether the layer is the one on show.
        public let isSelected: Bool
        /// The texts for assistive technology.
        public let accessibility: AccessibilityText
        /// The traits for assistive technology.
        public var accessibilityTraits: AccessibilityTraits { isSelected ? [.button, .selected] : .button }
    }

    /// The meaning of the colors of a layer.
    ///
    /// Colors between two stops are mixed from theirs.
    public struct Legend: Hashable, Sendable {
        /// The name of the layer, spoken together with the first and the last value.
        public let title: TextContent
        /// The colors with their values, in rising order.
        public let stops: [Stop]
    }

    /// A color of the legend with its value.
    public struct Stop: Hashable, Sendable, Identifiable {
        /// A stable identifier for user-interface tests, for example `map.legend.0`; the same in every language.
        public let id: String
        /// The color, without its opacity.
        public let color: RGBColor
        /// The opacity of the color, in `0...1`; at 0 the map shows nothing.
        public let opacity: Double
        /// The value in the user's units, for example `12 °C`.
        public let value: String
        /// The texts for assistive technology.
        public let accessibility: AccessibilityText
    }

    /// The title and the buttons of the screen.
    ///
    /// They are available in every state from ``WeatherMapViewModel/actions``.
    public struct Actions: Hashable, Sendable {
        /// The title of the screen.
        public let title: TextContent
        /// The button for ``WeatherMapViewModel/refreshPulled()``.
        public let refresh: ActionContent
        /// The button for ``WeatherMapViewModel/backTapped()``.
        public let back: ActionContent
    }

    /// The identifiers of elements for user-interface tests, which are the same in every language.
    ///
    /// The views of `OpenWeatherSwiftUI` set them as accessibility identifiers. A view of your own finds the identifier
    /// of an element in its content.
    package enum ID: Sendable {
        /// The title of the screen.
        package static let title = "map.title"
        /// The button that loads the tiles again.
        package static let refresh = "map.refresh"
        /// The button that leaves the screen.
        package static let back = "map.back"
        /// The name of the place.
        package static let name = "map.name"
        /// The map itself.
        package static let map = "map.map"
        /// The prefix of the layers, which add their name, as in `map.layer.wind`.
        package static let layer = "map.layer"
        /// The heading of the legend, and the prefix of its stops, which add their number, as in `map.legend.0`.
        package static let legend = "map.legend"
        /// The time since the tiles were fetched.
        package static let updated = "map.updated"
        /// The time at which the tiles were fetched.
        package static let fetched = "map.fetched"
        /// The remark about the tiles.
        package static let notice = "map.notice"
        /// The card of a failure.
        package static let failure = "map.failure"
        /// The attribution of the tiles.
        package static let attribution = "map.attribution"
        /// The card that asks for a place.
        package static let noLocation = "map.noLocation"
    }
}

extension WeatherMapContent.Actions {
    /// Creates the title and the buttons in the language of `environment`.
    init(in environment: ScreenEnvironment) {
        let texts = WeatherMapTexts.texts(in: environment)
        title = .header(id: WeatherMapContent.ID.title, text: texts.title)
        refresh = .refresh(id: WeatherMapContent.ID.refresh, hint: texts.refreshHint, in: environment)
        back = .back(id: WeatherMapContent.ID.back, in: environment)
    }
}
