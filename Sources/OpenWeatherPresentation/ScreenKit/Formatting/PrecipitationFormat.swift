public import OpenWeatherCore

/// Writes amounts of rain and snow: in millimetres, or in inches in imperial units.
public struct PrecipitationFormat: Sendable {
    private let number: NumberFormat
    private let units: Units
    private let texts: UnitTexts

    /// Creates a format.
    init(number: NumberFormat, units: Units, texts: UnitTexts) {
        self.number = number
        self.units = units
        self.texts = texts
    }

    /// The depth, for example `0.4 mm` or `0.02 in`; an amount too small to show reads `<0.1 mm`, not 0.
    public func callAsFunction(_ depth: Precipitation) -> SpokenText {
        switch units {
        case .standard, .metric:
            write(depth.millimeters, digits: 1, step: 0.1, texts.millimeters, texts.spokenMillimeters)
        case .imperial:
            write(depth.value(in: .inches), digits: 2, step: 0.01, texts.inches, texts.spokenInches)
        }
    }

    private func write(
        _ value: Double,
        digits: Int,
        step: Double,
        _ phrase: Phrase,
        _ spoken: PluralPhrase
    ) -> SpokenText {
        let isTrace = value > 0 && value < step / 2
        let number = number(isTrace ? step : value, fractionDigits: 0...digits)
        let text = phrase(number.text)
        let speech = spoken(number)
        return isTrace
            ? SpokenText(texts.lessThan(text), spoken: texts.spokenLessThan(speech))
            : SpokenText(text, spoken: speech)
    }
}
