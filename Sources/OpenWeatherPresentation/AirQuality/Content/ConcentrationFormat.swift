import OpenWeatherCore
import OpenWeatherScreenKit

/// A formatter for concentrations in micrograms per cubic meter, which every system of units uses.
struct ConcentrationFormat: Sendable {
    /// The formatter for numbers with their units.
    let quantity: QuantityFormat
    /// The texts with the unit.
    let texts: AirQualityTexts

    /// Returns the concentration, with more digits the smaller it is: `0.02 μg/m³`, `5.5 μg/m³`, `201 μg/m³`.
    ///
    /// An amount too small to show becomes `<0.01 μg/m³`, not 0.
    func callAsFunction(_ concentration: Concentration) -> SpokenText {
        let value = concentration.microgramsPerCubicMeter
        return quantity(
            value,
            fractionDigits: digits(of: value),
            step: 0.01,
            texts.concentration,
            texts.spokenConcentration
        )
    }

    private func digits(of value: Double) -> ClosedRange<Int> {
        // The bounds are those at which rounding would reach the next power of ten.
        switch value {
        case ..<0.995: 0...2
        case ..<99.95: 0...1
        default: 0...0
        }
    }
}
