import OpenWeatherCore
import OpenWeatherScreenKit

/// What the converter knows, from which its content is made.
struct ConverterState: Sendable {
    /// The temperature, absolute zero at least; 20 °C, which is 68 °F, to begin with.
    var temperature = Temperature(celsius: 20)
    /// What is typed into one of the fields.
    var typed: TypedTemperature?
    /// Where the temperature comes from; `nil` for one that was set by hand.
    var cityWeather: CityWeather?
    /// What went wrong with the last attempt to fill in a temperature.
    var failure: WeatherError?
}
