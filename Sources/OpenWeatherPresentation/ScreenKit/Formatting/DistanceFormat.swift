public import OpenWeatherCore

/// Writes how far one can see: in metres and kilometres, or in miles in imperial units.
public struct DistanceFormat: Sendable {
    private let number: NumberFormat
    private let units: Units
    private let texts: UnitTexts

    /// Creates a format.
    init(number: NumberFormat, units: Units, texts: UnitTexts) {
        self.number = number
        self.units = units
        self.texts = texts
    }

    /// The distance, the more precise the shorter it is: `400 m`, `2.5 km`, `10 km`; `0.25 mi`, `2.5 mi`, `12 mi`.
    public func callAsFunction(_ distance: Length) -> SpokenText {
        switch units {
        case .standard, .metric: metric(distance)
        case .imperial: imperial(distance)
        }
    }

    private func metric(_ distance: Length) -> SpokenText {
        // 999.5 m would round to 1000 m.
        guard distance.meters.rounded() >= 1000 else {
            let number = number(distance.meters)
            return SpokenText(texts.meters(number.text), spoken: texts.spokenMeters(number))
        }
        let kilometers = distance.value(in: .kilometers)
        let number = number(kilometers, fractionDigits: kilometers < 9.95 ? 0...1 : 0...0)
        return SpokenText(texts.kilometers(number.text), spoken: texts.spokenKilometers(number))
    }

    private func imperial(_ distance: Length) -> SpokenText {
        let miles = distance.value(in: .miles)
        let digits = miles < 1 ? 0...2 : miles < 9.95 ? 0...1 : 0...0
        let number = number(miles, fractionDigits: digits)
        return SpokenText(texts.miles(number.text), spoken: texts.spokenMiles(number))
    }
}
