public import OpenWeatherCore
import OpenWeatherScreenKit

/// The layers to choose from on the map screen, which every plan of the service has.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum WeatherMapLayer: String, CaseIterable, Hashable, Sendable {
    /// The temperature now.
    case temperature
    /// Rain and snow now.
    case precipitation
    /// The cover of clouds now.
    case clouds
    /// The speed of the wind now.
    case wind
    /// The air pressure at sea level now.
    case pressure

    /// The layer as a source of tiles knows it.
    public var layer: MapLayer {
        switch self {
        case .temperature: .temperature
        case .precipitation: .precipitation
        case .clouds: .clouds
        case .wind: .wind
        case .pressure: .pressure
        }
    }

    /// The name of an SF Symbol for the layer.
    var symbolName: String {
        switch self {
        case .temperature: "thermometer.medium"
        case .precipitation: "cloud.rain"
        case .clouds: "cloud"
        case .wind: "wind"
        case .pressure: "barometer"
        }
    }

    /// Returns a value of the layer's legend in the units of the user.
    func text(of value: Double, in formats: Formats) -> SpokenText {
        switch self {
        case .temperature: formats.temperature.withUnit(Temperature(celsius: value))
        case .precipitation: formats.precipitation(Precipitation(millimeters: value))
        case .clouds: formats.percent(Percentage(percent: value))
        case .wind: formats.speed(Speed(metersPerSecond: value))
        case .pressure: formats.pressure(Pressure(hectopascals: value / 100))
        }
    }
}
