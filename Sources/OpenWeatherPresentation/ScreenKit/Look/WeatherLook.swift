/// The look of an app's screens: colors, type, cards, symbols, and the order of what stands on them.
///
/// It is a plain value beside the content: a look chooses among the words and numbers that a content has, and changes none
/// of them. Begin with ``standard`` or another preset and change what should differ; `OpenWeatherSwiftUI` draws it, and
/// views of your own read it from the environment.
///
/// ```swift
/// var look = WeatherLook.standard
/// look.typeface = .thinRounded
/// look.home = [.hero, .days, .hours]
/// ```
public struct WeatherLook: Hashable, Sendable {
    /// The colors behind a screen.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Sky: Hashable, Sendable {
        /// The gradient of the condition and the part of day.
        case condition
        /// The gradient of the temperature's band, with the gradients of the package.
        case temperature
        /// The gradient of the temperature's band, with vivid gradients.
        case vividTemperature
        /// One gradient for every weather.
        case plain(light: ColorGradient, dark: ColorGradient)
    }

    /// The type of the large temperature, and the design of every text.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Typeface: String, Hashable, Sendable, CaseIterable {
        /// The system's type.
        case system
        /// The rounded type of the system, with a thin temperature of 72 points.
        case thinRounded
        /// The serif type of the system.
        case serif
    }

    /// The form in which temperatures are shown.
    ///
    /// Each form is among the words of the content, and texts for assistive technology always name the scale.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Degrees: String, Hashable, Sendable, CaseIterable {
        /// A number with a degree sign, for example `12°`.
        case bare
        /// A number with its unit where one temperature stands alone, for example `12 °C`.
        case withUnit
        /// The same, and the low and the high of a day as a pair, for example `12 °C / 15 °C`.
        case pair
    }

    /// The colors behind a screen.
    public var sky = Sky.condition
    /// The type.
    public var typeface = Typeface.system
    /// The form of temperatures.
    public var degrees = Degrees.bare
    /// The shape and the surface of cards.
    public var card = Card()
    /// Names of SF Symbols in place of those of the content, by the name in the content.
    ///
    /// For example, `["location": "location.fill"]`.
    public var symbols: [String: String] = [:]
    /// The sections of home, from top to bottom; one that is left out is not shown.
    public var home = HomeSection.allCases
    /// The sections of the screen of a day, from top to bottom; one that is left out is not shown.
    public var day = DaySection.allCases

    /// Creates the standard look.
    public init() {}

    /// Returns the name of a symbol in this look.
    public func symbol(_ name: String) -> String { symbols[name] ?? name }

    /// Returns the gradient behind a screen.
    ///
    /// - Parameters:
    ///   - weather: The colors of the condition.
    ///   - temperature: The colors of the temperature; `nil` where it is not known, which leaves those of the condition.
    ///   - isDark: Whether the device is in dark appearance.
    /// - Returns: The gradient, with a contrast of 4.5 to its text in every preset.
    public func gradient(_ weather: WeatherTheme, _ temperature: TemperatureTheme?, isDark: Bool) -> ColorGradient {
        switch (sky, temperature) {
        case (.temperature, let temperature?): isDark ? temperature.darkGradient : temperature.gradient
        case (.vividTemperature, let temperature?): isDark ? .vividDark(temperature.band) : .vivid(temperature.band)
        case (.plain(let light, let dark), _): isDark ? dark : light
        default: isDark ? weather.darkGradient : weather.gradient
        }
    }
}

extension WeatherLook {
    /// The shape and the surface of cards.
    public struct Card: Hashable, Sendable {
        /// The surface of a card.
        #if hasAttribute(nonexhaustive)
        @nonexhaustive
        #endif
        public enum Surface: Hashable, Sendable {
            /// Frosted glass that shows much of what is behind it.
            case thinMaterial
            /// Frosted glass that shows little of what is behind it.
            case thickMaterial
            /// A color, the first one under dark text and the second one under white text.
            case color(light: RGBColor, dark: RGBColor)
        }

        /// The radius of the corners in points.
        public var cornerRadius = 18.0
        /// The surface.
        public var surface = Surface.thinMaterial
        /// The radius of the shadow in points; 0 for none.
        public var shadowRadius = 0.0
        /// The width of a line around the card in points; 0 for none.
        public var borderWidth = 0.0

        /// Creates the cards of the standard look.
        public init() {}
    }

    /// A section of home.
    ///
    /// The age of the values, remarks about them, and their source are no sections: they are always shown.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum HomeSection: String, Hashable, Sendable, CaseIterable, Identifiable {
        /// The temperature and the conditions.
        case hero
        /// The warnings.
        case alerts
        /// The places to switch to.
        case favorites
        /// The next hours.
        case hours
        /// The next days.
        case days
        /// The good times for activities.
        case goodTimes
        /// The further values.
        case metrics
        /// Sunrise and sunset.
        case sun

        /// The section itself.
        public var id: Self { self }
    }

    /// A section of the screen of a day.
    ///
    /// Remarks about the values and their source are no sections: they are always shown.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum DaySection: String, Hashable, Sendable, CaseIterable, Identifiable {
        /// The condition with the low and the high.
        case summary
        /// The further values.
        case metrics
        /// The good times for activities.
        case goodTimes
        /// The accuracy that forecasts had.
        case accuracy
        /// The steps of the day.
        case steps
        /// The days after it.
        case following

        /// The section itself.
        public var id: Self { self }
    }
}
