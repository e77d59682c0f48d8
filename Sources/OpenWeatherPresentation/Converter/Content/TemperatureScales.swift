import OpenWeatherCore
import OpenWeatherScreenKit

/// A formatter of the converter's temperature on each of its scales, to hundredths of a degree.
struct TemperatureScales {
    private let state: ConverterState
    private let texts: ConverterTexts
    private let number: NumberFormat
    private let units: UnitTexts

    /// Creates a formatter of the temperature in `state`.
    init(_ state: ConverterState, in environment: ScreenEnvironment) {
        self.state = state
        texts = .texts(in: environment)
        number = environment.formats.number
        units = environment.texts.units
    }

    /// Returns `temperature` with its unit.
    func written(_ temperature: Temperature, in unit: Temperature.Unit) -> SpokenText {
        let value = number(temperature.value(in: unit), fractionDigits: 0...2)
        let (phrase, spoken) = units.temperature(in: unit)
        return SpokenText(phrase(value.text), spoken: spoken(value))
    }

    /// Returns `temperature` on both scales as one text to read aloud.
    func spoken(_ temperature: Temperature) -> String {
        texts.pair(written(temperature, in: .fahrenheit).spoken, written(temperature, in: .celsius).spoken)
    }

    /// Returns the text typed into the field of a scale, or the temperature on it.
    func text(in unit: Temperature.Unit) -> String {
        typed(in: unit)?.text ?? number(state.temperature.value(in: unit), fractionDigits: 0...2).text
    }

    /// Returns the field of a scale, with the text typed into it.
    func field(id: String, label: String, symbolName: String, _ unit: Temperature.Unit) -> ConverterContent.Field {
        let problem = typed(in: unit)?.problem.map { text(for: $0, in: unit) }
        let spoken = written(state.temperature, in: unit).spoken
        return ConverterContent.Field(
            id: id,
            label: label,
            symbolName: symbolName,
            text: text(in: unit),
            unit: units.temperature(in: unit).written("").filter { !$0.isWhitespace },
            problem: problem.map { TextContent(id: "\(id).problem", text: $0) },
            accessibility: AccessibilityText(label: label, value: spoken, hint: problem ?? texts.fieldHint)
        )
    }

    /// The slider at the temperature.
    var slider: ConverterContent.Slider {
        let range = Temperature.converterRange
        return ConverterContent.Slider(
            id: ConverterContent.ID.slider,
            value: state.sliderValue,
            range: range.lowerBound.value(in: .fahrenheit)...range.upperBound.value(in: .fahrenheit),
            step: 1,
            minimum: end(range.lowerBound, id: ConverterContent.ID.sliderMinimum),
            maximum: end(range.upperBound, id: ConverterContent.ID.sliderMaximum),
            accessibility: AccessibilityText(
                label: texts.slider,
                value: spoken(state.temperature),
                hint: texts.sliderHint
            )
        )
    }

    private func end(_ temperature: Temperature, id: String) -> TextContent {
        TextContent(
            id: id,
            text: texts.pair(written(temperature, in: .fahrenheit).text, written(temperature, in: .celsius).text),
            accessibility: AccessibilityText(label: spoken(temperature))
        )
    }

    private func typed(in unit: Temperature.Unit) -> TypedTemperature? {
        state.typed.flatMap { $0.unit == unit ? $0 : nil }
    }

    private func text(for problem: TypedTemperature.Problem, in unit: Temperature.Unit) -> String {
        switch problem {
        case .notANumber: texts.badNumber(number(-12.5, fractionDigits: 1...1).text)
        case .belowAbsoluteZero: texts.absoluteZero(written(.absoluteZero, in: unit).text)
        }
    }
}
