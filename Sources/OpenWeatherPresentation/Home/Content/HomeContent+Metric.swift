public import OpenWeatherScreenKit

extension HomeContent {
    /// A value with its label, a further value below it, and what is needed to draw it.
    ///
    /// Draw ``label`` and ``value`` for each; ``detail`` and ``drawing`` are optional additions. Wind, humidity,
    /// pressure and cloud cover are always there, with a dash when they are not known; others are left out.
    public struct Metric: Hashable, Sendable, Identifiable {
        /// A stable identifier for UI tests, for example `home.humidity`; the same in every language.
        public let id: String
        /// The name of the quantity.
        public let label: String
        /// The value to show, with its unit.
        public let value: String
        /// A value that belongs to it, for example the dew point with a word for how the air feels; `nil` without one.
        public let detail: TextContent?
        /// The drawing of the value; `nil` when it has none.
        public let drawing: Drawing?
        /// The name of an SF Symbol for the quantity.
        public let symbolName: String
        /// The texts for assistive technology, which include ``detail``.
        public let accessibility: AccessibilityText

        /// Creates a metric; `detail` is read aloud after the value.
        init(
            id: String,
            label: String,
            value: SpokenText,
            detail: (id: String, text: SpokenText)? = nil,
            drawing: Drawing? = nil,
            symbolName: String,
            separator: String
        ) {
            self.id = id
            self.label = label
            self.value = value.text
            self.detail = detail.map { detail in
                TextContent(
                    id: detail.id,
                    text: detail.text.text,
                    accessibility: AccessibilityText(label: detail.text.spoken)
                )
            }
            self.drawing = drawing
            self.symbolName = symbolName
            accessibility = AccessibilityText(
                label: label,
                value: [value.spoken, detail?.text.spoken].compactMap(\.self).joined(separator: separator)
            )
        }
    }

    /// The drawing of a value, in fractions and degrees that need no further calculation.
    ///
    /// A view that does not know a drawing leaves it out: the text says the same.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Drawing: Hashable, Sendable {
        /// The wind on a compass.
        case compass(Compass)
        /// A share of a whole, from 0 to 1, such as the humidity.
        case fill(Double)
        /// A value on a scale, from 0 to 1, with its usual value in the middle, such as the pressure: the standard
        /// pressure of 1013.25 hPa is 0.5, and either end is 50 hPa away.
        case dial(Double)
    }

    /// The wind, ready to be drawn on a compass.
    ///
    /// Strengths are shares of force 12 on the Beaufort scale, a hurricane, and lie from 0 to 1.
    public struct Compass: Hashable, Sendable {
        /// The direction the wind comes from, in degrees clockwise from north; `nil` when it is not known.
        public let degrees: Double?
        /// The strength of the mean wind, from 0 to 1.
        public let strength: Double
        /// The strength of the gusts, from ``strength`` to 1; `nil` when they are not known.
        public let gustStrength: Double?

        /// The direction the wind blows to, in which an arrow points, in degrees clockwise from north; `nil` when it is
        /// not known.
        public var arrowDegrees: Double? {
            degrees.map { $0 < 180 ? $0 + 180 : $0 - 180 }
        }
    }
}
