import OpenWeatherCore
public import OpenWeatherScreenKit

/// The content of the converter screen, ready to display.
///
/// ``ConverterViewModel/state`` computes it. All texts are in the user's language, and identifiers are the same in every
/// language. There is always a temperature: the screen has no state in which the converter does not work.
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
    /// The band that the temperature falls into, and its colors.
    public let theme: TemperatureTheme
    /// The name of the band.
    public let bandName: TextContent
    /// The place where the temperature was measured; `nil` when it was set by hand.
    public let place: Place?
    /// The attribution of the temperature, to be shown with it; `nil` when it was set by hand.
    public let attribution: AttributionContent?
    /// The progress text shown while a temperature is being loaded; `nil` otherwise.
    public let loading: TextContent?
    /// The search field; pass what is typed to ``ConverterViewModel/cityQueryChanged(text:)``, or bind it to
    /// ``ConverterViewModel/cityQuery``.
    public let cityField: SearchFieldContent
    /// The cities to choose from, for ``ConverterViewModel/citySelected(_:)``.
    public let cities: Cities
    /// The button for ``ConverterViewModel/useCurrentLocationTapped()``; `nil` without a location provider.
    public let useCurrentLocation: ActionContent?
    /// A notice about weather that is unavailable or outdated; `nil` when there is nothing to report.
    ///
    /// The slider and the fields keep working.
    public let notice: NoticeContent?
    /// The ``notice`` with its way out, when it is about the device's location; `nil` for any other.
    public let locationHelp: DeviceNotice?
    /// The button for ``ConverterViewModel/backTapped()``.
    public let back: ActionContent
    /// The text for assistive technology that describes the screen as a whole: the temperature, its band, and the ways to
    /// change it.
    public let accessibility: AccessibilityText
    /// The reading direction of the screen.
    public let layoutDirection: TextDirection
}

extension ConverterContent {
    /// A slider in degrees Fahrenheit.
    ///
    /// Pass its new value to the view model's `fahrenheitChanged(_:)`, which takes a number or a text, or bind it to
    /// ``ConverterViewModel/sliderValue``.
    public struct Slider: Hashable, Sendable, Identifiable {
        /// The stable identifier for user-interface tests.
        public let id: String
        /// The position in degrees Fahrenheit, clamped to ``range``.
        public let value: Double
        /// The range of the slider in degrees Fahrenheit: −40 to 140.
        public let range: ClosedRange<Double>
        /// The size of a step in degrees Fahrenheit.
        public let step: Double
        /// The label of the end at the lower bound: the temperature on both scales.
        public let minimum: TextContent
        /// The label of the end at the upper bound: the temperature on both scales.
        public let maximum: TextContent
        /// The text for assistive technology: the temperature on both scales.
        public let accessibility: AccessibilityText
        /// The traits for assistive technology.
        public var accessibilityTraits: AccessibilityTraits { .adjustable }
    }

    /// A text field that shows the temperature on one scale and accepts another one.
    ///
    /// Pass what is typed to the event method of the scale, or bind the field to ``ConverterViewModel/fahrenheitText`` or
    /// ``ConverterViewModel/celsiusText``. It keeps showing the typed text, also one that is not a number, until the
    /// temperature changes by other means.
    public struct Field: Hashable, Sendable, Identifiable {
        /// The stable identifier for user-interface tests, for example `converter.celsius`.
        public let id: String
        /// The name of the scale.
        public let label: String
        /// The name of an SF Symbol for the scale.
        public let symbolName: String
        /// The text as it was typed, or the temperature formatted for the locale.
        public let text: String
        /// The symbol of the unit, for example `°C`.
        public let unit: String
        /// A description of the error in the typed text; `nil` when there is none.
        public let problem: TextContent?
        /// The text for assistive technology.
        public let accessibility: AccessibilityText
    }

    /// The place where the temperature was measured.
    public struct Place: Hashable, Sendable, Identifiable {
        /// The stable identifier for user-interface tests.
        public let id: String
        /// The text to show, for example "Temperature in Lisbon".
        public let text: String
        /// The name of an SF Symbol for the place.
        public let symbolName: String
        /// The text for assistive technology.
        public let accessibility: AccessibilityText
    }

    /// The results of the search for a city in each of its states.
    ///
    /// ``places`` gives the places in any state, for a view that draws them all the same way.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Cities: Hashable, Sendable {
        /// The search field is empty.
        case none
        /// A search is in progress; the places found before it stay on screen.
        case searching(TextContent, previous: [PlaceContent])
        /// The places found, with a sentence for assistive technology to announce.
        case results([PlaceContent], announcement: String)
        /// The search found no place: a card with a hint.
        case noResults(PromptContent)
        /// The search failed; the places found before it stay on screen.
        case failed(NoticeContent, previous: [PlaceContent])

        /// The places on show in any state; empty when there are none.
        public var places: [PlaceContent] {
            switch self {
            case .searching(_, let places), .results(let places, _), .failed(_, let places): places
            case .none, .noResults: []
            }
        }
    }
}
