public import OpenWeatherCore

/// A formatter for wind speeds, in m/s in standard, km/h in metric, and mph in imperial units.
///
/// For wind with its direction, use ``WindFormat``. A speed that is not finite shows as a dash with the unit.
public struct SpeedFormat: Sendable {
    /// The formatter for numbers with their units.
    let quantity: QuantityFormat

    private var texts: UnitTexts { quantity.texts }

    /// Returns the speed in whole units, for example `12 km/h`; meters per second have up to one decimal place.
    public func callAsFunction(_ speed: Speed) -> SpokenText {
        switch quantity.units {
        case .standard:
            quantity(speed.metersPerSecond, fractionDigits: 0...1, texts.metersPerSecond, texts.spokenMetersPerSecond)
        case .metric:
            quantity(speed.value(in: .kilometersPerHour), texts.kilometersPerHour, texts.spokenKilometersPerHour)
        case .imperial:
            quantity(speed.value(in: .milesPerHour), texts.milesPerHour, texts.spokenMilesPerHour)
        }
    }
}

/// A formatter for pressures, in hectopascals, or in inches of mercury in imperial units.
///
/// The service reports hectopascals in every unit system; barometers in the United States show inches of mercury.
public struct PressureFormat: Sendable {
    /// The formatter for numbers with their units.
    let quantity: QuantityFormat

    private var texts: UnitTexts { quantity.texts }

    /// Returns the pressure, for example `1013 hPa` or `29.92 inHg`.
    public func callAsFunction(_ pressure: Pressure) -> SpokenText {
        switch quantity.units {
        case .standard, .metric:
            quantity(pressure.hectopascals, texts.hectopascals, texts.spokenHectopascals)
        case .imperial:
            quantity(
                pressure.value(in: .inchesOfMercury),
                fractionDigits: 2...2,
                texts.inchesOfMercury,
                texts.spokenInchesOfMercury
            )
        }
    }
}

/// A formatter for distances such as the visibility, in meters and kilometers, or in miles in imperial units.
///
/// A distance that is not finite shows as a dash with the unit.
public struct DistanceFormat: Sendable {
    /// The formatter for numbers with their units.
    let quantity: QuantityFormat

    private var texts: UnitTexts { quantity.texts }

    /// Returns the distance, with more digits the shorter it is.
    ///
    /// For example `400 m`, `2.5 km`, and `10 km`, or `0.25 mi`, `2.5 mi`, and `12 mi`.
    public func callAsFunction(_ distance: Length) -> SpokenText {
        switch quantity.units {
        case .standard, .metric: metric(distance)
        case .imperial: imperial(distance)
        }
    }

    private func metric(_ distance: Length) -> SpokenText {
        // 999.5 m would round to 1000 m.
        guard distance.meters.rounded() >= 1000 else {
            return quantity(distance.meters, texts.meters, texts.spokenMeters)
        }
        let kilometers = distance.value(in: .kilometers)
        let digits = kilometers < 9.95 ? 0...1 : 0...0
        return quantity(kilometers, fractionDigits: digits, texts.kilometers, texts.spokenKilometers)
    }

    private func imperial(_ distance: Length) -> SpokenText {
        let miles = distance.value(in: .miles)
        let digits = miles < 1 ? 0...2 : miles < 9.95 ? 0...1 : 0...0
        return quantity(miles, fractionDigits: digits, texts.miles, texts.spokenMiles)
    }
}

/// A formatter for amounts of rain and snow, in millimeters, or in inches in imperial units.
///
/// Amounts are depths of water, also for snow.
public struct PrecipitationFormat: Sendable {
    /// The formatter for numbers with their units.
    let quantity: QuantityFormat

    private var texts: UnitTexts { quantity.texts }

    /// Returns the depth, for example `0.4 mm` or `0.02 in`.
    ///
    /// An amount that would round to zero reads `<0.1 mm`, so that a trace of rain is not shown as none.
    public func callAsFunction(_ depth: Precipitation) -> SpokenText {
        switch quantity.units {
        case .standard, .metric:
            quantity(
                depth.millimeters,
                fractionDigits: 0...1,
                step: 0.1,
                texts.millimeters,
                texts.spokenMillimeters
            )
        case .imperial:
            quantity(
                depth.value(in: .inches),
                fractionDigits: 0...2,
                step: 0.01,
                texts.inches,
                texts.spokenInches
            )
        }
    }
}

/// A formatter for numbers with their units, which the formatters of quantities share.
package struct QuantityFormat: Sendable {
    /// The formatter for numbers.
    let number: NumberFormat
    /// The unit system to convert quantities to.
    let units: Units
    /// The texts of the language.
    let language: Texts

    /// The texts of the units.
    var texts: UnitTexts { language.units }

    /// Returns a number in the text of its unit and in the spoken one.
    ///
    /// - Parameters:
    ///   - value: The number, in the unit of the texts.
    ///   - fractionDigits: The fewest and the most digits after the decimal point.
    ///   - step: The smallest amount to show: a trace that would round to zero reads as less than it, for example
    ///     `<0.1 mm`. With zero, a trace reads as zero.
    ///   - text: The text with the unit.
    ///   - spoken: The spoken text with the unit.
    /// - Returns: The number with its unit, for example `0.4 mm`.
    package func callAsFunction(
        _ value: Double,
        fractionDigits: ClosedRange<Int> = 0...0,
        step: Double = 0,
        _ text: Phrase,
        _ spoken: PluralPhrase
    ) -> SpokenText {
        let isTrace = value > 0 && value < step / 2
        let number = number(isTrace ? step : value, fractionDigits: fractionDigits)
        let amount = SpokenText(text(number.text), spoken: spoken(number))
        guard isTrace else { return amount }
        return SpokenText(texts.lessThan(amount.text), spoken: texts.spokenLessThan(amount.spoken))
    }
}
