public import OpenWeatherCore

/// A formatter for wind speeds, in m/s in standard, km/h in metric, and mph in imperial units.
///
/// For wind with its direction, use ``WindFormat``. A speed that is not finite shows as a dash with the unit.
public struct SpeedFormat: Sendable {
    private let number: NumberFormat
    private let units: Units
    private let texts: UnitTexts

    /// Creates a formatter.
    init(number: NumberFormat, units: Units, texts: UnitTexts) {
        self.number = number
        self.units = units
        self.texts = texts
    }

    /// Returns the speed in whole units, for example `12 km/h`; meters per second have up to one decimal place.
    public func callAsFunction(_ speed: Speed) -> SpokenText {
        switch units {
        case .standard:
            let number = number(speed.metersPerSecond, fractionDigits: 0...1)
            return SpokenText(texts.metersPerSecond(number.text), spoken: texts.spokenMetersPerSecond(number))
        case .metric:
            let number = number(speed.value(in: .kilometersPerHour))
            return SpokenText(texts.kilometersPerHour(number.text), spoken: texts.spokenKilometersPerHour(number))
        case .imperial:
            let number = number(speed.value(in: .milesPerHour))
            return SpokenText(texts.milesPerHour(number.text), spoken: texts.spokenMilesPerHour(number))
        }
    }
}

/// A formatter for pressures, in hectopascals, or in inches of mercury in imperial units.
///
/// The service reports hectopascals in every unit system; barometers in the United States show inches of mercury.
public struct PressureFormat: Sendable {
    private let number: NumberFormat
    private let units: Units
    private let texts: UnitTexts

    /// Creates a formatter.
    init(number: NumberFormat, units: Units, texts: UnitTexts) {
        self.number = number
        self.units = units
        self.texts = texts
    }

    /// Returns the pressure, for example `1013 hPa` or `29.92 inHg`.
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

/// A formatter for distances such as the visibility, in meters and kilometers, or in miles in imperial units.
///
/// A distance that is not finite shows as a dash with the unit.
public struct DistanceFormat: Sendable {
    private let number: NumberFormat
    private let units: Units
    private let texts: UnitTexts

    /// Creates a formatter.
    init(number: NumberFormat, units: Units, texts: UnitTexts) {
        self.number = number
        self.units = units
        self.texts = texts
    }

    /// Returns the distance, with more digits the shorter it is.
    ///
    /// For example `400 m`, `2.5 km`, and `10 km`, or `0.25 mi`, `2.5 mi`, and `12 mi`.
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

/// A formatter for amounts of rain and snow, in millimeters, or in inches in imperial units.
///
/// Amounts are depths of water, also for snow.
public struct PrecipitationFormat: Sendable {
    private let number: NumberFormat
    private let units: Units
    private let texts: UnitTexts

    /// Creates a formatter.
    init(number: NumberFormat, units: Units, texts: UnitTexts) {
        self.number = number
        self.units = units
        self.texts = texts
    }

    /// Returns the depth, for example `0.4 mm` or `0.02 in`.
    ///
    /// An amount that would round to zero reads `<0.1 mm`, so that a trace of rain is not shown as none.
    public func callAsFunction(_ depth: Precipitation) -> SpokenText {
        switch units {
        case .standard, .metric:
            text(of: depth.millimeters, digits: 1, step: 0.1, texts.millimeters, texts.spokenMillimeters)
        case .imperial:
            text(of: depth.value(in: .inches), digits: 2, step: 0.01, texts.inches, texts.spokenInches)
        }
    }

    private func text(
        of value: Double,
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
