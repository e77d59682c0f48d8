public import Foundation

/// The content of the tiles of a map.
///
/// | layers | plan | time |
/// | --- | --- | --- |
/// | ``clouds``, ``precipitation``, ``pressure``, ``wind``, ``temperature`` | any, also the free one | now |
/// | ``weather(_:at:style:)`` | Developer and larger, and that for students | from March 2019 to ten days ahead, in steps of 3 hours |
/// | ``relief(style:)`` | Developer and larger | none |
/// | ``radar(at:)`` | Professional and larger | the last two days, in steps of 10 minutes |
///
/// Source: <https://openweathermap.org/api/weathermaps>, <https://openweathermap.org/api/weather-map-2>,
/// <https://openweathermap.org/api/global-precipitation-map>.
public struct MapLayer: Hashable, Sendable {
    /// The zooms that the service has tiles for; a tile of any other is refused before anything is sent.
    public let zooms: ClosedRange<Int>
    /// The meaning of the colors; `nil` where it is not published.
    public let legend: MapLegend?
    /// The moment that the tiles show; `nil` for the present one, or for none.
    public let date: Date?
    /// The service's name of the layer, with the product before it.
    package let path: String
    /// The parameters of the drawing, unescaped, in the order they are sent.
    package let parameters: [Parameter]

    /// A parameter of the service and its value.
    package struct Parameter: Hashable, Sendable {
        /// The name.
        package let name: String
        /// The value.
        package let value: String
    }

    private init(
        _ path: String,
        parameters: [(name: String, value: String)] = [],
        zooms: ClosedRange<Int> = MapTile.zooms,
        date: Date? = nil,
        legend: MapLegend?
    ) {
        (self.path, self.zooms, self.date, self.legend) = (path, zooms, date, legend)
        self.parameters = parameters.map { Parameter(name: $0.name, value: $0.value) }
    }

    private static func current(_ name: String, _ legend: MapLegend) -> MapLayer {
        MapLayer("map/\(name)", zooms: 0...9, legend: legend)
    }

    /// The cover of clouds now.
    public static let clouds = current("clouds_new", .clouds)
    /// Rain and snow now.
    public static let precipitation = current("precipitation_new", .rain)
    /// The air pressure at sea level now.
    public static let pressure = current("pressure_new", .pressure)
    /// The speed of the wind now.
    public static let wind = current("wind_new", .wind)
    /// The temperature now.
    public static let temperature = current("temp_new", .temperature)

    /// The layers of the free plan.
    public static let free: [MapLayer] = [.temperature, .precipitation, .clouds, .wind, .pressure]

    /// Returns the layer of a quantity at a moment of the past or the future.
    ///
    /// - Parameters:
    ///   - quantity: The quantity.
    ///   - date: The moment, which the service rounds down to 3 hours, or to 12 for the soil; `nil` for the present one.
    ///   - style: The colors and the opacity.
    /// - Returns: The layer.
    public static func weather(
        _ quantity: MapQuantity,
        at date: Date? = nil,
        style: MapStyle = MapStyle()
    ) -> MapLayer {
        let time = date.map { [("date", String($0.wholeSeconds()))] } ?? []
        return MapLayer(
            "weather/\(quantity.rawValue)",
            parameters: time + style.query + (quantity == .windArrows ? style.arrowQuery : []),
            date: date,
            legend: style.sentPalette.map { MapLegend(unit: quantity.unit, stops: $0) } ?? quantity.legend
        )
    }

    /// Returns the layer of the shape of the land.
    public static func relief(style: MapStyle = MapStyle()) -> MapLayer {
        MapLayer(
            "relief",
            parameters: style.query,
            legend: style.sentPalette.map { MapLegend(unit: .meters, stops: $0) }
        )
    }

    /// Returns the layer of the precipitation that radars saw at a moment of the last two days, rounded down to 10 minutes.
    public static func radar(at date: Date) -> MapLayer {
        let moment = Date(timeIntervalSince1970: (date.timeIntervalSince1970 / 600).rounded(.down) * 600)
        return MapLayer(
            "radar",
            parameters: [("tm", String(moment.wholeSeconds()))],
            zooms: 3...7,
            date: moment,
            legend: nil
        )
    }
}

/// The quantities of weather maps 2.0; the raw value is the service's.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum MapQuantity: String, CaseIterable, Sendable {
    /// Convective precipitation in millimeters.
    case convectivePrecipitation = "PAC0"
    /// The intensity of precipitation in millimeters per second.
    case precipitationIntensity = "PR0"
    /// Accumulated precipitation in millimeters.
    case precipitation = "PA0"
    /// Accumulated rain in millimeters.
    case rain = "PAR0"
    /// Accumulated snow in millimeters.
    case snow = "PAS0"
    /// The depth of snow in meters.
    case snowDepth = "SD0"
    /// The speed of the wind at 10 meters in meters per second.
    case windSpeed = "WS10"
    /// The speed of the wind in meters per second, and its direction as arrows.
    case windArrows = "WND"
    /// The air pressure at sea level, in pascals in the legend.
    case pressure = "APM"
    /// The temperature of the air at 2 meters in degrees Celsius.
    case temperature = "TA2"
    /// The dew point in degrees Celsius.
    case dewPoint = "TD2"
    /// The temperature of the upper 10 centimeters of the soil in kelvins.
    case soilTemperature = "TS0"
    /// The temperature of the soil below 10 centimeters in kelvins.
    case deepSoilTemperature = "TS10"
    /// The relative humidity in percent.
    case humidity = "HRD0"
    /// The cover of clouds in percent.
    case clouds = "CL"

    /// The unit of the values in a palette.
    public var unit: MapLegend.Unit {
        switch self {
        case .convectivePrecipitation, .precipitation, .rain, .snow: .millimeters
        case .precipitationIntensity: .millimetersPerSecond
        case .snowDepth: .meters
        case .windSpeed, .windArrows: .metersPerSecond
        case .pressure: .pascals
        case .temperature, .dewPoint: .celsius
        case .soilTemperature, .deepSoilTemperature: .kelvins
        case .humidity, .clouds: .percent
        }
    }

    /// The meaning of the service's own colors; `nil` where they are not known to this package.
    var legend: MapLegend? {
        switch self {
        case .convectivePrecipitation: .convectivePrecipitation
        case .windSpeed, .windArrows: .wind
        case .pressure: .pressure
        case .temperature, .dewPoint: .temperature
        case .humidity: .humidity
        case .clouds: .clouds
        default: nil
        }
    }
}

/// The colors, the opacity and the arrows of a layer of weather maps 2.0; what is `nil` is as the service has it.
public struct MapStyle: Hashable, Sendable {
    /// The opacity, in `0...1`; numbers out of range are clamped.
    public var opacity: Double?
    /// The colors by value, at least two, in rising order of the values; fewer are not sent.
    public var palette: [MapLegend.Stop]?
    /// A Boolean value that indicates whether values beyond the palette get the nearest color.
    public var fillsBounds: Bool?
    /// The distance of arrows in pixels.
    public var arrowStep: Int?
    /// A Boolean value that indicates whether all arrows have the same length.
    public var hasEqualArrows: Bool?

    /// Creates a style.
    public init(
        opacity: Double? = nil,
        palette: [MapLegend.Stop]? = nil,
        fillsBounds: Bool? = nil,
        arrowStep: Int? = nil,
        hasEqualArrows: Bool? = nil
    ) {
        self.opacity = opacity
        self.palette = palette
        self.fillsBounds = fillsBounds
        self.arrowStep = arrowStep
        self.hasEqualArrows = hasEqualArrows
    }

    /// The palette; `nil` when it has too few colors to be sent.
    fileprivate var sentPalette: [MapLegend.Stop]? { palette.flatMap { $0.count > 1 ? $0 : nil } }

    fileprivate var query: [(name: String, value: String)] {
        var items: [(name: String, value: String)] = []
        if let opacity, opacity.isFinite { items.append(("opacity", "\(opacity.clamped(to: 0...1))")) }
        if let sentPalette {
            items.append(("palette", sentPalette.map { "\($0.text):\($0.color.hex)" }.joined(separator: ";")))
        }
        if let fillsBounds { items.append(("fill_bound", "\(fillsBounds)")) }
        return items
    }

    fileprivate var arrowQuery: [(name: String, value: String)] {
        (arrowStep.map { [("arrow_step", "\($0)")] } ?? []) + (hasEqualArrows.map { [("use_norm", "\($0)")] } ?? [])
    }
}
