public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The converter as it is shown.
public struct ConverterContent: Hashable, Sendable {
    /// The title of the screen.
    public let title: TextContent
    /// The slider.
    public let slider: Slider
    /// The field in degrees Fahrenheit.
    public let fahrenheit: Field
    /// The field in degrees Celsius.
    public let celsius: Field
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
    public let cities: Cities
    /// The button for ``ConverterViewModel/useCurrentLocationTapped()``; `nil` where the device has no place.
    public let useCurrentLocation: ActionContent?
    /// A remark about weather that is not available or not up to date; slider and fields work on.
    public let notice: NoticeContent?
    /// The button for ``ConverterViewModel/backTapped()``.
    public let back: ActionContent
    /// The side from which the screen is read.
    public let layoutDirection: TextDirection
}

extension ConverterContent {
    /// A slider in degrees Fahrenheit; what it is moved to goes to the view model's `fahrenheitChanged(_:)`.
    public struct Slider: Hashable, Sendable, Identifiable {
        /// A stable name for tests of user interfaces; the same in every language.
        public let id: String
        /// Where the slider stands; at the nearer end for a temperature beyond it.
        public let value: Double
        /// From −40 to 140.
        public let range: ClosedRange<Double>
        /// The size of a step.
        public let step: Double
        /// What assistive technology says: the temperature on both scales.
        public let accessibility: AccessibilityText
    }

    /// A field that shows a temperature in one unit and takes another one.
    public struct Field: Hashable, Sendable, Identifiable {
        /// A stable name for tests of user interfaces, for example `converter.celsius`; the same in every language.
        public let id: String
        /// The name of the scale.
        public let label: String
        /// What was typed, or the temperature as the locale writes it.
        public let text: String
        /// The unit beside the field, for example `°C`.
        public let unit: String
        /// What is wrong with what was typed; `nil` when nothing is.
        public let problem: TextContent?
        /// What assistive technology says.
        public let accessibility: AccessibilityText
    }

    /// What the search for a city lists.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Cities: Hashable, Sendable {
        /// Nothing was typed.
        case none
        /// A search is under way; the places found before it are still shown.
        case searching(TextContent, previous: [PlaceContent])
        /// The places found, with what is spoken when they appear.
        case results([PlaceContent], announcement: String)
        /// Nothing was found: a card with a hint.
        case noResults(PromptContent)
        /// The search failed; the places found before it are still shown.
        case failed(NoticeContent, previous: [PlaceContent])

        /// Every place, whatever the list says besides.
        public var places: [PlaceContent] {
            switch self {
            case .searching(_, let places), .results(let places, _), .failed(_, let places): places
            case .none, .noResults: []
            }
        }
    }
}
