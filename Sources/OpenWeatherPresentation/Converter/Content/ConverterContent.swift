public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The converter as it is shown.
public struct ConverterContent: Hashable, Sendable {
    /// The title of the screen.
    public let title: TextContent
    /// The slider.
    public let slider: TemperatureSliderContent
    /// The field in degrees Fahrenheit.
    public let fahrenheit: TemperatureFieldContent
    /// The field in degrees Celsius.
    public let celsius: TemperatureFieldContent
    /// The temperature in kelvins.
    public let kelvin: MetricContent
    /// The band of the temperature.
    public let band: TemperatureBand
    /// The band in words.
    public let bandName: TextContent
    /// The colours of the band.
    public let gradient: ColorGradient
    /// The place the temperature was measured at; `nil` for one that was set by hand.
    public let place: TextContent?
    /// Where the temperature comes from, to be shown with it; `nil` for one that was set by hand.
    public let attribution: AttributionContent?
    /// Says that the weather is being fetched; `nil` while it is not.
    public let loading: TextContent?
    /// The field to type a city into; what is typed goes to ``ConverterViewModel/cityQueryChanged(text:)``.
    public let cityField: SearchFieldContent
    /// The cities to choose from, for ``ConverterViewModel/citySelected(_:)``.
    public let cities: CityListContent
    /// The button for ``ConverterViewModel/useCurrentLocationTapped()``; `nil` where the device has no place.
    public let useCurrentLocation: ActionContent?
    /// A remark about weather that is not available or not up to date; slider and fields work on.
    public let notice: NoticeContent?
    /// The button for ``ConverterViewModel/backTapped()``.
    public let back: ActionContent
    /// The side from which the screen is read.
    public let layoutDirection: TextDirection
}
