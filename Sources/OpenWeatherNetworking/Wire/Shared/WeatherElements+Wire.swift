package import OpenWeatherCore

/// The parts that the body of `weather` and an element of `list` of `forecast` have in common.
protocol WeatherParts {
    var main: MainDTO { get }
    var weather: [ConditionDTO] { get }
    var wind: WindDTO? { get }
    var clouds: CloudsDTO? { get }
    var visibility: Double? { get }
    var rain: PrecipitationDTO? { get }
    var snow: PrecipitationDTO? { get }
}

extension WeatherElements {
    /// Creates the elements of `weather` or `forecast`; `nil` when the temperature is impossible.
    ///
    /// - Parameters:
    ///   - payload: The body, or the element of `list`.
    ///   - step: The hours that amounts of the endpoint cover, 1 or 3.
    ///   - units: The units that were requested.
    init?(_ payload: some WeatherParts, step: Int, units: Units) {
        let main = payload.main
        guard let temperature = Temperature(wire: main.temp, units: units) else { return nil }
        self.init(
            conditions: payload.weather.map { WeatherCondition($0) },
            temperature: temperature,
            feelsLike: Temperature(wire: main.feelsLike, units: units),
            minimum: Temperature(wire: main.tempMin, units: units),
            maximum: Temperature(wire: main.tempMax, units: units),
            humidity: Percentage(wirePercent: main.humidity),
            // `pressure` is the pressure at ground level in responses before 2019.
            pressure: Pressure(wire: main.seaLevel) ?? Pressure(wire: main.pressure),
            groundLevelPressure: Pressure(wire: main.groundLevel),
            wind: Wind(speed: payload.wind?.speed, degrees: payload.wind?.deg, gust: payload.wind?.gust, units: units),
            cloudiness: Percentage(wirePercent: payload.clouds?.all),
            visibility: Length(wire: payload.visibility),
            rain: PrecipitationAmount(payload.rain, step: step),
            snow: PrecipitationAmount(payload.snow, step: step)
        )
    }

    /// Creates the elements of a row of One Call; `nil` when the temperature is impossible.
    init?(_ row: OneCallRowDTO, units: Units) {
        guard let temperature = Temperature(wire: row.temp, units: units) else { return nil }
        self.init(
            conditions: row.weather.map { WeatherCondition($0) },
            temperature: temperature,
            feelsLike: Temperature(wire: row.feelsLike, units: units),
            humidity: Percentage(wirePercent: row.humidity),
            reportedDewPoint: Temperature(wire: row.dewPoint, units: units),
            pressure: Pressure(wire: row.pressure),
            wind: Wind(speed: row.windSpeed, degrees: row.windDeg, gust: row.windGust, units: units),
            cloudiness: Percentage(wirePercent: row.clouds),
            visibility: Length(wire: row.visibility),
            uvIndex: UVIndex(wire: row.uvi),
            chanceOfPrecipitation: Percentage(wireFraction: row.pop),
            rain: PrecipitationAmount(row.rain, step: 1),
            snow: PrecipitationAmount(row.snow, step: 1)
        )
    }
}

extension WeatherCondition {
    /// Creates a condition from one element of `weather`.
    init(_ payload: ConditionDTO) {
        let documented = ConditionCode(rawValue: payload.id)?.group
        let name = WireText.line(payload.main)
        self.init(
            id: payload.id,
            // Nearly every name is that of the number's group.
            group: name.map { $0 == documented?.name ? documented ?? .unknown($0) : ConditionGroup(name: $0) }
                ?? documented ?? .unknown(""),
            description: WireText.line(payload.description) ?? "",
            icon: WireText.line(payload.icon).map { IconCode($0) }
        )
    }
}

extension Wind {
    /// Creates the wind from its fields; `nil` without a speed.
    ///
    /// The direction is `nil` in calm air, and for degrees outside `0...360`: stations send values such as 999 for a
    /// variable wind.
    package init?(speed: Double?, degrees: Double?, gust: Double?, units: Units) {
        guard let speed = Speed(wire: speed, units: units) else { return nil }
        let degrees = degrees.flatMap { (0...360).contains($0) && speed.metersPerSecond > 0 ? $0 : nil }
        self.init(
            speed: speed,
            direction: degrees.flatMap { WindDirection(degrees: $0) },
            gust: Speed(wire: gust, units: units)
        )
    }
}

extension PrecipitationAmount {
    /// Creates the amount from `rain` or `snow`; `nil` when the field holds no amount.
    ///
    /// - Parameters:
    ///   - payload: The field.
    ///   - step: The hours that amounts of the endpoint cover, 1 or 3. An amount for these hours is preferred, and a
    ///     bare number is for these hours.
    init?(_ payload: PrecipitationDTO?, step: Int) {
        guard let payload else { return nil }
        let oneHour = Self(payload.oneHour, hours: 1)
        let threeHours = Self(payload.threeHours, hours: 3)
        let preferred = step == 3 ? threeHours ?? oneHour : oneHour ?? threeHours
        guard let amount = preferred ?? Self(payload.step, hours: step) else { return nil }
        self = amount
    }

    private init?(_ millimeters: Double?, hours: Int) {
        guard let depth = Precipitation(wire: millimeters) else { return nil }
        self.init(depth: depth, hours: hours)
    }
}
