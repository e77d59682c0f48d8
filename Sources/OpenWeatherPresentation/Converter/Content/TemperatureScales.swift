import OpenWeatherCore
import OpenWeatherScreenKit

/// A formatter of the converter's temperature on each of its scales, to hundredths of a degree.
struct TemperatureScales {
    private let state: ConverterState
    private let texts: ConverterTexts
    private let number: NumberFormat
    private let units: UnitTexts

    /// Creates a formatter of the temperature in `state`.
    init(_ state: ConverterState, texts: ConverterTexts, in environment: ScreenEnvironment) {
        self.state = state
        self.texts = texts
        number = environment.formats.number
        units = environment.texts.units
    }

    /// Returns `temperature` with its unit.
    func written(_ temperature: Temperature, in unit: Temperature.Unit) -> SpokenText {
        let value = number(temperature.value(in: unit), fractionDigits: 0...2)
        let (phrase, spoken) = phrases(of: unit)
        return SpokenText(phrase(value.text), spoken: spoken(value))
    }

    /// Returns the field of a scale, with the text typed into it.
    func field(id: String, label: String, _ unit: Temperature.Unit) -> ConverterContent.Field {
        let typed = state.typed.flatMap { $0.unit == unit ? $0 : nil }
        let problem = typed?.problem.map { text(for: $0, in: unit) }
        let spoken = written(state.temperature, in: unit).spoken
        return ConverterContent.Field(
            id: id,
            label: label,
            text: typed?.text ?? number(state.temperature.value(in: unit), fractionDigits: 0...2).text,
            unit: phrases(of: unit).written("").filter { !$0.isWhitespace },
            problem: problem.map { TextContent(id: "\(id).problem", text: $0) },
            accessibility: AccessibilityText(label: label, value: spoken, hint: problem ?? texts.fieldHint)
        )
    }

    /// The slider at the temperature.
    var slider: ConverterContent.Slider {
        let range = Temperature.converterRange
        return ConverterContent.Slider(
            id: "converter.slider",
            value: state.temperature.clamped(to: range).value(in: .fahrenheit),
            range: range.lowerBound.value(in: .fahrenheit)...range.upperBound.value(in: .fahrenheit),
            step: 1,
            accessibility: AccessibilityText(
                label: texts.slider,
                value: texts.pair(
                    written(state.temperature, in: .fahrenheit).spoken,
                    written(state.temperature, in: .celsius).spoken
                ),
                hint: texts.sliderHint
            )
        )
    }

    private func text(for problem: TypedTemperature.Problem, in unit: Temperature.Unit) -> String {
        switch problem {
        case .notANumber: texts.badNumber(number(-12.5, fractionDigits: 1...1).text)
        case .belowAbsoluteZero: texts.absoluteZero(written(.absoluteZero, in: unit).text)
        }
    }

    private func phrases(of unit: Temperature.Unit) -> (written: Phrase, spoken: PluralPhrase) {
        switch unit {
        case .celsius: (units.celsius, units.spokenCelsius)
        case .fahrenheit: (units.fahrenheit, units.spokenFahrenheit)
        case .kelvin: (units.kelvins, units.spokenKelvins)
        }
    }
}
