public import OpenWeatherCore

/// Writes pressures: in hectopascals, but in inches of mercury in imperial units, as barometers there show them.
public struct PressureFormat: Sendable {
    private let number: NumberFormat
    private let units: Units
    private let texts: UnitTexts

    /// Creates a format.
    init(number: NumberFormat, units: Units, texts: UnitTexts) {
        self.number = number
        self.units = units
        self.texts = texts
    }

    /// The pressure, for example `1013 hPa` or `29.92 inHg`.
    public func callAsFunction(_ pressure: Pressure) -> SpokenText {
        switch units {
        case .standard, .metric:
            let number = number(pressure.hectopascals)
            return SpokenText(texts.hectopascals(number.text), spoken: texts.spokenHectopascals(number))
        case .imperial:
            let number = number(pressure.value(in: .inchesOfMercury), fractionDigits: 2...2)
            return SpokenText(texts.inchesOfMercury(number.text), spoken: texts.spokenInchesOfMercury(number))
        }
    }
}
