import Foundation
import OpenWeatherCore

extension CurrentWeather {
    /// Reads the body of `weather`, which was asked for in `units`.
    ///
    /// - Throws: ``NetworkError/decoding(_:)`` when the point, the moment or the temperature is impossible.
    init(_ payload: CurrentWeatherDTO, units: Units) throws(NetworkError) {
        let coordinate = try Coordinate(
            wireLatitude: payload.coord.lat,
            longitude: payload.coord.lon,
            path: "coord"
        )
        guard let date = Date(wire: payload.dt) else { throw .decoding(.invalidField(path: "dt")) }
        guard let temperature = Temperature(wire: payload.main.temp, units: units) else {
            throw .decoding(.invalidField(path: "main.temp"))
        }
        let country = PlaceNames.country(payload.sys?.country)
        self.init(
            cityID: PlaceNames.cityID(payload.id),
            name: PlaceNames.name(payload.name, id: payload.id, country: country),
            country: country,
            coordinate: coordinate,
            date: date,
            utcOffset: UTCOffset(wire: payload.timezone),
            conditions: WeatherCondition.conditions(payload.weather),
            temperature: temperature,
            feelsLike: Temperature(wire: payload.main.feelsLike, units: units),
            minimum: Temperature(wire: payload.main.tempMin, units: units),
            maximum: Temperature(wire: payload.main.tempMax, units: units),
            humidity: Percentage(wirePercent: payload.main.humidity),
            pressure: payload.main.seaLevelPressure,
            groundLevelPressure: Pressure(wire: payload.main.groundLevel),
            wind: Wind(payload.wind, units: units),
            cloudiness: Percentage(wirePercent: payload.clouds?.all),
            visibility: Length(wire: payload.visibility),
            rain: PrecipitationAmount(payload.rain, step: 1),
            snow: PrecipitationAmount(payload.snow, step: 1),
            sun: SunState(
                sunrise: Date(wire: payload.sys?.sunrise),
                sunset: Date(wire: payload.sys?.sunset),
                at: coordinate,
                on: date
            )
        )
    }
}

extension WeatherCondition {
    /// Reads one element of `weather`.
    init(_ payload: ConditionDTO) {
        let documented = ConditionCode(rawValue: payload.id)?.group
        self.init(
            id: payload.id,
            group: PlaceNames.text(payload.main).map(ConditionGroup.init(name:)) ?? documented ?? .unknown(""),
            description: PlaceNames.text(payload.description) ?? "",
            icon: PlaceNames.text(payload.icon).map { IconCode($0) }
        )
    }

    /// Reads `weather`, which holds up to three conditions and may be missing; of more than eight the first count.
    static func conditions(_ payload: LossyArray<ConditionDTO>?) -> [WeatherCondition] {
        (payload?.elements ?? []).prefix(8).map { WeatherCondition($0) }
    }
}

extension Wind {
    /// Reads `wind`; `nil` without a speed.
    ///
    /// Calm air comes from nowhere. A direction outside `0...360` means that there is none: stations write 999 and
    /// the like for a variable wind.
    init?(_ payload: WindDTO?, units: Units) {
        guard let payload, let speed = Speed(wire: payload.speed, units: units) else { return nil }
        let degrees = payload.deg.flatMap { (0...360).contains($0) && speed.metersPerSecond > 0 ? $0 : nil }
        self.init(
            speed: speed,
            direction: degrees.flatMap { WindDirection(degrees: $0) },
            gust: Speed(wire: payload.gust, units: units)
        )
    }
}

extension PrecipitationAmount {
    /// Reads `rain` or `snow`; `nil` when no amount was announced.
    ///
    /// - Parameters:
    ///   - payload: The field.
    ///   - step: The hours the product's own amounts are for, 1 or 3: an amount over these is preferred to one over
    ///     others, and a bare number is over these.
    init?(_ payload: PrecipitationDTO?, step: Int) {
        guard let payload else { return nil }
        var amounts = [(payload.oneHour, 1), (payload.threeHours, 3)]
        if step == 3 { amounts.reverse() }
        amounts.append((payload.step, step))
        for (value, hours) in amounts {
            guard let depth = Precipitation(wire: value) else { continue }
            self.init(depth: depth, hours: hours)
            return
        }
        return nil
    }
}

extension MainDTO {
    /// The pressure at sea level.
    ///
    /// Where `sea_level` is sent it is the one: in answers before 2019 `pressure` repeats the ground's.
    var seaLevelPressure: Pressure? {
        Pressure(wire: seaLevel) ?? Pressure(wire: pressure)
    }
}
